import { CONTRACT } from '#core/api/contract.ts'
import { type Call, listArguments } from '#core/http/call.ts'

/** One call of the server contract, as both commands know it. */
export interface Endpoint extends Call {
  name: string
}

/** The contract by route names. */
export const ENDPOINTS: ReadonlyMap<string, Endpoint> = new Map(
  Object.entries(CONTRACT).map(([name, call]) => [name, { ...call, name }]),
)

export function endpointOf(name: string): Endpoint {
  const endpoint = ENDPOINTS.get(name)
  if (!endpoint) throw new Error(`The contract has no call "${name}".`)
  return endpoint
}

/** The arguments that a path of a route table is written with. */
export const listPathArguments = (path: string): string[] => listArguments(path)
