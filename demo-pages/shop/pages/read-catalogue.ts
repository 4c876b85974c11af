import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'valibot'
import { Catalogue, type MarketCode } from '../contract.ts'

const known = new Map<string, { changed: number; catalogue: Catalogue }>()

/** What the build says of the components and their params, or null as long as there is none; a newer one is noticed. */
export async function readCatalogue(distDir: string, market: MarketCode): Promise<Catalogue | null> {
  const path = join(distDir, market, 'catalogue.json')
  const changed = (await stat(path).catch(() => null))?.mtimeMs
  if (changed === undefined) return null
  const cached = known.get(path)
  if (cached?.changed === changed) return cached.catalogue
  const catalogue = parse(Catalogue, JSON.parse(await readFile(path, 'utf8')))
  known.set(path, { changed, catalogue })
  return catalogue
}
