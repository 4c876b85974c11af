import { type ReactNode, useRef } from 'react'
import { COMMANDS, writeBox } from '#core/picking/scan-codes.ts'
import { Button } from '#kit/feedback/button.tsx'
import { Barcode } from '#kit/scanner/barcode.tsx'
import { printPart } from '#kit/scanner/print-part.ts'
import { writeSize } from '#kit/scanner/write-measures.ts'
import { t } from './command-messages.ts'

/** The boxes that the store has. */
const BOXES = [
  { width: 20, height: 15, depth: 10 },
  { width: 30, height: 20, depth: 10 },
  { width: 40, height: 30, depth: 20 },
] as const

/** What is printed once and hangs beside the table, so that nobody presses anything. */
export function CommandCard(): ReactNode {
  const card = useRef<HTMLUListElement>(null)
  return (
    <details className="ostrov-packing-commands">
      <summary>{t('commands')}</summary>
      <p className="ostrov-muted">{t('commandsHelp')}</p>
      <ul ref={card} className="ostrov-packing-card">
        {(['confirm', 'undo', 'take'] as const).map(command => (
          <li key={command}>
            {t(`command.${command}`)}
            <Barcode code={COMMANDS[command]} />
          </li>
        ))}
        {BOXES.map(box => (
          <li key={box.width}>
            {t('command.box', { size: writeSize(box) })}
            <Barcode code={writeBox(box)} />
          </li>
        ))}
      </ul>
      <Button kind="secondary" label={t('print')} onPress={() => printPart(card.current)} />
    </details>
  )
}
