import { type ReactNode, useLayoutEffect, useMemo, useState } from 'react'
import { type PageSettings, parsePageConfig } from '#core/page.ts'
import { isServer, PageContext } from './page-context.ts'
import { takePage } from './page-source.ts'

/** What may stand in it: Preact's elements are none of React's to TypeScript. */
type Children = object | string | number | bigint | boolean | null | undefined

/**
 * Configures the page for the components in it, where no `script#ostrov-page` does. A page has one configuration, so
 * an app has one of these; a wrong key throws an error that names it.
 */
export function OstrovPage({ children, ...settings }: PageSettings & { children?: Children }): ReactNode {
  const text = JSON.stringify(settings)
  const config = useMemo(() => parsePageConfig(JSON.parse(text)), [text])
  // What is inside reads it while it renders for the first time. A server's pages share no configuration.
  useState(() => isServer || takePage(text))
  useLayoutEffect(() => takePage(text), [text])
  return <PageContext.Provider value={config}>{children as ReactNode}</PageContext.Provider>
}
