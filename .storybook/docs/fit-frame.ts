/** Keeps a frame as high as the story in it, from when it has loaded; tells each height that it comes to. */
export function fitFrame(
  frame: HTMLIFrameElement,
  tell: (height: number) => void = () => {},
): ResizeObserver | null {
  const { contentDocument: page } = frame
  if (!page) return null
  const observer = new ResizeObserver(() => {
    const { bottom } = (page.querySelector('.story-page') ?? page.body).getBoundingClientRect()
    frame.style.blockSize = `${Math.ceil(bottom)}px`
    tell(frame.offsetHeight)
  })
  observer.observe(page.body)
  return observer
}
