import { toSafeUrl } from '#core/safe-link.ts'

/** Pages of the back office lie beside each other, each named as its widget; a path to the one of a record. */
export function linkToStaffPage(name: string, id: string): string | null {
  const url = toSafeUrl(new URL(`../${name}/?id=${encodeURIComponent(id)}`, location.href).href)
  return url && new URL(url).pathname + new URL(url).search
}
