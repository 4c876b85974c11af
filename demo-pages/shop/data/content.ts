import type { PlaceholderParam } from './placeholder-param.ts'

export interface ContentLink {
  label: string
  href: string
}

/** A piece of server-rendered text as an editor composes it; always rendered as text, never as markup. */
export type Content =
  | { kind: 'lead'; text: string }
  | { kind: 'heading'; text: string; id?: string; level?: 3 }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'steps'; items: { title: string; text: string }[] }
  | { kind: 'questions'; items: { question: string; answer: string }[] }
  | { kind: 'links'; items: (ContentLink & { text?: string })[] }
  | { kind: 'phone'; text: string }
  /** The choices of a device as plain links, step by step, for readers without scripts. */
  | { kind: 'device-steps' }
  /** The same for the service, with its operations at the end; and its search as a plain form with its results. */
  | { kind: 'service-steps' }
  | { kind: 'service-search' }
  | { kind: 'cart-link' }
  /** A banner as its island shows it, from the very same params. */
  | { kind: 'banner'; params: PlaceholderParam[] }
  /** The plain form for signing in; who is signed in goes on at the path `next`. */
  | { kind: 'sign-in'; id: string; next: string }
  /** The plain form for the newsletter; `id` tells its fields from those of another form of the page. */
  | { kind: 'newsletter-form'; id: string }
  /** A section that a placeholder shows as a tab; without a label its first heading serves. */
  | { kind: 'tab'; id: string; label?: string; contents: Content[] }
  /** A placeholder inside the content of another. */
  | { kind: 'island'; component: string; params: PlaceholderParam[]; contents: Content[] }
