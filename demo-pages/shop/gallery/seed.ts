import { and, asc, eq } from 'drizzle-orm'
import * as v from 'valibot'
import type { MarketCode } from '../contract.ts'
import type { Database } from '../database/database.ts'
import { readSeed } from '../database/read-seed.ts'
import { foldText } from '../database/search-text.ts'
import { deviceColors, deviceModels } from '../devices/schema.ts'
import { pictureOf } from '../devices/store.ts'
import { filesetPhotos, filesets } from './schema.ts'

/** The side of a drawn picture, as its file says. */
const SIDE = 240

/** Drawn devices: one model in all its colours. */
const Fileset = v.strictObject({ name: v.string(), model: v.string() })

/** Adds the filesets that this database lacks. */
export async function seedGalleries(database: Database, market: MarketCode): Promise<void> {
  for (const { name, model } of readSeed(
    new URL('filesets.json', import.meta.url),
    v.array(Fileset),
    market,
  )) {
    const [made] = await database
      .insert(filesets)
      .values({ market, name, search: foldText(name) })
      .onConflictDoNothing()
      .returning({ id: filesets.id })
    if (made) await insertPhotos(database, market, { filesetId: made.id, model })
  }
}

async function insertPhotos(
  database: Database,
  market: MarketCode,
  { filesetId, model }: { filesetId: number; model: string },
): Promise<void> {
  const colors = await database
    .select({ code: deviceColors.code, alt: deviceColors.imageAlt })
    .from(deviceColors)
    .innerJoin(deviceModels, eq(deviceModels.id, deviceColors.modelId))
    .where(and(eq(deviceModels.market, market), eq(deviceModels.value, model)))
    .orderBy(asc(deviceColors.position))
  if (colors.length === 0) return
  await database.insert(filesetPhotos).values(
    colors.map(({ code, alt }, position) => ({
      filesetId,
      image: pictureOf(code),
      alt,
      width: SIDE,
      height: SIDE,
      position,
    })),
  )
}
