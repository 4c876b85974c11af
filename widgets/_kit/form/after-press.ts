let isPressed = false
const waiting: (() => void)[] = []

function press(): void {
  isPressed = true
  // What is dragged has no release.
  for (const type of ['mouseup', 'dragend']) addEventListener(type, release, { capture: true, once: true })
}

function release(): void {
  isPressed = false
  for (const act of waiting.splice(0)) act()
}

/** From the first field that is entered on: whether something on the page is being pressed. */
export const watchPresses = (): void => addEventListener('mousedown', press, true)

/**
 * Does what may move the page, at once or once the press that is under way is over: what moves away between the press
 * and its release is not clicked. Browsers know what is clicked by then, so it still comes before the click.
 */
export function afterPress(act: () => void): void {
  if (isPressed) waiting.push(act)
  else act()
}
