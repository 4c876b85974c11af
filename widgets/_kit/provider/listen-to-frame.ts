/** Messages of one frame alone: of its own window, and of the origin that it was opened on. */
export function listenToFrame(
  frame: () => HTMLIFrameElement | null,
  origin: string,
  onMessage: (data: unknown) => void,
): () => void {
  const hear = (event: MessageEvent): void => {
    const source = frame()?.contentWindow
    if (source && event.source === source && event.origin === origin) onMessage(event.data)
  }
  addEventListener('message', hear)
  return () => removeEventListener('message', hear)
}
