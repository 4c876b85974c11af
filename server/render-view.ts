import { renderToString } from 'preact-render-to-string'
import { createElement, type FunctionComponent } from 'react'
import { type Given, type GivenAnswer, renderFrom } from '../core/given.ts'
import { createTranslate, getLanguage } from '../core/intl/translate.ts'
import { configurePage } from '../core/page.ts'
import { forgetPage } from './forget-page.ts'
import { refuseOnError } from './render-refusal.ts'
import type { ServerWidget } from './server-widget.ts'

/** What a view is rendered for. */
export interface ViewRequest {
  page: unknown
  params: object
  pk: string | null
  given: Given
}

export interface RenderedView {
  markup: string
  language: string
  /** The answers that the view took. */
  taken: ReadonlySet<GivenAnswer>
}

/**
 * Renders a view in one go: what its page and its answers say is put up, read and taken away again before anything
 * else can run, so that no request ever sees another's.
 */
export function renderView(
  { View, messages }: ServerWidget,
  { page, params, pk, given }: ViewRequest,
): RenderedView {
  try {
    refuseOnError(() => configurePage(page))
    const language = getLanguage()
    const island = { params, t: createTranslate(messages), pk, content: undefined }
    const element = createElement(View as FunctionComponent<object>, island)
    let markup = ''
    const taken = renderFrom(given, () => {
      markup = renderToString(element as unknown as Parameters<typeof renderToString>[0])
    })
    return { markup, language, taken }
  } finally {
    forgetPage()
  }
}
