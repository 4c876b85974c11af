import { and, asc, desc, eq, like, sql } from 'drizzle-orm'
import type { MarketCode } from '../contract.ts'
import type { Database } from '../database/database.ts'
import { escapeLike, foldText } from '../database/search-text.ts'
import { filesetPhotos, filesets } from './schema.ts'

const MOST_FOUND = 20
/** So many are shown to who has not searched yet. */
const NEWEST = 8

/** Filesets whose name has all the words, each with its first photo; where no word is asked for, the newest. */
export async function searchFilesets(database: Database, market: MarketCode, term: string) {
  const words = foldText(term).split(' ').filter(Boolean)
  const isNewestAsked = term.trim() === ''
  if (words.length === 0 && !isNewestAsked) return []
  return database
    .select({
      id: filesets.id,
      name: filesets.name,
      image: filesetPhotos.image,
      image_alt: filesetPhotos.alt,
      photo_count: sql<number>`(select count(*)::int from fileset_photos one where one.fileset_id = ${filesets.id})`,
    })
    .from(filesets)
    .leftJoin(filesetPhotos, and(eq(filesetPhotos.filesetId, filesets.id), eq(filesetPhotos.position, 0)))
    .where(
      and(eq(filesets.market, market), ...words.map(word => like(filesets.search, `%${escapeLike(word)}%`))),
    )
    .orderBy(isNewestAsked ? desc(filesets.id) : asc(filesets.name))
    .limit(isNewestAsked ? NEWEST : MOST_FOUND)
}

/** A fileset of the market with its photos in their order; null for an id that it has not. */
export async function readFileset(database: Database, market: MarketCode, id: string) {
  if (!/^\d{1,9}$/.test(id)) return null
  const [fileset] = await database
    .select({ id: filesets.id, name: filesets.name })
    .from(filesets)
    .where(and(eq(filesets.market, market), eq(filesets.id, Number(id))))
  if (!fileset) return null
  const photos = await database
    .select({
      id: filesetPhotos.id,
      image: filesetPhotos.image,
      alt: filesetPhotos.alt,
      width: filesetPhotos.width,
      height: filesetPhotos.height,
    })
    .from(filesetPhotos)
    .where(eq(filesetPhotos.filesetId, fileset.id))
    .orderBy(asc(filesetPhotos.position))
  return { ...fileset, photos }
}
