import { type ReactNode, useState } from 'react'
import { t } from './messages.ts'

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
