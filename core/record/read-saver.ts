import * as v from 'valibot'

const Told = v.object({ who: v.string() })

/** The colleague who saved a record meanwhile, as the body of a 409 names them; null where it does not. */
export function readSaver(body: unknown): string | null {
  const told = v.safeParse(Told, body)
  return told.success ? told.output.who : null
}
