import * as v from 'valibot'
import { mutation, query } from '#core/http/endpoint.ts'
import { Id, listOf, optionalText } from '../wire.ts'
import { ComponentParam } from './component-params.ts'

const ParamValue = v.nullish(ComponentParam.entries.value, null)

/** What publishing does to one component; null before or after is a param that has its default there, or with what is gone. */
const DraftChange = v.object({
  kind: v.picklist(['added', 'changed', 'moved', 'removed']),
  pk: Id,
  component: v.string(),
  /** Of one that is removed, its place among those of its kind that visitors see, from 1; null where it is the only one. */
  number: v.nullish(v.number(), null),
  params: listOf(v.object({ name: v.string(), before: ParamValue, after: ParamValue })),
  /** When it wakes, where that changes. */
  when: v.nullish(v.object({ before: optionalText, after: optionalText }), null),
})
export type DraftChange = v.InferOutput<typeof DraftChange>

/** One part of the page as the draft has it: a text (`text-12`), or a component by its pk with what is set of it. */
const DraftPart = v.object({
  name: v.string(),
  component: optionalText,
  version: v.nullish(v.number(), null),
  params: v.nullish(v.array(ComponentParam), null),
  when: optionalText,
})
export type DraftPart = v.InferOutput<typeof DraftPart>

/** What editors have made of a page and visitors do not see yet. */
export const PageDraft = v.object({
  /** Grows with whatever happens to the draft. */
  version: v.number(),
  can_undo: v.boolean(),
  can_redo: v.boolean(),
  /** None where the page is published as it is. */
  changes: listOf(DraftChange),
  /** In their order. */
  parts: listOf(DraftPart),
  /** Who changed it last, for other editors, and the moment (ISO). */
  changed_by: optionalText,
  changed_at: optionalText,
})
export type PageDraft = v.InferOutput<typeof PageDraft>

/** Who decides about a draft names the version that they looked at. */
const Version = v.pipe(v.number(), v.integer())

export const DraftStepForm = v.object({
  version: Version,
  /** One step back or on, or back to what is published. */
  action: v.picklist(['undo', 'redo', 'discard']),
})
export type DraftStepForm = v.InferOutput<typeof DraftStepForm>

export const PublishForm = v.object({ version: Version })
export type PublishForm = v.InferOutput<typeof PublishForm>

export const pageDraft = query('page-draft', {
  path: '/core/api/pages/{page}/draft/',
  doc: 'What editors have changed of a page since it was published last, and how its parts stand now.',
  response: PageDraft,
  errors: [403, 404],
  isPersonal: true,
  access: 'staff',
})

/** 409 where somebody else changed the draft after `version`. */
export const stepDraft = mutation('page-draft-step', {
  method: 'PATCH',
  path: '/core/api/pages/{page}/draft/',
  doc: 'Undoes the last step of the draft, or what was published last, does it again, or goes back to what is published; steps stay to be done again.',
  request: DraftStepForm,
  response: PageDraft,
  errors: [400, 403, 404, 409],
  access: 'staff',
})

export const publishDraft = mutation('page-draft-publish', {
  path: '/core/api/pages/{page}/draft/',
  doc: 'Shows the draft to visitors; undone, the draft is the page as they saw it before. 409 where another version was looked at.',
  request: PublishForm,
  response: PageDraft,
  errors: [400, 403, 404, 409],
  access: 'staff',
})
