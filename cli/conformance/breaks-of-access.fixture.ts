import type { Break, NamedBreak, PassingRequest } from './break.fixture.ts'
import { replace, rewrite, sendHeader, setJson } from './break-answers.fixture.ts'

const withOwnToken = ({ cookies, headers }: PassingRequest): void =>
  headers.set('x-csrftoken', cookies.get('csrftoken') ?? '')

/** Takes every token that it has ever given. */
function keepTokens(): Break[] {
  const given = new Set<string>()
  const takeOld: Break = {
    route: 'active-user-save',
    ask: request => {
      if (given.has(request.headers.get('x-csrftoken') ?? '')) withOwnToken(request)
    },
  }
  const note: Break = {
    route: 'active-user',
    answer: ({ headers }) => {
      const [, token] = /csrftoken=(\w+)/.exec(headers.get('set-cookie') ?? '') ?? []
      if (token) given.add(token)
    },
  }
  return [takeOld, note]
}

/** Whatever the visitor's token is, the shop sees the right one. */
const openTo = (route: Break['route']): Break => ({ route, ask: withOwnToken })

const signedOut = (answer: Parameters<NonNullable<Break['answer']>>[0], request: PassingRequest): boolean =>
  answer.status === 403 && !request.cookies.has('sessionid')

export const ACCESS_BREAKS: readonly NamedBreak[] = [
  [
    'no call gives a token',
    'active-user',
    'csrf-cookie',
    [{ route: 'active-user', answer: sendHeader('set-cookie', null) }],
  ],
  [
    'scripts can’t read the token',
    'active-user',
    'csrf-cookie',
    [
      {
        route: 'active-user',
        answer: ({ headers }) => {
          const cookie = headers.get('set-cookie')
          if (cookie) headers.set('set-cookie', `${cookie}; HttpOnly`)
        },
      },
    ],
  ],
  ['a sale needs no token', 'sell-buyout-online', 'csrf-open', [openTo('sell-buyout-online')]],
  [
    'taking off a component needs no token',
    'page-component-delete',
    'csrf-open',
    [openTo('page-component-delete')],
  ],
  [
    'a refused token is told in other words',
    'add-product',
    'csrf-words',
    [{ route: 'add-product', answer: replace(403, { body: { detail: 'Neplatný token.' } }) }],
  ],
  ['a token outlives the sign-in', 'login', 'csrf-rotation', keepTokens()],
  [
    'the right token is refused',
    'active-user-save',
    'csrf-refused',
    [{ route: 'active-user-save', ask: ({ headers }) => headers.set('x-csrftoken', 'stale') }],
  ],
  [
    'anybody reads params',
    'component-params',
    'access-open',
    [
      {
        route: 'component-params',
        answer: answer => {
          if (answer.status !== 403) return
          answer.status = 200
          setJson(answer, { component: 'tabs', version: 1, params: [] })
        },
      },
    ],
  ],
  [
    'a customer may purge',
    'fastly-purge',
    'access-open',
    [
      {
        route: 'fastly-purge',
        answer: (answer, request) => {
          if (answer.status !== 403 || signedOut(answer, request) || answer.text.includes('CSRF')) return
          answer.status = 200
          setJson(answer, { status: 'ok' })
        },
      },
    ],
  ],
  [
    'whoever is not signed in gets a 401',
    'component-params',
    'access-refused',
    [{ route: 'component-params', answer: replace(403, { status: 401 }) }],
  ],
  [
    'whoever is not signed in is sent to the login',
    'component-params',
    'access-refused',
    [{ route: 'component-params', answer: replace(403, { status: 302, location: '/cz/prihlaseni/' }) }],
  ],
  [
    '“not signed in” is said in words of one’s own',
    'active-user-save',
    'access-refused',
    [
      {
        route: 'active-user-save',
        answer: (answer, request) => {
          if (signedOut(answer, request)) setJson(answer, { detail: 'Kdo jste?' })
        },
      },
    ],
  ],
  [
    'nobody can sign in',
    'login',
    'sign-in',
    [{ route: 'login', answer: replace(204, { status: 403, body: { detail: 'Ne.' } }) }],
  ],
  [
    'a sign-in opens no session',
    'login',
    'sign-in',
    [{ route: 'active-user', answer: rewrite(body => ({ ...body, authenticated: false })) }],
  ],
  [
    'a wrong password is a 403',
    'login',
    'form-error',
    [{ route: 'login', answer: replace(400, { status: 403 }) }],
  ],
  [
    'signing out does nothing',
    'logout',
    'effect',
    [{ route: 'logout', isKept: ({ headers }) => headers.has('idempotency-key') }],
  ],
]
