import type { Registry } from '../registry.ts'
import { type Loader, startLoader } from '../start-loader.ts'
import { isLoaderForeign, rememberLoader, tellForeignLoader } from './own-loader.ts'

/** Starts the loader in the copy of the code that an app's components are of, so that all share one state. */
export function startOwnLoader(widgets: Registry): Loader {
  if (!isLoaderForeign()) return rememberLoader(startLoader(widgets))
  tellForeignLoader()
  return startLoader(widgets)
}
