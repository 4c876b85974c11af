import { sep } from 'node:path'

/**
 * Playwright notes the stack of each of its calls, of which it looks up every frame in the source maps: a seventh of the
 * time its workers take. Only what it has compiled, the specs, has such a map; other frames are told as they are.
 */
export function mapOwnFramesOnly(): void {
  const mapFrames = Error.prepareStackTrace
  if (!mapFrames) return
  Error.prepareStackTrace = (error, frames) => {
    const head = `${error.name || 'Error'}: ${error.message || ''}`
    const lines = frames.map(frame =>
      isCompiled(frame) ? String(mapFrames(error, [frame])).slice(head.length) : `\n    at ${frame}`,
    )
    return head + lines.join('')
  }
}

const LIBRARIES = `${sep}node_modules${sep}`
const isCompiled = (frame: NodeJS.CallSite): boolean => {
  const file = frame.getFileName()
  return file != null && !file.startsWith('node:') && !file.includes(LIBRARIES)
}
