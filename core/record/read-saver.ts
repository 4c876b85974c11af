import * as v from 'valibot'

const Told = v.object({ who: v.optional(v.nullable(v.string()), null), saved_by_me: v.optional(v.boolean()) })

/** Who saved a record meanwhile: the one who reads this, in another window, or a colleague; null where nobody knows. */
export type Saver = 'me' | { who: string } | null

/** The saver that the body of a 409 tells. */
export function readSaver(body: unknown): Saver {
  const told = v.safeParse(Told, body)
  if (!told.success) return null
  const { who, saved_by_me: isMe } = told.output
  return isMe ? 'me' : who === null ? null : { who }
}

/** What is said of a saver. */
export const tellSaver = (
  saver: Saver,
  { me, unknown, colleague }: { me: string; unknown: string; colleague: (told: { who: string }) => string },
): string => (saver === 'me' ? me : saver === null ? unknown : colleague(saver))
