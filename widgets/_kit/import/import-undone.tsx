import { type ReactNode, useEffect, useRef } from 'react'
import type { ImportUndo } from '#core/api/preorders/stock.ts'
import { createTranslate } from '#core/intl/translate.ts'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { Note } from '#kit/feedback/note.tsx'
import { useUniqueId } from '#kit/react/use-unique-id.ts'
import { importMessages } from './import-messages.ts'
import { MOST_SHOWN } from './import-model.ts'

const t = createTranslate(importMessages)

/** Its button went with it: what came of it has the focus. */
export function Undone({ undone: { undone, left } }: { undone: ImportUndo }): ReactNode {
  const id = useUniqueId()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  const heading = t('left', { count: left.length })
  return (
    <div ref={place} tabIndex={-1}>
      <Note kind={undone > 0 ? 'success' : 'warning'}>
        <KeyedText value={t('undone', { count: undone })} />
      </Note>
      {left.length > 0 && (
        <section className="ostrov-import-faults" aria-labelledby={id}>
          <KeyedText as="h3" value={heading}>
            <span id={id}>{heading}</span>
          </KeyedText>
          <ul>
            {left.slice(0, MOST_SHOWN).map(({ code, stock, message }) => (
              <KeyedText as="li" key={`${code} ${stock}`} value={`${code}, ${stock}: ${message}`} />
            ))}
          </ul>
          {left.length > MOST_SHOWN && (
            <KeyedText as="p" value={t('more', { count: left.length - MOST_SHOWN })} />
          )}
        </section>
      )}
    </div>
  )
}
