import { integer, pgTable, serial, text, unique } from 'drizzle-orm/pg-core'

/** Photos that belong together; `search` is the name without capitals and diacritics. */
export const filesets = pgTable(
  'filesets',
  {
    id: serial().primaryKey(),
    market: text().notNull(),
    name: text().notNull(),
    search: text().notNull(),
  },
  table => [unique('filesets_name').on(table.market, table.name)],
)

/** `width` and `height` are those of the picture itself, in pixels. */
export const filesetPhotos = pgTable(
  'fileset_photos',
  {
    id: serial().primaryKey(),
    filesetId: integer('fileset_id').notNull(),
    image: text().notNull(),
    alt: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    position: integer().notNull(),
  },
  table => [unique('fileset_photos_position').on(table.filesetId, table.position)],
)
