import type { ReadonlySignal } from '@preact/signals-core'
import type { CellEditModel } from '#core/grid/cell-edits.ts'
import { toFailure } from '#core/http/failure.ts'
import { followConnection, isOnline } from '#core/state/connection.ts'

/**
 * Follows the connection; whenever that is back, what could not be saved without it is saved once more. Returns what ends
 * that.
 */
export function retryOnline(edits: ReadonlySignal<CellEditModel | null>): () => void {
  const unfollow = followConnection()
  let was = isOnline.peek()
  const stop = isOnline.subscribe(is => {
    const isBack = is && !was
    was = is
    if (isBack) void edits.peek()?.retry(thrown => toFailure(thrown).failure.kind === 'offline')
  })
  return () => {
    stop()
    unfollow()
  }
}
