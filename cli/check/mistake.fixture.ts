import type { Kind } from './kinds.ts'
import { describeConfig, type PageParts, ROUTES } from './manifest.fixture.ts'

/** One mistake of a page: what is written, what is found, and the text that the finding points at. */
export interface Mistake {
  kind: Kind
  parts: PageParts
  /** What stands in the source where the finding says it is. */
  points: string
  /** A part of what is told. */
  tells: RegExp
}

export const makeIsland = (inner: string, attributes = ''): string =>
  `<div data-component="chooser" data-component-pk="1"${attributes}>${inner}<p>Choose.</p></div>`

/** A page whose one island has these params. */
export const setParams = (json: string): PageParts => ({
  body: makeIsland(`<script type="application/json">${json}</script>`),
})

/** A page whose route table has these rows instead. */
export const setRoutes = (more: Record<string, unknown>): PageParts => ({
  config: describeConfig({ routes: { ...ROUTES, ...more } }),
})
