/**
 * Says where an island crashed. The error's own message stays unsaid, for it may quote what a visitor typed; its kind
 * and its place in the code can't.
 */
export function describeCrash(error: unknown): string {
  if (error instanceof Promise)
    return 'it waited in its rendering. Put a <Suspense> around what comes later than the island.'
  if (!(error instanceof Error)) return `it crashed by throwing a ${typeof error}.`
  const frames = (error.stack ?? '')
    .split('\n')
    .filter(line => /^\s+at .*:\d+:\d+\)?$|^[^\s@]*@\S+:\d+:\d+$/.test(line))
  return [`it crashed with a ${error.name.slice(0, 40)}.`, ...frames.slice(0, 5)].join('\n')
}
