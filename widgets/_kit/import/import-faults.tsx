import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import { createTranslate } from '#core/intl/translate.ts'
import { Button } from '#kit/feedback/button.tsx'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { Note } from '#kit/feedback/note.tsx'
import { useUniqueId } from '#kit/react/use-unique-id.ts'
import { saveFile } from '#kit/staff/save-file.ts'
import { importMessages } from './import-messages.ts'
import { type ImportModel, MOST_SHOWN } from './import-model.ts'

const t = createTranslate(importMessages)

/** The lines that can't be taken, each with its reason. */
export function Faults({ model }: { model: ImportModel }): ReactNode {
  useSignals()
  const id = useUniqueId()
  const faults = model.faults.value
  const headings = model.read.value?.headings
  const heading = t(model.state.value === 'done' ? 'faultsLeft' : 'faults', { count: faults.length })
  return (
    <section className="ostrov-import-faults" aria-labelledby={id}>
      <KeyedText as="h3" value={heading}>
        <span id={id}>{heading}</span>
      </KeyedText>
      <ul>
        {faults.slice(0, MOST_SHOWN).map(({ line, column, message }) => (
          <KeyedText
            as="li"
            key={`${line} ${column}`}
            value={t('faultLine', {
              line,
              column: column ? (headings?.get(column) ?? column) : t('wholeLine'),
              message,
            })}
          />
        ))}
      </ul>
      {faults.length > MOST_SHOWN && (
        <KeyedText as="p" value={t('more', { count: faults.length - MOST_SHOWN })} />
      )}
      <Button kind="secondary" label={t('download')} onPress={() => void download(model)} />
      {model.areFaultsLost.value && (
        <Note kind="error">
          <KeyedText value={t('faultsLost')} />
        </Note>
      )}
    </section>
  )
}

/** The faults as a file of their own, for whoever mends the other one. */
async function download(model: ImportModel): Promise<void> {
  const text = await model.writeFaults()
  const name = (model.read.peek()?.name ?? '').replace(/(\.\w+)?$/, `-${t('faultsFile')}.csv`)
  if (text !== null) saveFile(name, text)
}
