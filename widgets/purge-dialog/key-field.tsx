import { useSignals } from '@preact/signals-react/runtime'
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useState } from 'react'
import { splitPurgeKeys, validatePurgeKeys } from '#core/validation/purge.ts'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
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
  const { keys, typed, news, code, remove, readTyped, handleKey, handlePaste } = useKeys(text, change)
  const told = error ?? (code ? t(code) : undefined)
  return (
    <>
      <FieldFrame id={id} label={t('keys')} hint={t('keysHint')} error={told}>
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
        {news && <KeyedText value={news} />}
      </div>
    </>
  )
}

/** The tags and what is typed beside them; both together are the field's text. */
function useKeys(text: string, onChange: (text: string) => void) {
  const [keys, setKeys] = useState<readonly string[]>(() => splitPurgeKeys(text))
  const [typed, setTyped] = useState('')
  const [news, setNews] = useState('')

  const show = (next: readonly string[], rest: string): void => {
    setKeys(next)
    setTyped(rest)
    onChange([...next, ...splitPurgeKeys(rest)].join(' '))
  }
  /** Makes tags of whole words; the last one may be typed on. */
  const take = (words: string, unfinished = ''): void => {
    const { keys: next, added, known, rest } = takeKeys(keys, words)
    show(next, [...rest, unfinished].join(' ').trim())
    if (known.length > 0) setNews(t('keysKnown', { keys: known.join(', ') }))
    if (added.length > 0) setNews(t('keysAdded', { keys: added.join(', ') }))
  }
  const remove = (key: string): void => {
    const rest = keys.filter(other => other !== key)
    show(rest, typed)
    setNews(t('keyRemoved', { key }))
  }
  const isRefused = takeKeys(keys, typed).rest.length > 0
  return {
    keys,
    typed,
    news,
    /** Why what is typed can't become a tag. */
    code: isRefused ? validatePurgeKeys([...keys, ...splitPurgeKeys(typed)]) : null,
    remove,
    readTyped(value: string): void {
      const [, whole = '', unfinished = ''] = /^(.*\s)?(\S*)$/s.exec(value) ?? []
      if (whole) take(whole, unfinished)
      else show(keys, unfinished)
    },
    ...handleInput({ typed, last: keys.at(-1), take, remove }),
  }
}

/** By the keyboard: Enter takes what is typed, Backspace in an empty field the last tag. */
function handleInput({
  typed,
  last,
  take,
  remove,
}: {
  typed: string
  last: string | undefined
  take: (words: string) => void
  remove: (key: string) => void
}) {
  return {
    handleKey(event: KeyboardEvent<HTMLInputElement>): void {
      if (event.nativeEvent.isComposing) return
      if (event.key === 'Enter' && typed.trim()) {
        event.preventDefault()
        take(typed)
      }
      if (event.key === 'Backspace' && !typed && last) remove(last)
    },
    handlePaste(event: ClipboardEvent<HTMLInputElement>): void {
      const { value, selectionStart, selectionEnd } = event.currentTarget
      const pasted = event.clipboardData.getData('text')
      if (!/\s/.test(pasted)) return
      event.preventDefault()
      take(value.slice(0, selectionStart ?? 0) + pasted + value.slice(selectionEnd ?? value.length))
    },
  }
}
