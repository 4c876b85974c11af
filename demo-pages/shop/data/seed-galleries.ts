import { and, asc, eq } from 'drizzle-orm'
import { MARKETS, type MarketCode } from '../contract.ts'
import type { Database } from './database.ts'
import { pictureOf } from './devices.ts'
import { FILESETS } from './fileset-seeds.ts'
import { foldText } from './places/fold-text.ts'
import { filesetPhotos, filesets } from './schema/galleries.ts'
import { deviceColors, deviceModels } from './schema/products.ts'

/** The side of a drawn picture, as its file says. */
const SIDE = 240

/** Adds the filesets that this database lacks. */
export async function seedGalleries(database: Database, market: MarketCode): Promise<void> {
  for (const { name: words, model } of FILESETS) {
    const name = words[MARKETS[market].language === 'ro' ? 'ro' : 'cs']
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
