import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useEffect, useRef } from 'react'
import type { DiscountCode } from '#core/api/discounts/discount-codes.ts'
import { showMoment } from '#core/intl/show-moment.ts'
import { createTranslate } from '#core/intl/translate.ts'
import { announce } from '#kit/feedback/announce.ts'
import { Button } from '#kit/feedback/button.tsx'
import { FailureNote } from '#kit/feedback/failure-note.tsx'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { FieldFrame } from '#kit/form/field-frame.tsx'
import { pagerMessages } from '#kit/pager/pager-messages.ts'
import { useModel } from '#kit/react/use-model.ts'
import { useUniqueId } from '#kit/react/use-unique-id.ts'
import { t } from './code-list-messages.ts'
import { createCodeList } from './code-list-model.ts'
import { t as tell } from './codes-messages.ts'
import type { CodesModel } from './codes-model.ts'

const tPager = createTranslate(pagerMessages)

type CodeListModel = ReturnType<typeof createCodeList>

/** The codes of a saved discount, one by one: looked for by a part, and turned page by page. */
export function CodeList({
  codes,
  id,
  waiting,
}: {
  codes: CodesModel
  id: string
  /** Stands where the codes come. */
  waiting: ReactNode
}): ReactNode {
  useSignals()
  const list = useModel(() => createCodeList(id, codes.changed, codes.passed))
  const shown = list.shown.value
  const failure = list.failure.value
  return (
    <>
      <Search list={list} />
      {failure && (
        <FailureNote
          failure={failure}
          lead={tell('listFailed')}
          isBusy={list.isPending.value}
          onRetry={list.retry}
        />
      )}
      {shown ? <Found list={list} /> : !failure && waiting}
    </>
  )
}

/** What is typed is asked for after a pause; Enter asks at once. */
function Search({ list }: { list: CodeListModel }): ReactNode {
  useSignals()
  const id = useUniqueId()
  return (
    <FieldFrame id={id} label={t('search')} hint={t('searchHint')} error={undefined}>
      {links => (
        <input
          {...links}
          type="search"
          className="ostrov-input"
          autoComplete="off"
          spellCheck={false}
          maxLength={50}
          value={list.typed.value}
          onChange={event => list.type(event.currentTarget.value)}
          onKeyDown={event => {
            if (event.key === 'Enter') list.askTyped()
          }}
        />
      )}
    </FieldFrame>
  )
}

function Found({ list }: { list: CodeListModel }): ReactNode {
  useSignals()
  const { search = '', results = [] } = list.shown.value ?? {}
  const range = list.range.value
  const said = range.count > 0 ? t('range', range) : search === '' ? t('none') : t('nothing', { search })
  useNews(said)
  return (
    <div className="ostrov-discount-found" aria-busy={list.isPending.value || undefined}>
      {/* Before the codes, so that it stays where it is on a page of fewer. */}
      <nav className="ostrov-discount-turn" aria-label={tPager('pages')}>
        <KeyedText value={said} />
        {range.count > results.length && (
          <>
            <Button
              kind="secondary"
              label={tPager('previous')}
              isUnavailable={!list.hasPrevious.value}
              onPress={list.previous}
            />
            <Button
              kind="secondary"
              label={tPager('next')}
              isUnavailable={!list.hasNext.value}
              onPress={list.next}
            />
          </>
        )}
      </nav>
      {results.length > 0 && (
        <table className="ostrov-discount-list">
          <thead>
            <tr>
              <th scope="col">{t('code')}</th>
              <th scope="col">{t('use')}</th>
              <th scope="col">{t('used')}</th>
            </tr>
          </thead>
          <tbody>
            {results.map(row => (
              <Row key={row.id} row={row} />
            ))}
          </tbody>
        </table>
      )}
    </div>
  )
}

const Row = ({ row: { code, is_single_use, used_at } }: { row: DiscountCode }): ReactNode => (
  <tr>
    <th scope="row">
      <code>{code}</code>
    </th>
    <td>{t(is_single_use ? 'once' : 'repeated')}</td>
    <td>
      {used_at === null ? (
        <span className="ostrov-muted">{t('unused')}</span>
      ) : (
        <time dateTime={used_at}>{showMoment(used_at)}</time>
      )}
    </td>
  </tr>
)

/** Whoever does not see what came of a search or of another page hears it. */
function useNews(said: string): void {
  const last = useRef(said)
  useEffect(() => {
    if (last.current !== said) announce(said)
    last.current = said
  }, [said])
}
