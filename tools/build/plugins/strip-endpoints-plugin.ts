import type { Plugin } from 'rollup'

/** What no page reads of an endpoint: it is there for whoever builds or checks a server. */
const UNREAD = new Set([
  'path',
  'doc',
  'query',
  'acceptsAnyQuery',
  'errors',
  'isPersonal',
  'hasLocation',
  'access',
  'isIdempotent',
  'isOptional',
  'onlyFor',
])

interface Node {
  type: string
  start: number
  end: number
  [key: string]: unknown
}

/** Takes what no page reads out of the endpoints of core/api. */
export function stripEndpointsPlugin(): Plugin {
  return {
    name: 'ostrov-strip-endpoints',
    transform(code, id) {
      if (!/core[/\\]api[/\\]/.test(id) || !/\b(?:query|mutation)\(/.test(code)) return null
      const cuts = listCalls(this.parse(code) as unknown as Node).flatMap(listUnread)
      let stripped = code
      for (const { start, end } of cuts.reverse())
        stripped = stripped.slice(0, start) + stripped.slice(end).replace(/^\s*,/, '')
      return { code: stripped, map: null }
    },
  }
}

function listCalls(node: Node): Node[] {
  const { callee } = node as { callee?: Node }
  const isEndpoint = node.type === 'CallExpression' && /^(?:query|mutation)$/.test(String(callee?.name))
  const inner = Object.values(node).flat().filter(isNode).flatMap(listCalls)
  return isEndpoint ? [node, ...inner] : inner
}

function listUnread(call: Node): Node[] {
  const [, description] = call.arguments as Node[]
  const properties = (description?.properties ?? []) as Node[]
  return properties.filter(({ key }) => UNREAD.has(String((key as Node | undefined)?.name)))
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'
