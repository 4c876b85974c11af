import { selectorData } from '#core/api/buyback/selector.ts'
import type { Replayed } from '#core/api/device/device.ts'
import { serviceData } from '#core/api/service/service.ts'
import { read } from '#core/http/read.ts'
import type { DeviceReference } from '#core/params/param.ts'
import { readHalfDevice } from './half-device.ts'

/** How far the value of a device's or a type's field goes, and what there is to choose from. */
export function askOffered(of: DeviceReference, value: string): Promise<Replayed> {
  const query = readHalfDevice(value) ?? (isTypeAlone(of) ? { type: value } : { code: value })
  return of.startsWith('buyback') ? read(selectorData, { query }) : read(serviceData, { query })
}

export const isTypeAlone = (of: DeviceReference): boolean => of.endsWith('-type')
