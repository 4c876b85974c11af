export interface ContentLink {
  label: string
  href: string
}

/** A piece of server-rendered text as an editor composes it; always rendered as text, never as markup. */
export type Content =
  | { kind: 'lead'; text: string }
  | { kind: 'heading'; text: string; id?: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'steps'; items: { title: string; text: string }[] }
  | { kind: 'questions'; items: { question: string; answer: string }[] }
  | { kind: 'links'; items: (ContentLink & { text?: string })[] }
  | { kind: 'phone'; text: string }
  /** The choices of a device as plain links, step by step, for readers without scripts. */
  | { kind: 'device-steps' }
