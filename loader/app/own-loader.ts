import { report } from '#core/report.ts'

const RUNNING = Symbol.for('ostrov')

let own: object | undefined
let isReported = false

const readRunning = (): unknown => (globalThis as { [RUNNING]?: unknown })[RUNNING]

/** Remembers the loader of this very copy of the code. */
export function rememberLoader(loader: object): void {
  own = loader
}

/** Whether the page's loader is of another copy, such as that of the CDN. */
export function isLoaderForeign(): boolean {
  const running = readRunning()
  return running !== undefined && running !== own
}

/** Two copies of the code share nothing: an app's components would not know what a placeholder's island knows. */
export function reportForeignLoader(): void {
  if (isReported || !isLoaderForeign()) return
  isReported = true
  report(
    'the loader of this page is another build than the components of its app, so they share no state. Leave out ' +
      'the script of the loader and call startLoader() of "ostrov/loader" in the app; or keep the script and let ' +
      'the app render placeholders (<div data-component="…" data-params="…">) instead of components.',
  )
}
