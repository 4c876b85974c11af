import { useSignals } from '@preact/signals-react/runtime'
import { type FormEvent, type ReactNode, useEffect, useState } from 'react'
import { createTranslate } from '#core/intl/translate.ts'
import { words } from '#core/intl/words.ts'
import type { QueuedScan, ScanQueue } from '#core/picking/scan-queue.ts'
import { announce } from '#kit/feedback/announce.ts'
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

/** The code that a text stands for, or why it stands for none. */
type ReadText = { code: string } | { wrong: string }

/** Takes scans from a scanner, the camera and the keyboard. What of them waits stands where their verdict would, `WaitingScans`. */
export function ScannerBar({
  queue,
  hint,
  read = code => ({ code }),
  children,
}: {
  queue: ScanQueue
  /** What is typed as a code at this moment, where that is something else than the code of a label. */
  hint?: string | undefined
  read?: (text: string) => ReadText
  children?: ReactNode
}): ReactNode {
  useSignals()
  const [problem, setProblem] = useState<string | null>(null)
  const [hasCamera, setCamera] = useState(false)
  const refuse = (text: string): void => {
    setProblem(text)
    sound('bad')
  }
  /** Why it was not taken, where it was not. */
  const take = (text: string): string | undefined => {
    const found = read(text)
    setProblem(null)
    if ('wrong' in found) return found.wrong
    if (!queue.add(found.code)) refuse(t('full'))
    else if (queue.failure.peek()) sound('waiting')
    return undefined
  }
  const scan = (text: string): void => {
    const wrong = take(text)
    if (wrong) refuse(wrong)
  }
  useScanner({ onScan: scan, onUnread: () => refuse(t('unread')) })
  return (
    <section className="ostrov-scanner" aria-label={t('scanner')}>
      <Held queue={queue} />
      <PassedScans queue={queue} />
      {problem && <Note kind="error">{problem}</Note>}
      {hasCamera && <Camera onScan={scan} />}
      <div className="ostrov-scanner-tools">
        <TypedCode hint={hint ?? t('codeHint')} onCode={take} />
        {children}
      </div>
      <div className="ostrov-scanner-tools">
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
function TypedCode({
  hint,
  onCode,
}: {
  hint: string
  onCode: (text: string) => string | undefined
}): ReactNode {
  const id = useUniqueId()
  const [text, setText] = useState('')
  const [wrong, setWrong] = useState<string>()
  const send = (event: FormEvent): void => {
    event.preventDefault()
    const refused = text.trim() ? onCode(text) : undefined
    setWrong(refused)
    if (refused) {
      sound('bad')
      announce(refused)
    } else setText('')
  }
  return (
    <form className="ostrov-scanner-typed" onSubmit={send}>
      <FieldFrame id={id} label={t('code')} hint={hint} error={wrong}>
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

/**
 * What was scanned and is not counted yet, in the room of a verdict: how many, the newest of them, and all of them folded.
 * Why stands there where somebody has to do something about it.
 */
export function WaitingScans({ queue, newest }: { queue: ScanQueue; newest: ReactNode }): ReactNode {
  useSignals()
  const failure = queue.failure.value
  const scans = queue.waiting.value
  const goesByItself = queue.goesByItself.value
  const lead = t(goesByItself ? 'goesByItself' : 'waits', { count: scans.length })
  useEffect(() => {
    if (goesByItself) announce(`${lead}. ${t('waitsHelp')}`)
    // As it comes; not for each scan that joins.
  }, [goesByItself])
  if (!failure || scans.length === 0) return null
  return (
    <div className="ostrov-scanner-waiting">
      {!goesByItself && <FailureNote failure={failure} />}
      <details>
        <summary>
          <span>
            <KeyedText as="strong" value={lead} /> {newest}
          </span>
        </summary>
        <Codes scans={scans} />
        <p className="ostrov-muted">{t('waitsHelp')}</p>
      </details>
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
    <div className="ostrov-scanner-held">
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

/** What did not count while others were sent after it, until somebody has read it. */
function PassedScans({ queue }: { queue: ScanQueue }): ReactNode {
  useSignals()
  const scans = queue.passed.value
  if (scans.length === 0) return null
  return (
    <Note kind="error">
      <KeyedText value={t('passed', { count: scans.length })} />
      <ul>
        {scans.map(({ key, code, reason }) => (
          <li key={key}>
            <code dir="ltr">{code}</code> {reason}
          </li>
        ))}
      </ul>
      <Button kind="secondary" label={words('close')} onPress={queue.forgetPassed} />
    </Note>
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
