import { PASSED_CODE } from './pass-code.ts'

/** The code that was passed on to this discount; whoever asks first, it is forgotten. */
export function takeCode(discount: string): string {
  try {
    const { sessionStorage } = globalThis
    const kept: unknown = JSON.parse(sessionStorage.getItem(PASSED_CODE) ?? '[]')
    sessionStorage.removeItem(PASSED_CODE)
    const [id, code] = Array.isArray(kept) ? kept : []
    return id === discount && typeof code === 'string' ? code.slice(0, 50) : ''
  } catch {
    return ''
  }
}
