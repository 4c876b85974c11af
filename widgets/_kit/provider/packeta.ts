import * as v from 'valibot'
import { page } from '#core/page.ts'
import { loadScript, PROVIDER_DEADLINE } from './load-script.ts'

const SCRIPT = 'https://widget.packeta.com/v6/www/js/library.js'
/** Where its frame may be: the library goes to another host where the first is ill. */
const ORIGINS = ['https://widget.packeta.com', 'https://widget3.packeta.com']
const FRAME_ID = 'packeta-widget'

export interface PacketaOptions {
  apiKey: string
  language: string
  /** In small letters: `cz`. */
  country: string
  /** In this the map is shown. */
  element: HTMLElement
  /** Ends it from outside, as the customer's cancelling does. */
  signal?: AbortSignal
  /** For tests. */
  deadline?: number
}

/** What is needed of a point: the rest is the shop's to know. */
const Point = v.object({
  id: v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.minLength(1)),
  name: v.nullish(v.string(), ''),
  error: v.nullish(v.string(), null),
  pickupPointType: v.nullish(v.string(), null),
  carrierId: v.nullish(v.pipe(v.union([v.string(), v.number()]), v.transform(String)), null),
  carrierPickupPointId: v.nullish(v.pipe(v.union([v.string(), v.number()]), v.transform(String)), null),
})
export type PacketaPoint = v.InferOutput<typeof Point>
export type PacketaResult = PacketaPoint | null | 'blocked' | 'silent'

interface PacketaWidget {
  pick: (
    apiKey: string,
    callback: (point: unknown) => void,
    options: Record<string, unknown>,
    inElement: HTMLElement,
  ) => void
  close: () => void
}

declare global {
  interface Window {
    Packeta?: { Widget?: PacketaWidget }
  }
}

/**
 * Lets the customer choose a point on Packeta's map: the point, null where they closed it. The library hears messages of
 * any window, tells of no error and waits for ever; all three are seen to here.
 */
export async function openPacketa(options: PacketaOptions): Promise<PacketaResult> {
  const url = page.peek().providers.packeta ?? SCRIPT
  const silence = silenceStrangers(new URL(url).origin)
  try {
    const state = await loadScript(url, options.deadline)
    const widget = window.Packeta?.Widget
    if (options.signal?.aborted) return null
    if (state === 'silent') return 'silent'
    if (state === 'blocked' || !widget) return 'blocked'
    return await pick(widget, options)
  } finally {
    silence()
  }
}

function pick(widget: PacketaWidget, options: PacketaOptions): Promise<PacketaResult> {
  const { apiKey, language, country, element, signal, deadline = PROVIDER_DEADLINE } = options
  return new Promise(resolve => {
    let isOver = false
    const end = (result: PacketaResult): void => {
      if (isOver) return
      isOver = true
      clearTimeout(timer)
      element.removeEventListener('load', show, true)
      signal?.removeEventListener('abort', cancel)
      if (result !== null && typeof result === 'string') widget.close()
      resolve(result)
    }
    const show = (): void => clearTimeout(timer)
    const cancel = (): void => {
      widget.close()
      end(null)
    }
    const timer = setTimeout(() => end('silent'), deadline)
    // Loading does not bubble, but it is seen on its way down.
    element.addEventListener('load', show, true)
    signal?.addEventListener('abort', cancel)
    widget.pick(apiKey, point => end(readPoint(point)), { language, country }, element)
  })
}

function readPoint(point: unknown): PacketaResult {
  const read = v.safeParse(Point, point)
  return read.success ? read.output : null
}

/** Keeps what says that it comes from Packeta and does not from the library, which believes anybody. */
function silenceStrangers(origin: string): () => void {
  const known = [origin, ...ORIGINS]
  const judge = (event: MessageEvent): void => {
    if (typeof event.data !== 'string' || !event.data.includes('packetaWidgetMessage')) return
    const frame = document.getElementById(FRAME_ID)
    const isOwn = frame instanceof HTMLIFrameElement && event.source === frame.contentWindow
    if (!isOwn || !known.includes(event.origin)) event.stopImmediatePropagation()
  }
  addEventListener('message', judge, true)
  return () => removeEventListener('message', judge, true)
}
