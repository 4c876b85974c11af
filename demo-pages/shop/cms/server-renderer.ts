import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Shop } from '../server/shop.ts'

type Values = Readonly<Record<string, string | number | readonly string[] | undefined>>

/** A call that an island would make first. */
export interface MissedCall {
  route: string
  args?: Values
  query?: Values
}

export interface FirstAnswer extends MissedCall {
  answer: unknown
}

/** What the built `ostrov/server` can do, as far as the shop uses it. */
interface ServerRenderer {
  renderIsland: (
    name: string,
    request: {
      params: unknown
      page: object
      data: readonly FirstAnswer[]
      address: string
      pk: number
    },
  ) => { html: string; isRendered: boolean; missed: readonly MissedCall[] }
  setReporter: (reporter: (message: string, cause?: unknown) => void) => void
}

const known = new Map<string, { changed: number; renderer: Promise<ServerRenderer> }>()

/** The renderer that was built beside the islands, or null as long as there is none; a newer build is noticed. */
export async function loadServerRenderer(shop: Shop): Promise<ServerRenderer | null> {
  const path = join(shop.distDir, '../server/index.js')
  const changed = (await stat(path).catch(() => null))?.mtimeMs
  if (changed === undefined) return null
  const cached = known.get(path)
  if (cached?.changed === changed) return cached.renderer
  const renderer: Promise<ServerRenderer> = import(`${pathToFileURL(path)}?${changed}`)
  known.set(path, { changed, renderer })
  const { setReporter } = await renderer
  setReporter((message, cause) => shop.reportFault(message, cause))
  return renderer
}
