import { type Component, findComponent, type Manifest, readManifest } from './check/manifest.ts'
import { UsageError } from './command.ts'
import { describeChoice } from './text.ts'

/** The manifest that is named, else the first of `manifests` that is there. */
export async function findManifest(named: string | undefined, manifests: readonly URL[]): Promise<Manifest> {
  if (named !== undefined) return readManifest(named).catch(explain)
  for (const place of manifests) {
    try {
      return await readManifest(place)
    } catch (thrown) {
      if ((thrown as { code?: string }).code !== 'ENOENT') explain(thrown)
    }
  }
  throw new UsageError('There is no manifest.json beside this program; name one by --manifest.')
}

const explain = (thrown: unknown): never => {
  throw new UsageError(thrown instanceof Error ? thrown.message : String(thrown))
}

/** The component of a name that somebody typed. */
export function nameComponent(manifest: Manifest, name: string): Component {
  const component = findComponent(manifest, name)
  if (component) return component
  const choice = describeChoice(name, Object.keys(manifest.widgets), 'There are')
  throw new UsageError(`There is no component "${name}". ${choice}`)
}
