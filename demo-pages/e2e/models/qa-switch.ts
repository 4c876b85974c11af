import { type APIRequestContext, expect } from '@playwright/test'

/** What the reference shop's switch understands; see `/qa/misbehave/`. */
export interface Misbehaviour {
  route: string
  kind: string
  /** For that many calls; without it until it is cleared. */
  times?: number
  /** The call has its effect first, and only then its answer is spoiled. */
  after?: boolean
  /** Milliseconds. */
  delay?: number
  retry_after?: string | number
  /** What to answer instead: any JSON, or text that is sent as it is. */
  body?: unknown
}

/** One call as the server saw it. */
export interface SeenCall {
  route: string
  method: string
  /** Milliseconds since 1970, by the server's clock. */
  time: number
  idempotency_key: string | null
  /** Null as long as it has not been answered. */
  status: number | null
}

/** The shop's misbehaviour switch and its book of calls, for one visitor: the scope that their cookie names. */
export class QaSwitch {
  private readonly request: APIRequestContext
  readonly scope: string

  constructor(request: APIRequestContext, scope: string) {
    this.request = request
    this.scope = scope
  }

  /** From now on the shop goes wrong in these ways, one after the other. */
  async misbehave(...wishes: Misbehaviour[]): Promise<void> {
    for (const wish of wishes) {
      const response = await this.request.post('/qa/misbehave/', { data: { scope: this.scope, ...wish } })
      expect(response.status(), `${wish.kind} of ${wish.route} is something the shop can do`).toBe(201)
    }
  }

  /** How a provider's double behaves for this visitor from now on; null brings it back to its own manners. */
  async setManner(provider: string, manner: string | null): Promise<void> {
    const response = await this.request.post('/qa/providers/', {
      data: { provider, manner },
      headers: { 'ostrov-qa': this.scope },
    })
    expect(response.status()).toBe(204)
  }

  async behave(): Promise<void> {
    await this.request.delete('/qa/misbehave/', { params: { scope: this.scope } })
  }

  /** The calls that reached the server, the first one first. */
  async listCalls(route: string, method?: string): Promise<SeenCall[]> {
    const response = await this.request.get('/qa/calls/', { params: { scope: this.scope } })
    const calls = (await response.json()) as SeenCall[]
    return calls.filter(call => call.route === route && (method === undefined || call.method === method))
  }

  /** Forgets what was seen so far. */
  async forgetCalls(): Promise<void> {
    await this.request.delete('/qa/calls/', { params: { scope: this.scope } })
  }

  /** Publishes new prices, so that whoever holds the old ones meets a conflict. */
  async reprice(market: string, model: string, factor: number): Promise<void> {
    const response = await this.request.post('/qa/price-list/', { data: { market, model, factor } })
    expect(await response.json()).toEqual({ published: 1 })
  }

  /** The mails that somebody would have got. */
  async listMails(recipient: string): Promise<{ subject: string; body: string }[]> {
    const response = await this.request.get('/qa/outbox/', { headers: { Accept: 'application/json' } })
    const mails = (await response.json()) as { recipient: string; subject: string; body: string }[]
    return mails.filter(mail => mail.recipient === recipient)
  }
}
