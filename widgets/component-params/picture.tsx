import { type ReactNode, useState } from 'react'
import * as v from 'valibot'
import { image } from '#core/params/vocabulary.ts'
import { t } from './messages.ts'

/** Whether a param of a picture takes it; while it is typed, nothing else is asked for. */
export const isPicture = (address: string): boolean => v.is(image().schema, address)

/** The picture at an address, or that there is none. */
export function Picture({ address, alt = '' }: { address: string; alt?: string }): ReactNode {
  const [missing, setMissing] = useState<string | null>(null)
  if (!address) return null
  if (missing === address) return <p className="ostrov-muted">{t('imageMissing')}</p>
  return (
    <img
      key={address}
      className="ostrov-editor-picture"
      src={address}
      alt={alt}
      width="160"
      height="120"
      onError={() => setMissing(address)}
    />
  )
}
