import type { ReactNode } from 'react'
import { FieldFrame } from '#kit/form/field-frame.tsx'
import type { T } from './island.ts'

const MOMENTS = ['load', 'idle', 'visible', 'interaction', 'media'] as const
const TEXTS = {
  load: 'whenLoad',
  idle: 'whenIdle',
  visible: 'whenVisible',
  interaction: 'whenInteraction',
  media: 'whenMedia',
} as const

const nameOf = (when: string): (typeof MOMENTS)[number] | undefined =>
  MOMENTS.find(moment => moment === when.split('(')[0])

/** When the component wakes: `data-when`. */
export function WhenField({
  id,
  when,
  own,
  fault,
  onChange,
  t,
}: {
  id: string
  /** Empty for the component's own default. */
  when: string
  own: string
  fault: string | undefined
  onChange: (when: string) => void
  t: T
}): ReactNode {
  const moment = nameOf(when)
  const usual = nameOf(own)
  const query = /^media\((.*)\)$/s.exec(when)?.[1] ?? ''
  const isMedia = moment === 'media'
  return (
    <>
      <FieldFrame id={isMedia ? `${id}-moment` : id} label={t('when')} error={isMedia ? undefined : fault}>
        {links => (
          <select
            {...links}
            className="ostrov-input"
            value={moment ?? when}
            onChange={event => {
              const { value } = event.currentTarget
              onChange(value === 'media' ? 'media()' : value)
            }}
          >
            <option value="">{t('whenDefault', { when: usual ? t(TEXTS[usual]) : own })}</option>
            {MOMENTS.map(name => (
              <option key={name} value={name}>
                {t(TEXTS[name])}
              </option>
            ))}
            {when && !moment && <option value={when}>{when}</option>}
          </select>
        )}
      </FieldFrame>
      {isMedia && (
        <FieldFrame id={id} label={t('mediaQuery')} hint={t('mediaHelp')} error={fault}>
          {links => (
            <input
              {...links}
              className="ostrov-input"
              type="text"
              autoComplete="off"
              spellCheck={false}
              value={query}
              onChange={event => onChange(`media(${event.currentTarget.value})`)}
            />
          )}
        </FieldFrame>
      )}
    </>
  )
}
