import type { ReactNode } from 'react'
import { t } from './messages.ts'

/** Leads to the page of the sale, where the server told it. */
export const ReviewLink = ({ url }: { url: string | null }): ReactNode =>
  url && (
    <a className="ostrov-button" data-kind="secondary" href={url}>
      {t('review')}
    </a>
  )
