import { mkdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { MarketCode } from '#core/market.ts'
import { listWidgets, readIndex } from './plugins/widgets-plugin.ts'
import { SKELETON_SIZES, type SkeletonSize, shapeMarkup } from './shape-markup.ts'

/** The files of a widget's skeleton from the market's folder; null for a widget that takes no room until it has something to show. */
export type SkeletonFiles = Record<SkeletonSize, string> | null

/** The renderer as the build made it, in `dist/server`. */
interface Renderer {
  renderLoadingState: (name: string, page: unknown) => { markup: string; language: string } | null
}

/** What waits for a visitor's touch, or another window, leaves the server's markup to them. */
const LATE = /^(interaction|media)/

/** Writes the shape of each widget to come, for any template to include. */
export async function writeSkeletons(
  root: string,
  folder: string,
  market: MarketCode,
): Promise<Map<string, SkeletonFiles>> {
  const { renderLoadingState } = await loadRenderer(root)
  mkdirSync(join(folder, 'skeletons'), { recursive: true })
  return new Map(
    listWidgets(root).map(name => {
      const state = LATE.test(readIndex(root, name).when) ? null : renderLoadingState(name, { market })
      const shapes = SKELETON_SIZES.map(size => state && shapeMarkup(state.markup, size))
      if (!state || !shapes.every(shape => shape !== null)) return [name, null]
      const files = SKELETON_SIZES.map((size, i) => {
        const file = `skeletons/${name}.${size}.html`
        const html = `<div class="ostrov ostrov-waiting" data-size="${size}" lang="${state.language}" aria-hidden="true" inert>${shapes[i]}</div>\n`
        writeFileSync(join(folder, file), html)
        return [size, file]
      })
      return [name, Object.fromEntries(files)]
    }),
  )
}

async function loadRenderer(root: string): Promise<Renderer> {
  const file = join(root, 'dist/server/loading-state.js')
  return import(`${pathToFileURL(file)}?${statSync(file).mtimeMs}`)
}
