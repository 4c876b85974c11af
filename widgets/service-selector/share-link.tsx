import { type ReactNode, useState } from 'react'
import { Button } from '#kit/feedback/button.tsx'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { useFocusInPlace } from '#kit/focus/use-focus-in-place.ts'
import { useUniqueId } from '#kit/react/use-unique-id.ts'
import { t } from './messages.ts'

/** Copies the device's address; where a browser refuses that, the address is there to be copied by hand. */
export function ShareLink({ link }: { link: string }): ReactNode {
  const id = useUniqueId()
  const place = useFocusInPlace<HTMLDivElement>()
  const [copied, setCopied] = useState<boolean | null>(null)

  const copy = (): void => {
    setCopied(null)
    copyText(spell(link)).then(setCopied)
  }

  return (
    <div ref={place} tabIndex={-1} className="ostrov-share">
      {copied === false ? (
        <>
          <label htmlFor={id}>{t('linkByHand')}</label>
          <input
            id={id}
            className="ostrov-input"
            readOnly
            value={spell(link)}
            onFocus={event => event.currentTarget.select()}
          />
        </>
      ) : (
        <Button kind="quiet" label={t('copyLink')} onPress={copy} />
      )}
      <span role="status">{copied && <KeyedText value={t('linkCopied')} />}</span>
    </div>
  )
}

const spell = (link: string): string => new URL(link, location.href).href

/** Whether the browser took the text. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    // Not asked for by a press, not allowed here, or not known at all.
    return false
  }
}
