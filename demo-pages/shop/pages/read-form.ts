import type { ShopContext } from '../shop.ts'

export interface SentForm {
  get: (name: string) => string | undefined
  getAll: (name: string) => string[]
}

/** The text fields of a posted HTML form. */
export async function readForm(c: ShopContext): Promise<SentForm> {
  const fields = new URLSearchParams((await c.req.text()).replaceAll('%00', ''))
  return { get: name => fields.get(name) ?? undefined, getAll: name => fields.getAll(name) }
}
