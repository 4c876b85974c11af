import { and, eq, gt, inArray, max, min, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { users } from '../visitor/schema.ts'
import { beginDraft, composeDraft, goBack, listEdited, listPlaceholders, namePart } from './draft.ts'
import {
  type DraftState,
  type Placeholder,
  pageDraftSteps,
  pageDrafts,
  pages,
  placeholders,
  placeholderVersions,
  textBlocks,
} from './schema.ts'
import { type ComposedPage, type PagePart, type PlaceholderChange, readParts } from './store.ts'

/** A page's draft: where it is among its steps, and what the page looks like with and without it. */
export interface Draft {
  version: number
  /** 0 is what is published. */
  step: number
  /** The step before which there is none: below 0 where the page was published before. */
  first: number
  /** The last of them, done or undone. */
  last: number
  changedBy: string | null
  changedAt: Date | null
  /** Its own parts brought up to what the page has now. */
  state: DraftState
  published: PagePart[]
  drafted: PagePart[]
}

export async function readDraft(database: Database, pageId: number): Promise<Draft> {
  const [row] = await database
    .select({ draft: pageDrafts, name: users.name })
    .from(pageDrafts)
    .leftJoin(users, eq(users.id, pageDrafts.userId))
    .where(eq(pageDrafts.pageId, pageId))
  const [steps] = await database
    .select({ first: min(pageDraftSteps.number), last: max(pageDraftSteps.number) })
    .from(pageDraftSteps)
    .where(eq(pageDraftSteps.pageId, pageId))
  const published = await readParts(database, pageId)
  const { version = 0, step = 0, changedAt = null } = row?.draft ?? {}
  const state = await readState(database, pageId, step)
  const known = state ? await database.select().from(placeholders).where(eq(placeholders.pageId, pageId)) : []
  const drafted = state ? composeDraft(published, known, state) : published
  return {
    version,
    step,
    first: Math.min(0, steps?.first ?? 0),
    last: Math.max(0, steps?.last ?? 0),
    changedBy: row?.name ?? null,
    changedAt,
    state: { ...(state ?? beginDraft(published)), parts: drafted.map(namePart) },
    published,
    drafted,
  }
}

/** The page as its editors see it. */
export const applyDraft = async (database: Database, { page }: ComposedPage): Promise<ComposedPage> => ({
  page,
  parts: (await readDraft(database, page.id)).drafted,
})

/** What the draft was after a step; nothing for what is published. */
async function readState(database: Database, pageId: number, number: number): Promise<DraftState | null> {
  const [row] = await database
    .select({ state: pageDraftSteps.state })
    .from(pageDraftSteps)
    .where(and(eq(pageDraftSteps.pageId, pageId), eq(pageDraftSteps.number, number)))
  return row?.state ?? null
}

/** Editors of one page wait here for each other. */
export async function lockPage(tx: Database, pageId: number): Promise<void> {
  await tx.select({ id: pages.id }).from(pages).where(eq(pages.id, pageId)).for('update')
}

/** Adds a step to a draft; false where `change` can't be made. What was undone before is gone with it. */
export async function addStep(
  tx: Database,
  pageId: number,
  userId: number,
  change: (state: DraftState) => DraftState | null,
): Promise<boolean> {
  await lockPage(tx, pageId)
  const { step, state } = await readDraft(tx, pageId)
  const next = change(state)
  if (!next) return false
  await tx
    .delete(pageDraftSteps)
    .where(and(eq(pageDraftSteps.pageId, pageId), gt(pageDraftSteps.number, step)))
  // Who goes on from a former page has it as their first step: 0 stays what is published.
  const states = step < 0 ? [state, next] : [next]
  const from = Math.max(0, step)
  await tx
    .insert(pageDraftSteps)
    .values(states.map((one, at) => ({ pageId, number: from + 1 + at, state: one })))
  await moveDraft(tx, pageId, userId, from + states.length)
  return true
}

async function moveDraft(tx: Database, pageId: number, userId: number, step: number): Promise<void> {
  const now = { step, userId, changedAt: new Date() }
  await tx
    .insert(pageDrafts)
    .values({ pageId, version: 1, ...now })
    .onConflictDoUpdate({
      target: pageDrafts.pageId,
      set: { version: sql`${pageDrafts.version} + 1`, ...now },
    })
}

/** Saves what is set of a placeholder into the draft as its next version; false where `version` is no longer the newest. */
export async function saveToDraft(
  tx: Database,
  { id, pageId, version }: Pick<Placeholder, 'id' | 'pageId' | 'version'>,
  { params, wakesWhen, userId }: PlaceholderChange,
): Promise<boolean> {
  await lockPage(tx, pageId)
  const isNewest = and(eq(placeholders.id, id), eq(placeholders.version, version))
  const [saved] = await tx
    .update(placeholders)
    .set({ version: version + 1 })
    .where(isNewest)
    .returning()
  if (!saved) return false
  const kept = { placeholderId: id, version: saved.version, params, wakesWhen, userId }
  await tx.insert(placeholderVersions).values({ ...kept, savedAt: new Date() })
  return addStep(tx, pageId, userId, state => ({
    ...state,
    edits: { ...state.edits, [id]: { params, wakesWhen } },
  }))
}

export type StepAction = 'undo' | 'redo' | 'discard'

/** Goes back or on among a draft's steps; what is set otherwise by that counts as saved. */
export async function stepDraft(
  tx: Database,
  pageId: number,
  userId: number,
  { step, first, last, state }: Draft,
  action: StepAction,
): Promise<void> {
  const wanted = action === 'discard' ? 0 : action === 'undo' ? step - 1 : step + 1
  if (wanted < first || wanted > last || wanted === step) return
  const next = await readState(tx, pageId, wanted)
  const edited = listEdited(state, next ?? { parts: [], removed: [], edits: {} }).map(Number)
  if (edited.length)
    await tx
      .update(placeholders)
      .set({ version: sql`${placeholders.version} + 1` })
      .where(inArray(placeholders.id, edited))
  await moveDraft(tx, pageId, userId, wanted)
}

/** Makes the draft the page that visitors see; one step back from it is the page that they saw before. */
export async function publishDraft(
  tx: Database,
  pageId: number,
  userId: number,
  { drafted, published }: Draft,
): Promise<void> {
  for (const [position, part] of drafted.entries())
    if ('content' in part)
      await tx.update(textBlocks).set({ position }).where(eq(textBlocks.id, part.blockId))
    else {
      const { id, params, wakesWhen } = part.placeholder
      await tx
        .update(placeholders)
        .set({ position, params, wakesWhen, deletedAt: null })
        .where(eq(placeholders.id, id))
    }
  const stay = new Set(listPlaceholders(drafted).map(({ id }) => id))
  const gone = listPlaceholders(published).flatMap(({ id }) => (stay.has(id) ? [] : id))
  if (gone.length)
    await tx.update(placeholders).set({ deletedAt: new Date() }).where(inArray(placeholders.id, gone))
  const former = goBack(drafted, published)
  const ended = former ? undefined : gt(pageDraftSteps.number, 0)
  await tx.delete(pageDraftSteps).where(and(eq(pageDraftSteps.pageId, pageId), ended))
  if (former) await tx.insert(pageDraftSteps).values({ pageId, number: -1, state: former })
  await moveDraft(tx, pageId, userId, 0)
}
