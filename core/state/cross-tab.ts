/** What a page hears: another tab told it, it came back from the bfcache, or it is looked at again. */
export type CrossTabNews = 'told' | 'restored' | 'seen'

export interface CrossTab {
  /** Tells the browser's other tabs that something has changed; never what, nor whose. */
  tell: () => void
  stop: () => void
}

/** How long what is kept is fresh for a page that is looked at again, in milliseconds. */
export const SEEN_STALE_TIME = 30_000

/** Follows what may have changed while nobody looked. A hidden page is told when it is seen, so that it asks for nothing in vain. */
export function subscribeCrossTab(name: string, onNews: (news: CrossTabNews) => void): CrossTab {
  const listening = new AbortController()
  const on = (event: string, listen: (event: Event) => void): void =>
    globalThis.addEventListener(event, listen, { signal: listening.signal })
  let isHidden = false
  let isLeft = false
  let wasTold = false
  const hear = (): void => {
    if (isHidden) wasTold = true
    else onNews('told')
  }
  let channel = openChannel(name, hear)
  on('visibilitychange', ({ target }) => {
    isHidden = (target as { visibilityState?: string } | null)?.visibilityState === 'hidden'
    // A page that comes back from the bfcache is told of that, once.
    if (isHidden || isLeft) return
    onNews(wasTold ? 'told' : 'seen')
    wasTold = false
  })
  // An open channel may keep a page out of the bfcache.
  on('pagehide', () => {
    isLeft = true
    channel?.close()
    channel = null
  })
  on('ostrov:restored', () => {
    isLeft = false
    wasTold = false
    channel = openChannel(name, hear)
    onNews('restored')
  })

  return {
    tell: () => channel?.postMessage(null),
    stop() {
      listening.abort()
      channel?.close()
      channel = null
    },
  }
}

function openChannel(name: string, onMessage: () => void): BroadcastChannel | null {
  if (!globalThis.BroadcastChannel) return null
  const channel = new BroadcastChannel(name)
  channel.onmessage = onMessage
  return channel
}
