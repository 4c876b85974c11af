import type { Registry } from '#loader/entry/registry.ts'
import { type Loader, startLoader } from '#loader/entry/start-loader.ts'
import { isLoaderForeign, rememberLoader, reportForeignLoader } from './own-loader.ts'

/** Starts the loader in the copy of the code that an app's components are of, so that all share one state. */
export function startOwnLoader(widgets: Registry): Loader {
  const isForeign = isLoaderForeign()
  const loader = startLoader(
    async () => ({ widgets }),
    () => import('#loader/mount/mount.tsx'),
  )
  if (isForeign) reportForeignLoader()
  else rememberLoader(loader)
  return loader
}
