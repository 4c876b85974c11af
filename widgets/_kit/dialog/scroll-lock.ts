let held = 0

/**
 * Keeps the page behind a dialog from scrolling, by an attribute that dialog.css knows: a style of the element would
 * be refused by a strict policy. Where a scrollbar takes room, that room stays, so that nothing moves.
 */
export function lockScroll(): () => void {
  const { documentElement: root } = document
  if (held++ === 0) root.dataset.ostrovScroll = innerWidth > root.clientWidth ? 'gutter' : 'locked'
  let isHeld = true
  return () => {
    if (!isHeld) return
    isHeld = false
    if (--held === 0) delete root.dataset.ostrovScroll
  }
}
