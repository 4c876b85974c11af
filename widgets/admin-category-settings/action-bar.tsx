import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import { Button } from '#kit/feedback/button.tsx'
import { FailureNote } from '#kit/feedback/failure-note.tsx'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { BarNote } from '#kit/grid/bar-note.tsx'
import { useUniqueId } from '#kit/react/use-unique-id.ts'
import type { AssignmentModel } from './assignment-model.ts'
import { t } from './messages.ts'

/** What is chosen, and what can be done with it. */
export function ActionBar({ model }: { model: AssignmentModel }): ReactNode {
  useSignals()
  const { selection, list, targets, history } = model
  const busy = model.busy.value
  const count = selection.count.value
  const found = list.count.value
  const id = useUniqueId()
  const lack = findLack(count, targets.value.length)
  const hint = lack === null ? undefined : id
  return (
    <div className="ostrov-category-settings-actions">
      <Filter model={model} />
      <div className="ostrov-form-actions">
        <KeyedText as="p" value={t('chosen', { products: count, categories: targets.value.length })} />
        {count > 0 && <Button kind="quiet" label={t('clear')} onPress={selection.clear} />}
        {/* The last, so that it moves nothing when it comes. */}
        {found > count && (
          <Button kind="quiet" label={t('chooseAll', { count: found })} onPress={selection.chooseAll} />
        )}
      </div>
      <div className="ostrov-form-actions">
        <Button
          kind={lack === null ? 'primary' : 'secondary'}
          label={t('add')}
          describedBy={hint}
          isBusy={busy === 'add'}
          isUnavailable={busy !== null}
          onPress={() => void model.add()}
        />
        <Button
          kind="secondary"
          label={t('takeOut')}
          describedBy={hint}
          isBusy={busy === 'takeOut'}
          isUnavailable={busy !== null}
          onPress={() => void model.takeOut()}
        />
        <div
          className="ostrov-category-settings-turn"
          data-idle={(!history.last.value && !history.next.value) || undefined}
        >
          <Button
            kind="quiet"
            label={t('undo')}
            isUnavailable={!history.last.value || busy !== null}
            isBusy={busy === 'undo'}
            onPress={() => void history.undo()}
          />
          <Button
            kind="quiet"
            label={t('redo')}
            isUnavailable={!history.next.value || busy !== null}
            isBusy={busy === 'redo'}
            onPress={() => void history.redo()}
          />
        </div>
        {/* The last, and its line stays when it goes. */}
        <p id={id} className="ostrov-muted">
          {lack && <KeyedText value={t(lack)} />}
        </p>
      </div>
    </div>
  )
}

/** What is to be chosen before anything can be done; whoever presses all the same is told so in full. */
const findLack = (products: number, categories: number) =>
  products > 0
    ? categories > 0
      ? null
      : 'chooseCategories'
    : categories > 0
      ? 'chooseProducts'
      : 'chooseBoth'

/** Which products stand in the grid, where they are not all. */
function Filter({ model }: { model: AssignmentModel }): ReactNode {
  useSignals()
  const { category, level } = model.list.query.value.filters
  if (!category && !level) return null
  const text = category
    ? t('shownCategory', { name: model.categories.nameOf(category) })
    : t('shownLevel', { level: level ?? '' })
  return (
    <div className="ostrov-category-settings-filter">
      <KeyedText value={text} />
      <Button kind="quiet" label={t('showAll')} onPress={() => model.showProductsOf({})} />
    </div>
  )
}

/** What came of the last change, until it is closed or the next one is made. */
export function Outcome({ model }: { model: AssignmentModel }): ReactNode {
  useSignals()
  const failure = model.failure.value
  if (failure) return <FailureNote failure={failure} lead={t('saveFailed')} />
  const news = model.news.value
  if (!news) return null
  const failed = news.failed ?? []
  const [first] = failed
  return (
    <>
      <BarNote kind={news.kind} onClose={model.dismiss}>
        <KeyedText value={news.text} />
        {news.what && <KeyedText value={` ${news.what}.`} />}
        {news.isLast && (
          <Button kind="secondary" label={t('undo')} onPress={() => void model.history.undo()} />
        )}
      </BarNote>
      {first && (
        <BarNote key={first.message} kind="warning">
          <KeyedText value={t('failed', { count: failed.length, why: first.message })} />
        </BarNote>
      )}
    </>
  )
}
