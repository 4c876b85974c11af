/** Has this done whenever the page comes back from the bfcache: much may have changed meanwhile. Returns what ends that. */
export function onRestored(listen: () => void): () => void {
  // Without a browser there is no page to come back.
  globalThis.addEventListener?.('ostrov:restored', listen)
  return () => globalThis.removeEventListener?.('ostrov:restored', listen)
}
