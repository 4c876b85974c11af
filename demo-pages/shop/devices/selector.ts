import type { ConditionAnswer, MarketCode } from '../contract.ts'
import type { Database } from '../database/database.ts'
import { SITES } from '../site/site.ts'
import {
  type Device,
  findDevice,
  listColors,
  listManufacturers,
  listModels,
  listTypes,
  type WireChoice,
} from './store.ts'

export const SELECTION_STEPS = ['type', 'manufacturer', 'model', 'color'] as const

/** The pages that begin with choosing a device. */
export type DevicePage = 'buyback' | 'service'

/** The address of a page of the market that replays these query parameters, and no others. */
export function writeSelectorUrl(
  market: MarketCode,
  given: URLSearchParams,
  page: DevicePage = 'buyback',
): string {
  const query = new URLSearchParams()
  for (const step of SELECTION_STEPS) {
    const value = given.get(step)
    if (value) query.set(step, value)
  }
  for (const condition of given.getAll('condition')) query.append('condition', condition)
  // A colon is legal in a query and far easier to read.
  const search = query.toString().replaceAll('%3A', ':')
  return `${SITES[market].paths[page]}${search ? `?${search}` : ''}`
}

export function writeDeviceUrl(
  market: MarketCode,
  { model, color }: Device,
  answers: readonly ConditionAnswer[] = [],
  page: DevicePage = 'buyback',
): string {
  const query = new URLSearchParams({
    type: model.type,
    manufacturer: model.manufacturer,
    model: model.value,
    color: color.code,
  })
  for (const { id, value } of answers) query.append('condition', `${id}:${value}`)
  return writeSelectorUrl(market, query, page)
}

type Step = (typeof SELECTION_STEPS)[number]

/** How far an address leads: the steps that are still offered, with the choices of each and of the one after. */
export interface ReplayedSelection {
  selected: Record<Step, string | null>
  choices: Record<Step, WireChoice[]>
  device: Device | null
}

/** Replays a page's query, or the device of a product code; stops at the first step that is no longer offered. */
export async function replaySelection(
  database: Database,
  market: MarketCode,
  query: URLSearchParams,
): Promise<ReplayedSelection> {
  const wanted = await readWanted(database, market, query)
  const selected: ReplayedSelection['selected'] = { type: null, manufacturer: null, model: null, color: null }
  const choices: ReplayedSelection['choices'] = { type: [], manufacturer: [], model: [], color: [] }
  for (const step of SELECTION_STEPS) {
    choices[step] = await listStep(database, market, step, selected)
    const value = wanted[step]
    if (!value || !choices[step].some(choice => choice.value === value)) break
    selected[step] = value
  }
  const device = selected.color ? await findDevice(database, market, selected.color) : null
  return { selected, choices, device }
}

async function readWanted(
  database: Database,
  market: MarketCode,
  query: URLSearchParams,
): Promise<Record<Step, string | null>> {
  const code = query.get('code')
  const device = code ? await findDevice(database, market, code) : null
  if (device)
    return {
      type: device.model.type,
      manufacturer: device.model.manufacturer,
      model: device.model.value,
      color: device.color.code,
    }
  return {
    type: query.get('type'),
    manufacturer: query.get('manufacturer'),
    model: query.get('model'),
    color: query.get('color'),
  }
}

function listStep(
  database: Database,
  market: MarketCode,
  step: Step,
  { type, manufacturer, model }: ReplayedSelection['selected'],
): Promise<WireChoice[]> {
  if (step === 'type') return listTypes(database, market)
  if (step === 'manufacturer') return listManufacturers(database, market, type ?? '')
  if (step === 'model') return listModels(database, market, type ?? '', manufacturer ?? '')
  return listColors(database, market, model ?? '')
}
