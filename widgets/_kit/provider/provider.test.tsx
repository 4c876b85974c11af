import { render, screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { configurePage } from '#core/page.ts'
import { describePage } from '#testing/story-page.ts'
import { until } from '#testing/until.ts'
import { loadScript, withDeadline } from './load-script.ts'
import { openPacketa } from './packeta.ts'
import { ProviderFrame } from './provider-frame.tsx'

const SCRIPTS = `${location.origin}/demo-pages/shop/providers/scripts`
let loads = 0
const scriptAt = (name: string): string => `${SCRIPTS}/${name}?load=${++loads}`

test('a script is loaded once for all who ask at a time', async () => {
  const url = scriptAt('twisto.js')
  const states = await Promise.all([loadScript(url), loadScript(url)])
  expect([...states, await loadScript(url)]).toEqual(['loaded', 'loaded', 'loaded'])
  expect([...document.scripts].filter(({ src }) => src === url)).toHaveLength(1)
})

test('a script that is blocked is told apart from one that never comes, and may be asked for anew', async () => {
  const missing = `${location.origin}:1/blocked.js`.replace(/:\d+:1/, ':1')
  expect(await loadScript(missing)).toBe('blocked')
  expect([...document.scripts].some(({ src }) => src === missing)).toBe(false)
  // Nobody answers within no time.
  expect(await loadScript(scriptAt('sheet.js'), 0)).toBe('silent')
})

test('what does not come in time is nothing', async () => {
  expect(await withDeadline(new Promise(() => {}), 5)).toBeNull()
  expect(await withDeadline(Promise.resolve('here'), 1000)).toBe('here')
  await expect(withDeadline(Promise.reject(new Error('no')), 1000)).rejects.toThrow('no')
})

const renderFrame = (src: string, deadline = 5000) => {
  const heard = { onMessage: vi.fn(), onSilent: vi.fn() }
  const frame = { src, origin: location.origin, title: 'Mapa', deadline, ...heard }
  return { ...heard, ...render(<ProviderFrame {...frame} />) }
}
const postFrom = (source: Window | null, origin: string, data: unknown): void =>
  void dispatchEvent(new MessageEvent('message', { source, origin, data }))

test('a frame is heard from its own window and its own origin alone', async () => {
  const { onMessage, unmount } = renderFrame('about:blank#map')
  const frame = screen.getByTitle('Mapa')
  if (!(frame instanceof HTMLIFrameElement)) throw new Error('No frame.')
  postFrom(window, location.origin, 'forged by this window')
  postFrom(frame.contentWindow, 'https://evil.example', 'forged by a page that came into the frame')
  postFrom(null, location.origin, 'from nowhere')
  expect(onMessage).not.toHaveBeenCalled()
  const own = frame.contentWindow
  postFrom(own, location.origin, { dpdWidget: { id: '1' } })
  expect(onMessage).toHaveBeenCalledExactlyOnceWith({ dpdWidget: { id: '1' } })
  unmount()
  postFrom(own, location.origin, 'late')
  expect(onMessage).toHaveBeenCalledTimes(1)
})

test('a frame that shows nothing is said to be silent, one that loads or is gone is not', async () => {
  const loaded = renderFrame(`${location.origin}/biome.json`, 1500)
  // Nothing is loaded for it.
  const silent = renderFrame('about:blank#silent', 50)
  const gone = renderFrame('about:blank#gone', 50)
  gone.unmount()
  await until(() => expect(silent.onSilent).toHaveBeenCalledTimes(1))
  await new Promise(done => setTimeout(done, 1500))
  expect([loaded, gone].map(({ onSilent }) => onSilent.mock.calls.length)).toEqual([0, 0])
})

/** The library with a frame of ours in the place of Packeta's page. */
function openMap(signal?: AbortSignal) {
  const url = scriptAt('packeta.js')
  configurePage(describePage('cz', 'cs', { providers: { packeta: url } }))
  const element = document.createElement('div')
  document.body.append(element)
  onTestFinished(() => element.remove())
  const picked = openPacketa({
    apiKey: 'key',
    language: 'cs',
    country: 'cz',
    element,
    ...(signal && { signal }),
  })
  const findFrame = async (): Promise<HTMLIFrameElement> => {
    await until(() => expect(element.querySelector('iframe')).not.toBeNull())
    const frame = element.querySelector('iframe')
    if (!frame) throw new Error('No frame.')
    return frame
  }
  return { picked, findFrame, element }
}
const point = (id: string) =>
  JSON.stringify({ packetaWidgetMessage: true, packetaPoint: { id, name: 'Z-BOX' } })

test('a point is taken of Packeta’s own frame, whatever other windows say before', async () => {
  const { picked, findFrame, element } = openMap()
  const frame = await findFrame()
  postFrom(window, location.origin, point('forged'))
  postFrom(frame.contentWindow, 'https://evil.example', point('forged'))
  expect(element.querySelector('iframe')).toBe(frame)
  postFrom(frame.contentWindow, location.origin, point('777'))
  expect(await picked).toMatchObject({ id: '777', name: 'Z-BOX' })
  expect(element.querySelector('iframe')).toBeNull()
})

test('who closes the map has chosen nothing, and so has who is told nonsense', async () => {
  for (const said of [
    '{"packetaWidgetMessage":true,"packetaPoint":null}',
    '{"packetaWidgetMessage":true,"packetaPoint":7}',
  ]) {
    const { picked, findFrame } = openMap()
    postFrom((await findFrame()).contentWindow, location.origin, said)
    expect(await picked).toBeNull()
  }
})

test('the map is closed from outside', async () => {
  const controller = new AbortController()
  const { picked, findFrame, element } = openMap(controller.signal)
  await findFrame()
  controller.abort()
  expect(await picked).toBeNull()
  expect(element.querySelector('iframe')).toBeNull()
})

test('ER-026 a library that is blocked is said to be', async () => {
  configurePage(describePage('cz', 'cs', { providers: { packeta: `${location.origin}/nothing/packeta.js` } }))
  const element = document.createElement('div')
  expect(await openPacketa({ apiKey: 'key', language: 'cs', country: 'cz', element })).toBe('blocked')
})
