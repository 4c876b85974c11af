import { type ReactNode, useState } from 'react'

/** A token as a stylesheet names it; pressed, it is copied. */
export function TokenName({ token }: { token: string }): ReactNode {
  const [isCopied, setCopied] = useState(false)
  const name = `--ostrov-${token}`
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(name)
    setCopied(true)
  }
  return (
    <button type="button" className="tokens-name" title="Copy" onClick={copy} onBlur={() => setCopied(false)}>
      <code>{name}</code>
      <span role="status">{isCopied && 'Copied'}</span>
    </button>
  )
}
