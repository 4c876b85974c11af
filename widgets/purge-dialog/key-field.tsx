import { useSignals } from '@preact/signals-react/runtime'
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useState } from 'react'
import { splitPurgeKeys, validatePurgeKeys } from '#core/validation/purge.ts'
import { Live } from '#kit/feedback/keyed-text.tsx'
import { FieldFrame } from '#kit/form/field-frame.tsx'
import type { Form } from '#kit/form/form.ts'
import { useFormField } from '#kit/form/use-form-field.ts'
import { KeyTags } from './key-tags.tsx'
import { t } from './messages.ts'
import { takeKeys } from './parse-keys.ts'

/** Keys as tags before the field in which the next one is typed. What is not a tag yet counts as a key, too. */
export function KeyField({ of }: { of: Form }): ReactNode {
  useSignals()
  const { id, text, error, change, leave, props } = useFormField(of, 'keys')
  const [keys, setKeys] = useState<readonly string[]>(() => splitPurgeKeys(text))
  const [typed, setTyped] = useState('')
  const [news, setNews] = useState('')

  const show = (next: readonly string[], rest: string): void => {
    setKeys(next)
    setTyped(rest)
    change([...next, ...splitPurgeKeys(rest)].join(' '))
  }
  /** Makes tags of whole words; the last one may be typed on. */
  const take = (words: string, unfinished = ''): void => {
    const { keys: next, added, known, rest } = takeKeys(keys, words)
    show(next, [...rest, unfinished].join(' ').trim())
    if (known.length > 0) setNews(t('keysKnown', { keys: known.join(', ') }))
    if (added.length > 0) setNews(t('keysAdded', { keys: added.join(', ') }))
  }
  const readTyped = (value: string): void => {
    const [, whole = '', unfinished = ''] = /^(.*\s)?(\S*)$/s.exec(value) ?? []
    if (whole) take(whole, unfinished)
    else show(keys, unfinished)
  }
  const remove = (key: string): void => {
    show(
      keys.filter(other => other !== key),
      typed,
    )
    setNews(t('keyRemoved', { key }))
  }

  const handleKey = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && typed.trim()) {
      event.preventDefault()
      take(typed)
    }
    const last = keys.at(-1)
    if (event.key === 'Backspace' && !typed && last) remove(last)
  }
  const handlePaste = (event: ClipboardEvent<HTMLInputElement>): void => {
    const { value, selectionStart, selectionEnd } = event.currentTarget
    const pasted = event.clipboardData.getData('text')
    if (!/\s/.test(pasted)) return
    event.preventDefault()
    const whole = value.slice(0, selectionStart ?? 0) + pasted + value.slice(selectionEnd ?? value.length)
    take(whole)
  }

  const isRefused = takeKeys(keys, typed).rest.length > 0
  const code = isRefused ? validatePurgeKeys([...keys, ...splitPurgeKeys(typed)]) : null
  return (
    <>
      <FieldFrame
        id={id}
        label={t('keys')}
        hint={t('keysHint')}
        error={error ?? (code ? t(code) : undefined)}
      >
        {links => (
          <div className="ostrov-purge-keys">
            <KeyTags keys={keys} onRemove={remove} onEmpty={() => document.getElementById(id)?.focus()} />
            <input
              {...links}
              ref={props.ref}
              name="keys"
              type="text"
              value={typed}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              required
              onFocus={props.onFocus}
              onChange={event => readTyped(event.currentTarget.value)}
              onKeyDown={handleKey}
              onPaste={handlePaste}
              onBlur={leave}
            />
          </div>
        )}
      </FieldFrame>
      <div role="status" className="ostrov-hidden">
        {news && <Live value={news} />}
      </div>
    </>
  )
}
