import type { ReactNode } from 'react'
import { describeRefusal } from '#core/intl/refusal-text.ts'
import { words } from '#core/intl/words.ts'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'

export interface FieldTexts {
  /** Its name, which stands beside it. */
  label: string
  /** It may stay empty, and its label says so. */
  isOptional?: boolean
  /** Below the error: what belongs to the field and is not its hint. */
  after?: ReactNode
}

export interface FrameTexts extends FieldTexts {
  /** Below the label: how the value is to be written, or what it is for. */
  hint?: string | undefined
  /** What is known of the value; stands where an error would, as long as there is none. */
  remark?: ReactNode
}

/** What an input needs to be told of its label, hint and error. */
export interface FrameLinks {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/** Label, hint and error around one input; the error is a refusal code, or the server's own words. */
export function FieldFrame({
  id,
  label,
  hint,
  isOptional,
  remark,
  error,
  children,
  after,
}: FrameTexts & {
  /** Of the input; its hint and error have it before their own ends. */
  id: string
  /** A refusal code, or the server’s own words; undefined where nothing is wrong. */
  error: string | undefined
  /** Draws the input, which takes on what it is given. */
  children: (links: FrameLinks) => ReactNode
}): ReactNode {
  const described = [hint && `${id}-hint`, (error || remark) && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className="ostrov-field" data-invalid={error ? true : undefined}>
      <label htmlFor={id}>
        <KeyedText value={label} />
        {isOptional && <OptionalMark />}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="ostrov-muted">
          {hint}
        </p>
      )}
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      <FieldError id={id} error={error} remark={remark} />
      {after}
    </div>
  )
}

export const OptionalMark = (): ReactNode => <span className="ostrov-muted"> {`(${words('optional')})`}</span>

/** The place of a field's error, kept free so that nothing jumps when it comes. */
export const FieldError = ({
  id,
  error,
  remark,
}: {
  id: string
  error: string | undefined
  remark?: ReactNode
}): ReactNode => (
  <div id={`${id}-error`} className="ostrov-field-error" dir="auto">
    {error ? (
      <KeyedText value={describeRefusal(error)} />
    ) : typeof remark === 'string' ? (
      remark && <KeyedText className="ostrov-muted" value={remark} />
    ) : (
      remark
    )}
  </div>
)
