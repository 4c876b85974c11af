import { GRADES } from '../catalogue/price-device.ts'
import { type ConditionSeed, words } from './condition-seed.ts'

/** The grades offered by default for one manufacturer; broken devices of grade D are bought only as a fallback. */
export const qualityCondition = (manufacturer: string): ConditionSeed => ({
  code: 'quality',
  kind: 'quality',
  manufacturer,
  name: words('Kvalita', 'Calitate'),
  choices: GRADES.filter(grade => grade !== 'D').map(grade => ({
    value: grade,
    quality: grade,
    label: words(grade, grade),
  })),
})
