import { useSignals } from '@preact/signals-react/runtime'
import { type FormEvent, type ReactNode, useState } from 'react'
import { createTranslate } from '#core/intl/translate.ts'
import type { QueuedScan, ScanQueue } from '#core/picking/scan-queue.ts'
import { Button } from '#kit/feedback/button.tsx'
import { FailureNote } from '#kit/feedback/failure-note.tsx'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { Note } from '#kit/feedback/note.tsx'
import { FieldFrame } from '#kit/form/field-frame.tsx'
import { useUniqueId } from '#kit/react/use-unique-id.ts'
import { canUseCamera } from './barcode-detector.ts'
import { Camera } from './camera.tsx'
import { isMuted, setMuted, sound } from './feedback.ts'
import { scannerMessages } from './scanner-messages.ts'
import { useScanner } from './use-scanner.ts'

const t = createTranslate(scannerMessages)
const MOST_SHOWN = 8

/** Takes scans from a scanner, the camera and the keyboard, and says what of them waits, unless that stands elsewhere. */
export function ScannerBar({
  queue,
  hasWaiting = true,
  children,
}: {
  queue: ScanQueue
  hasWaiting?: boolean
  children?: ReactNode
}): ReactNode {
  useSignals()
  const [problem, setProblem] = useState<'full' | 'unread' | null>(null)
  const [hasCamera, setCamera] = useState(false)
  const scan = (code: string): void => {
    const isKept = queue.add(code)
    setProblem(isKept ? null : 'full')
    if (!isKept) sound('bad')
    else if (queue.failure.peek()) sound('waiting')
  }
  useScanner({
    onScan: scan,
    onUnread: () => {
      setProblem('unread')
      sound('bad')
    },
  })
  return (
    <section className="ostrov-scanner" aria-label={t('scanner')}>
      <Held queue={queue} />
      {hasWaiting && <WaitingScans queue={queue} />}
      {problem && <Note kind="error">{t(problem)}</Note>}
      {hasCamera && <Camera onScan={scan} />}
      <div className="ostrov-scanner-tools">
        <TypedCode onCode={scan} />
        {children}
        {canUseCamera() && (
          <Button
            kind="quiet"
            label={t(hasCamera ? 'cameraStop' : 'camera')}
            onPress={() => setCamera(!hasCamera)}
          />
        )}
        <Button
          kind="quiet"
          label={t(isMuted.value ? 'unmute' : 'mute')}
          onPress={() => setMuted(!isMuted.peek())}
        />
      </div>
    </section>
  )
}

/** For when the scanner's battery is empty. */
function TypedCode({ onCode }: { onCode: (code: string) => void }): ReactNode {
  const id = useUniqueId()
  const [text, setText] = useState('')
  const send = (event: FormEvent): void => {
    event.preventDefault()
    if (text.trim()) onCode(text)
    setText('')
  }
  return (
    <form className="ostrov-scanner-typed" onSubmit={send}>
      <FieldFrame id={id} label={t('code')} hint={t('codeHint')} error={undefined}>
        {links => (
          <input
            {...links}
            className="ostrov-input"
            data-width="medium"
            type="text"
            value={text}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            onChange={event => setText(event.currentTarget.value)}
          />
        )}
      </FieldFrame>
      <Button kind="secondary" isSubmit label={t('enter')} />
    </form>
  )
}

/** What was scanned and is not counted yet, with the reason where there is one. */
export function WaitingScans({ queue }: { queue: ScanQueue }): ReactNode {
  useSignals()
  const failure = queue.failure.value
  const scans = queue.waiting.value
  if (!failure || scans.length === 0) return null
  return (
    <div className="ostrov-scanner-waiting">
      <FailureNote failure={failure} />
      <KeyedText as="p" value={t('waits', { count: scans.length })} />
      <Codes scans={scans} />
      <p className="ostrov-muted">{t('waitsHelp')}</p>
      <Button kind="secondary" label={t('resend')} isBusy={queue.isSending.value} onPress={queue.retry} />
    </div>
  )
}

/** What was scanned in another sign-in, perhaps by somebody else: it goes only where that is asked for. */
function Held({ queue }: { queue: ScanQueue }): ReactNode {
  useSignals()
  const scans = queue.held.value
  if (scans.length === 0) return null
  return (
    <div className="ostrov-scanner-waiting">
      <KeyedText as="p" value={t('held', { count: scans.length })} />
      <Codes scans={scans} />
      <p className="ostrov-muted">{t('heldHelp')}</p>
      <div className="ostrov-scanner-tools">
        <Button kind="secondary" label={t('claim')} onPress={queue.claim} />
        <Button kind="quiet" label={t('disown')} onPress={queue.disown} />
      </div>
    </div>
  )
}

function Codes({ scans }: { scans: readonly QueuedScan[] }): ReactNode {
  const more = scans.length - MOST_SHOWN
  return (
    <ul>
      {scans.slice(0, MOST_SHOWN).map(({ key, code }) => (
        <li key={key}>
          <code dir="ltr">{code}</code>
        </li>
      ))}
      {more > 0 && <KeyedText as="li" value={t('more', { count: more })} />}
    </ul>
  )
}
