import type { MarketCode } from '../contract.ts'
import type { Database } from './database.ts'
import { type Device, findDevice, listColors, listManufacturers, listModels, listTypes } from './devices.ts'
import { readCurrentPrices } from './price-versions.ts'
import { readAppraisal, type WireAppraisal } from './read-appraisal.ts'
import { SELECTION_STEPS, writeDeviceUrl } from './selector-url.ts'
import type { WireChoice } from './wire-choice.ts'

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

/** The price list of a replayed device with the conditions of the address answered. */
export async function readReplayedAppraisal(
  database: Database,
  market: MarketCode,
  device: Device,
  query: URLSearchParams,
): Promise<WireAppraisal | null> {
  const prices = await readCurrentPrices(database, device.model, new Date())
  if (!prices) return null
  const answers = new Map(
    query.getAll('condition').map(text => {
      const [id = '', ...value] = text.split(':')
      return [id, value.join(':')] as const
    }),
  )
  return readAppraisal(database, device, prices, { url: writeDeviceUrl(market, device), answers })
}
