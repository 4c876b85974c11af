import type * as v from 'valibot'

type Schema = v.GenericSchema

/** The names in braces of a path such as `/vykup/api/{type}/manufacturers/`. */
type ArgumentOf<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ArgumentOf<Rest>
  : never

/** One key of a call's query. */
export interface QueryKey {
  doc: string
  isRequired?: boolean
  /** Given as often as there are values. */
  isRepeated?: boolean
}

/** What a call says of itself beside its bodies. The build takes all of it out of the pages' files, where nobody reads it. */
interface Description<Path extends string> {
  /** Its path behind a market's prefix in the reference shop; another server may choose its own. */
  path: Path
  /** What it is for, in a sentence. */
  doc: string
  query?: Readonly<Record<string, QueryKey>>
  /** The query may hold more than its keys: the page's own query, sent on as it is. */
  acceptsAnyQuery?: boolean
  /** Statuses that the islands tell apart, beside those that any call may have. */
  errors?: readonly (400 | 403 | 404 | 409 | 429)[]
  /** The response is one visitor's own, so no cache may keep it. Every mutation's is. */
  isPersonal?: boolean
  /** Islands do without it: where the route table lacks it, it is never asked. */
  isOptional?: boolean
  /** It is asked only for this, such as `Twisto`: a site that offers none of it leaves it out of its routes. */
  onlyFor?: string
  /** A 201 tells by `Location` where the made thing is. */
  hasLocation?: boolean
  access?: 'anyone' | 'signed-in' | 'staff'
}

interface QueryDescription<Path extends string, Response extends Schema> extends Description<Path> {
  response: Response
  /** It is the visitor's own or always there, so it is neither denied nor missing; unless told, where its path has no arguments. Pages read this. */
  isOwn?: boolean
}

interface MutationDescription<Path extends string, Request extends Schema, Response extends Schema>
  extends Description<Path> {
  method?: 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  request: Request
  /** Left out where nothing is read of the response. */
  response?: Response
  /** The status that says it was done: 204 unless there is a response. A call that makes something (201) takes no other. */
  status?: 200 | 201 | 204
  /** The same `Idempotency-Key` has one effect, unless this is false. */
  isIdempotent?: boolean
  /** Sent as `multipart/form-data`, for a request with a file in it. */
  isMultipart?: boolean
  /** It goes on though its page goes (fetch's `keepalive`): for small bodies, of which 64 KiB may be on their way at once. */
  isKeptAlive?: boolean
}

/** A call that reads. */
export interface Query<Argument extends string = string, Response extends Schema = Schema>
  extends Partial<Description<string>> {
  /** The key of the page's route table. */
  readonly name: string
  readonly method: 'GET'
  readonly response: Response
  readonly isOwn?: boolean
  /** For types alone: the names of its path's arguments. */
  readonly argument?: Argument
}

/** A call that writes. */
export interface Mutation<
  Argument extends string = string,
  Request extends Schema = Schema,
  Response extends Schema = Schema,
> extends Partial<Description<string>> {
  readonly name: string
  readonly method: 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly request: Request
  readonly response?: Response
  readonly status?: 200 | 201 | 204
  readonly isIdempotent?: boolean
  readonly isMultipart?: boolean
  readonly isKeptAlive?: boolean
  readonly argument?: Argument
}

/** One call of the server contract. */
export type Endpoint = Query | Mutation

export interface Named<Name extends string> {
  readonly name: Name
}

/** Describes a call that reads; `name` is its key in the page's route table. */
export const query = <const Name extends string, const Path extends string, Response extends Schema>(
  name: Name,
  description: QueryDescription<Path, Response>,
): Query<ArgumentOf<Path>, Response> & Named<Name> => ({ ...description, name, method: 'GET' })

/** Describes a call that writes, by POST unless it says otherwise; `name` is its key in the page's route table. */
export const mutation = <
  const Name extends string,
  const Path extends string,
  Request extends Schema,
  Response extends Schema = v.UnknownSchema,
>(
  name: Name,
  description: MutationDescription<Path, Request, Response>,
): Mutation<ArgumentOf<Path>, Request, Response> & Named<Name> => ({ method: 'POST', ...description, name })

/** The arguments of a call's path; none where it has none. */
export type ArgumentsOf<Argument extends string> = [Argument] extends [never]
  ? { readonly args?: undefined }
  : { readonly args: Readonly<Record<Argument, string>> }
