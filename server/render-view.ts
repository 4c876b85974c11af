import { renderToString } from 'preact-render-to-string'
import { createElement, type FunctionComponent } from 'react'
import {
  getMissed,
  type InitialAnswer,
  type InitialData,
  type MissedCall,
  renderWithInitialData,
} from '#core/http/initial-data.ts'
import { getLanguage } from '#core/intl/translate.ts'
import { configurePage } from '#core/page.ts'
import { forgetPage } from './forget-page.ts'
import { refuseOnError } from './render-refusal.ts'
import type { ServerWidget } from './server-widget.ts'

/** What a view is rendered for. */
export interface ViewRequest {
  page: unknown
  params: object
  pk: string | null
  initialData: InitialData
}

export interface RenderedView {
  markup: string
  language: string
  /** The answers that the view took. */
  taken: ReadonlySet<InitialAnswer>
  /** The calls whose answers it lacked. */
  missed: readonly MissedCall[]
}

/**
 * Renders a view in one go: what its page and its answers say is put up, read and taken away again before anything
 * else can run, so that no request ever sees another's.
 */
export function renderView(
  { View }: ServerWidget,
  { page, params, pk, initialData }: ViewRequest,
): RenderedView {
  try {
    refuseOnError(() => configurePage(page))
    const language = getLanguage()
    const island = { params, pk, content: undefined }
    const element = createElement(View as FunctionComponent<object>, island)
    let markup = ''
    const taken = renderWithInitialData(initialData, () => {
      markup = renderToString(element as unknown as Parameters<typeof renderToString>[0])
    })
    return { markup, language, taken, missed: getMissed() }
  } finally {
    forgetPage()
  }
}
