import type { DeviceQuote } from './buyback.ts'
import { type CallOptions, write } from './http.ts'
import { Ignored } from './wire.ts'

/** `POST send-buyout-to-email`. Apart from the calls that only read, so that a selector does not wait for it. */
export const sendPriceToEmail = (
  payload: DeviceQuote & { e_mail: string },
  idempotencyKey: string,
  o?: CallOptions,
) => write('send-buyout-to-email', Ignored, payload, { ...o, idempotencyKey })
