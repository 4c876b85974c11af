import type { ReactNode } from 'react'
import { BREAKPOINTS } from '#core/breakpoints.ts'
import { FieldFrame } from '#kit/form/field-frame.tsx'
import { type fieldMessages, tField } from './field-messages.ts'
import { t } from './messages.ts'
import { markDefault, SelectInput, type SelectOption } from './select-input.tsx'

const TEXTS = {
  load: 'whenLoad',
  idle: 'whenIdle',
  visible: 'whenVisible',
  interaction: 'whenInteraction',
  // The screens that editors mean, in words; any other condition is written by who knows how.
  [`media(max-width: ${BREAKPOINTS.sm - 1}px)`]: 'whenPhone',
  [`media(min-width: ${BREAKPOINTS.sm}px)`]: 'whenLarge',
  media: 'whenMedia',
} as const

export function nameMoment(when: string): string {
  const known: Readonly<Record<string, keyof typeof fieldMessages.cs>> = TEXTS
  const text = known[when] ?? (OWN_MEDIA.test(when) ? TEXTS.media : undefined)
  return text ? tField(text) : when
}

const OWN_MEDIA = /^media\b/

interface WhenFieldOptions {
  id: string
  /** Empty for the component's own default. */
  when: string
  own: string
  fault: string | undefined
  onChange: (when: string) => void
}

/** When the component wakes: `data-when`. */
export function WhenField(options: WhenFieldOptions): ReactNode {
  const { id, when, own, fault, onChange } = options
  const isMedia = OWN_MEDIA.test(when) && !Object.hasOwn(TEXTS, when)
  const value = isMedia ? 'media' : when === own ? '' : when
  const known = Object.entries(TEXTS).map(([name, text]): SelectOption => [name, tField(text)])
  const moments = markDefault(known, own) ?? [['', t('defaultChoice', { value: nameMoment(own) })], ...known]
  if (!moments.some(([name]) => name === value)) moments.push([value, value])
  return (
    <>
      <FieldFrame id={isMedia ? `${id}-moment` : id} label={t('when')} error={isMedia ? undefined : fault}>
        {links => (
          <SelectInput
            links={links}
            value={value}
            options={moments}
            onChange={next => onChange(next === 'media' ? 'media()' : next)}
          />
        )}
      </FieldFrame>
      {isMedia && <MediaField {...options} />}
    </>
  )
}

const MediaField = ({ id, when, fault, onChange }: WhenFieldOptions): ReactNode => (
  <FieldFrame id={id} label={tField('mediaQuery')} hint={tField('mediaHelp')} error={fault}>
    {links => (
      <input
        {...links}
        className="ostrov-input"
        type="text"
        autoComplete="off"
        spellCheck={false}
        value={/^media\((.*)\)$/s.exec(when)?.[1] ?? ''}
        onChange={event => onChange(`media(${event.currentTarget.value})`)}
      />
    )}
  </FieldFrame>
)
