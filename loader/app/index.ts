'use client'

/** What an app of React or Preact takes from the package, beside the components themselves. */
export type { PageSettings } from '#core/page.ts'
export { OstrovPage } from './ostrov-page.tsx'
export { usePage } from './page-context.ts'
export { type Settings, toComponent, type WidgetComponent } from './to-component.tsx'
