import { FoundProducts, Operations, ServiceData } from '../../core/api/service.ts'
import { type Backend, hasRoute } from './backend.ts'
import { readGood, tryOdd } from './judge-good.ts'
import { tryMissing } from './judge-refusal.ts'
import { judgeSelection, toSelection } from './judge-selection.ts'
import { nameNobody } from './try-write.ts'
import { type DevicePath, walkDevices } from './walk-devices.ts'

/** The service: its lists from the types down, what is done with a device, and the search over all of them. */
export async function tryService(backend: Backend): Promise<void> {
  for (const call of ['manufacturers', 'models', 'colors', 'operations', 'product'])
    if (hasRoute(backend, `service-${call}`))
      await tryMissing(backend, `service-${call}`, { args: nameNobody(`service-${call}`) })
  const path = await findServed(backend)
  if (!path) return backend.book.skip('service-operations', 'no device was found to ask for')
  const query = toSelection(path)
  const replayed = await readGood(backend, 'service-selector-data', ServiceData, { query })
  if (replayed) judgeSelection(backend, 'service-selector-data', replayed, query)
  if (replayed && !replayed.operations)
    backend.book.tell('service-selector-data', 'replay', 'A whole selection comes without its operations.')
  await readGood(backend, 'service-selector-data', ServiceData)
  await tryOdd(backend, 'service-selector-data', { query: { type: 'ostrov-conformance-nobody' } })
  await trySearch(backend, path)
}

async function findServed(backend: Backend): Promise<DevicePath | null> {
  for await (const path of walkDevices(backend, 'service')) {
    const args = { color: path.color.value }
    if (await readGood(backend, 'service-operations', Operations, { args })) return path
  }
  return null
}

async function trySearch(backend: Backend, { model }: DevicePath): Promise<void> {
  const route = 'service-smart-search'
  const found = await readGood(backend, route, FoundProducts, { query: { term: model.label } })
  for (const term of ['', '%_\\"<ž']) await tryOdd(backend, route, { query: { term } })
  const [first] = found?.result ?? []
  if (!first) return backend.book.skip('service-product', `the search for "${model.label}" finds nothing`)
  await readGood(backend, 'service-product', ServiceData, { args: { id: first.id } })
}
