import { useSignals } from '@preact/signals-react/runtime'
import { Fragment, type ReactNode, useState } from 'react'
import { Button } from '#kit/feedback/button.tsx'
import { FailureNote } from '#kit/feedback/failure-note.tsx'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { SkeletonCards } from '#kit/feedback/skeleton.tsx'
import { Chips } from '#kit/picker/chips.tsx'
import { useUniqueId } from '#kit/react/use-unique-id.ts'
import type { AssignmentModel } from './assignment-model.ts'
import type { ListedCategory } from './category-list.ts'
import { t } from './messages.ts'

/** Categories by name and by level, to be chosen as targets or to show their products. */
export function CategoryPanel({ model }: { model: AssignmentModel }): ReactNode {
  useSignals()
  const { categories, targets } = model
  const failure = categories.failure.value
  const shown = categories.shown.value
  const level = categories.level.value
  const id = useUniqueId()
  const [isOpen, setOpen] = useState(false)
  return (
    <section className="ostrov-category-settings-list" aria-label={t('list')}>
      {/* On a phone alone, where the list stands before the products. */}
      <button
        type="button"
        className="ostrov-button ostrov-category-settings-fold"
        data-kind="secondary"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {t('list')} <span aria-hidden="true">{isOpen ? '▴' : '▾'}</span>
      </button>
      <div id={id} className="ostrov-category-settings-choice" data-folded={!isOpen || undefined}>
        <Filters model={model} />
        {level !== '' && (
          <Button kind="quiet" label={t('showLevel')} onPress={() => model.showProductsOf({ level })} />
        )}
        <div role="status" className="ostrov-field-status">
          {shown && categories.isFiltered.value && <KeyedText value={t('found', { count: shown.length })} />}
        </div>
        {!shown && !failure && (
          <div aria-busy="true">
            <SkeletonCards count={6} layout="rows" />
          </div>
        )}
        {shown && shown.length > 0 && <Rows shown={shown} model={model} />}
      </div>
      {failure && (
        <FailureNote
          failure={failure}
          lead={t('loadFailed')}
          onRetry={categories.reload}
          isBusy={categories.isPending.value}
        />
      )}
      {/* Below the rows, which so stay where they are as it comes. */}
      <Chips label={t('targets')} picked={targets.value} onRemove={model.toggleTarget} />
    </section>
  )
}

function Filters({ model }: { model: AssignmentModel }): ReactNode {
  useSignals()
  const { categories } = model
  const id = useUniqueId()
  return (
    <>
      <div className="ostrov-field">
        <label htmlFor={`${id}-search`}>{t('search')}</label>
        <input
          id={`${id}-search`}
          type="search"
          className="ostrov-input"
          autoComplete="off"
          value={categories.term.value}
          onChange={event => categories.search(event.currentTarget.value)}
        />
      </div>
      <div className="ostrov-field">
        <label htmlFor={`${id}-level`}>{t('level')}</label>
        <select
          id={`${id}-level`}
          className="ostrov-input"
          autoComplete="off"
          value={categories.level.value}
          onChange={event => model.setLevel(event.currentTarget.value)}
        >
          <option value="">{t('anyLevel')}</option>
          {Array.from({ length: categories.depth.value }, (_, at) => (
            <option key={String(at)} value={String(at + 1)}>
              {t('levelName', { level: at + 1 })}
            </option>
          ))}
        </select>
      </div>
    </>
  )
}

function Rows({ shown, model }: { shown: readonly ListedCategory[]; model: AssignmentModel }): ReactNode {
  useSignals()
  const chosen = new Set(model.targets.value.map(({ id }) => id))
  const isFlat = model.categories.isFiltered.value
  return (
    <ul className="ostrov-category-settings-rows">
      {shown.map(category => (
        <li key={category.id} data-level={isFlat ? 1 : Math.min(category.level, 6)}>
          <label className="ostrov-checkbox">
            <input
              type="checkbox"
              checked={chosen.has(category.id)}
              onChange={() => model.toggleTarget(category)}
            />
            <span>
              {category.name}
              {isFlat && category.way.length > 0 && (
                <small className="ostrov-muted">
                  {category.way.map((name, at) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: names of one way may be the same
                    <Fragment key={at}>
                      {' '}
                      <span>{at < category.way.length - 1 ? `${name} ›` : name}</span>
                    </Fragment>
                  ))}
                </small>
              )}
            </span>
          </label>
          <button
            type="button"
            className="ostrov-button"
            data-kind="quiet"
            aria-label={t('showProducts', { name: category.name })}
            onClick={() => model.showProductsOf({ category: category.id })}
          >
            {t('showShort')}
          </button>
        </li>
      ))}
    </ul>
  )
}
