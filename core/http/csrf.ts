import { page } from '#core/page.ts'

/** The CSRF token as it stands now: Django changes the cookie at sign-in, so it is read at each write. */
export function readCsrfToken(): string | null {
  const { cookie, token } = page.value.csrf
  return readCookie(cookie) || token || null
}

function readCookie(name: string): string | null {
  for (const pair of readAllCookies().split('; ')) {
    if (pair.startsWith(`${name}=`)) return pair.slice(name.length + 1)
  }
  return null
}

function readAllCookies(): string {
  try {
    // A form named "cookie" may shadow document.cookie; the prototype's own getter can't be shadowed.
    const getter = Object.getOwnPropertyDescriptor(globalThis.Document?.prototype ?? {}, 'cookie')?.get
    const all: unknown = getter?.call(globalThis.document)
    return typeof all === 'string' ? all : ''
  } catch {
    return ''
  }
}
