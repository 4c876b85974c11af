/** `blocked`: it can't be had, by an error, a blocker or a policy. `silent`: nobody answered in time. */
export type ScriptState = 'loaded' | 'blocked' | 'silent'

export const PROVIDER_DEADLINE = 10_000

const scripts = new Map<string, Promise<ScriptState>>()

interface Policy {
  createScriptURL: (url: string) => string
}

declare global {
  interface Window {
    trustedTypes?: { createPolicy: (name: string, rules: Policy) => Policy }
  }
}

/** Loads a provider's script once for all who ask; one that did not come is asked for anew by the next. */
export function loadScript(url: string, deadline = PROVIDER_DEADLINE): Promise<ScriptState> {
  const former = scripts.get(url)
  if (former) return former
  const loading = addScript(url, deadline)
  scripts.set(url, loading)
  void loading.then(state => {
    if (state !== 'loaded') scripts.delete(url)
  })
  return loading
}

function addScript(url: string, deadline: number): Promise<ScriptState> {
  return new Promise(resolve => {
    const script = document.createElement('script')
    const timer = setTimeout(() => end('silent'), deadline)
    const end = (state: ScriptState): void => {
      clearTimeout(timer)
      script.onload = null
      script.onerror = null
      if (state !== 'loaded') script.remove()
      resolve(state)
    }
    script.onload = () => end('loaded')
    script.onerror = () => end('blocked')
    script.async = true
    try {
      script.src = trust(url)
    } catch {
      // A page's policy may allow no trusted types but its own.
      return end('blocked')
    }
    document.head.append(script)
  })
}

/** Who calls `loadScript` has judged the URL. */
let policy: Policy | undefined
function trust(url: string): string {
  policy ??= window.trustedTypes?.createPolicy('ostrov', { createScriptURL: given => given })
  return policy ? policy.createScriptURL(url) : url
}

/** What comes of something unless the deadline passes; null then. */
export function withDeadline<T>(promise: PromiseLike<T>, deadline = PROVIDER_DEADLINE): Promise<T | null> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(null), deadline)
    promise.then(
      value => {
        clearTimeout(timer)
        resolve(value)
      },
      (error: unknown) => {
        clearTimeout(timer)
        reject(error)
      },
    )
  })
}
