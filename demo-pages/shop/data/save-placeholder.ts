import { and, desc, eq } from 'drizzle-orm'
import type { Database } from './database.ts'
import type { PlaceholderParam } from './placeholder-param.ts'
import { type Placeholder, placeholders, placeholderVersions } from './schema/pages.ts'
import { users } from './schema/people.ts'

export interface PlaceholderChange {
  params: PlaceholderParam[]
  wakesWhen: string | null
  userId: number | null
}

/** Saves the params of a placeholder as its next version; null where `version` is no longer the newest. */
export async function savePlaceholder(
  tx: Database,
  { id, version }: Pick<Placeholder, 'id' | 'version'>,
  { params, wakesWhen, userId }: PlaceholderChange,
): Promise<Placeholder | null> {
  const [saved] = await tx
    .update(placeholders)
    .set({ params, wakesWhen, version: version + 1 })
    .where(and(eq(placeholders.id, id), eq(placeholders.version, version)))
    .returning()
  if (!saved) return null
  await tx.insert(placeholderVersions).values({
    placeholderId: id,
    version: saved.version,
    params,
    wakesWhen,
    userId,
    savedAt: new Date(),
  })
  return saved
}

/** Who saved a placeholder last, and when; null where nobody has. */
export async function findLastSave(
  database: Database,
  placeholderId: number,
): Promise<{ name: string | null; savedAt: Date } | null> {
  const [last] = await database
    .select({ name: users.name, savedAt: placeholderVersions.savedAt })
    .from(placeholderVersions)
    .leftJoin(users, eq(users.id, placeholderVersions.userId))
    .where(eq(placeholderVersions.placeholderId, placeholderId))
    .orderBy(desc(placeholderVersions.version))
    .limit(1)
  return last ?? null
}
