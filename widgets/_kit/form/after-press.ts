let isPressed = false
let isWatching = false

/** From the first field that is entered on: whether something on the page is being pressed. */
export function watchPresses(): void {
  if (isWatching) return
  isWatching = true
  const set = (value: boolean) => () => {
    isPressed = value
  }
  for (const [type, value] of [
    ['mousedown', true],
    ['mouseup', false],
    ['dragend', false],
  ] as const)
    addEventListener(type, set(value), true)
}

/**
 * Does what may move the page, at once or once the press that is under way is over: what moves away between the press
 * and its release is not clicked. Browsers know what is clicked by then, so it still comes before the click.
 */
export function afterPress(act: () => void): void {
  if (!isPressed) {
    act()
    return
  }
  const stop = new AbortController()
  const end = (): void => {
    stop.abort()
    act()
  }
  for (const type of ['mouseup', 'dragend'])
    addEventListener(type, end, { capture: true, signal: stop.signal })
}
