import type { Call, QueryKey } from '#core/http/call.ts'

/** What OpenAPI says of one call. */
export function describeOperation(
  name: string,
  call: Call,
  refer: (schema: Call['response']) => unknown,
): unknown {
  const body = refer(call.request)
  return {
    operationId: name,
    summary: call.doc,
    parameters: listParameters(call),
    ...(body !== null && {
      requestBody: {
        required: true,
        content: { [call.isMultipart ? 'multipart/form-data' : 'application/json']: { schema: body } },
      },
    }),
    responses: listResponses(call, refer),
    ...(call.access !== 'anyone' && {
      // OpenAPI 3.1 lets a cookie's scheme name the roles that it takes.
      security: [{ session: call.access === 'staff' ? ['staff'] : [] }],
      description: ACCESS[call.access],
    }),
  }
}

const ACCESS = {
  'signed-in': 'For signed-in visitors; anybody else is answered 403.',
  staff: 'For staff; anybody else is answered 403.',
} as const

function listParameters(call: Call): unknown[] {
  const isWrite = call.method !== 'GET'
  return [
    ...call.args.map(arg => ({ name: arg, in: 'path', required: true, schema: { type: 'string' } })),
    ...Object.entries(call.query).map(describeQueryKey),
    ...(isWrite ? [{ $ref: '#/components/parameters/CsrfToken' }] : []),
    ...(call.isIdempotent ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
  ]
}

const describeQueryKey = ([name, { doc, isRequired = false, isRepeated = false }]: [
  string,
  QueryKey,
]): unknown => ({
  name,
  in: 'query',
  description: doc,
  required: isRequired,
  schema: isRepeated ? { type: 'array', items: { type: 'string' } } : { type: 'string' },
  ...(isRepeated && { explode: true }),
})

function listResponses(call: Call, refer: (schema: Call['response']) => unknown): Record<string, unknown> {
  const schema = refer(call.response)
  const isWrite = call.method !== 'GET'
  // A write of anybody may lack its CSRF token.
  const errors = new Set<number>([...call.errors, ...(isWrite ? [403] : []), 500])
  const headers = {
    ...(call.hasLocation && { Location: { $ref: '#/components/headers/Location' } }),
    ...(call.isPersonal && { 'Cache-Control': { $ref: '#/components/headers/NoStore' } }),
  }
  return {
    [call.status]: {
      description: DONE[call.status],
      ...(Object.keys(headers).length > 0 && { headers }),
      ...(schema !== null && call.status !== 204 && { content: { 'application/json': { schema } } }),
    },
    ...Object.fromEntries(
      [...errors].sort().map(status => [status, { $ref: `#/components/responses/${ERRORS[status]}` }]),
    ),
  }
}

const DONE = { 200: 'The answer.', 201: 'It was made.', 204: 'It was done.' } as const

const ERRORS: Readonly<Record<number, string>> = {
  400: 'Invalid',
  403: 'Forbidden',
  404: 'NotFound',
  409: 'Conflict',
  429: 'TooMany',
  500: 'Crash',
}

const answerJson = (description: string, schema: string): unknown => ({
  description,
  content: { 'application/json': { schema: { $ref: `#/components/schemas/${schema}` } } },
})

/** What calls have in common: the errors as Django REST framework shapes them, CSRF, idempotency. */
export const REUSED = {
  securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'sessionid' } },
  parameters: {
    CsrfToken: {
      name: 'X-CSRFToken',
      in: 'header',
      required: true,
      description: 'The csrftoken cookie as it stands when the call is made.',
      schema: { type: 'string' },
    },
    IdempotencyKey: {
      name: 'Idempotency-Key',
      in: 'header',
      required: false,
      description: 'The same key again must have no second effect, and be answered as the first time.',
      schema: { type: 'string' },
    },
  },
  headers: {
    Location: {
      description: 'The path of what was made, on this site.',
      required: true,
      schema: { type: 'string' },
    },
    NoStore: {
      description: 'no-store: the answer is one visitor’s own.',
      required: true,
      schema: { type: 'string' },
    },
  },
  responses: {
    Invalid: answerJson('What the server does not accept, by field.', 'FieldErrors'),
    Forbidden: answerJson('No CSRF token, not signed in, or not allowed.', 'Detail'),
    NotFound: answerJson('There is no such thing.', 'Detail'),
    Conflict: answerJson('What the visitor saw is no longer what the server has.', 'Detail'),
    TooMany: {
      ...(answerJson('Asked too often.', 'Detail') as object),
      headers: { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } } },
    },
    Crash: { description: 'The server failed; its page of HTML is not read.' },
  },
  schemas: {
    Detail: {
      type: 'object',
      properties: { detail: { type: 'string' } },
      required: ['detail'],
    },
    FieldErrors: {
      description:
        'Messages by field, nested as the request is; the form’s own stand under non_field_errors or detail.',
      type: ['object', 'array', 'string'],
      additionalProperties: { $ref: '#/components/schemas/FieldErrors' },
      items: { $ref: '#/components/schemas/FieldErrors' },
    },
  },
} as const
