/** Why an island can't be rendered, in words that quote nothing a visitor typed. */
export class RenderRefusal extends Error {
  override name = 'RenderRefusal'
}

/** Runs what says in its errors what is wrong with what it was given. */
export function refuseOnError<T>(run: () => T): T {
  try {
    return run()
  } catch (thrown) {
    throw new RenderRefusal(thrown instanceof Error ? thrown.message : String(thrown))
  }
}
