import type { Grade } from '../catalogue/price-device.ts'
import { type ChoiceSeed, type ConditionSeed, type Words, words } from './condition-seed.ts'

/**
 * One manufacturer whose answers stand for several grades each (a value on several rows), so that some of them
 * exclude one another and choosing one clears the rest.
 */
export const EXCLUDING_CONDITIONS: ConditionSeed[] = [
  {
    code: 'functional',
    kind: 'functional',
    manufacturer: 'sony',
    name: words('Funguje všechno, jak má?', 'Funcționează totul corect?'),
    choices: [
      ...spread('yes', words('Ano, vše funguje', 'Da, totul funcționează'), ['A+', 'A', 'B', 'C']),
      ...spread('no', words('Ne', 'Nu'), ['D']),
    ],
  },
  {
    code: 'display',
    kind: 'display',
    manufacturer: 'sony',
    name: words('Jak vypadá displej?', 'Cum arată ecranul?'),
    choices: listLooks(),
  },
  {
    code: 'body',
    kind: 'body',
    manufacturer: 'sony',
    name: words('Jak vypadá tělo?', 'Cum arată carcasa?'),
    choices: listLooks(),
  },
]

function listLooks(): ChoiceSeed[] {
  return [
    ...spread('perfect', words('Bez vad', 'Fără defecte'), ['A+', 'A']),
    ...spread('used', words('Viditelně používané', 'Cu urme vizibile'), ['B', 'C']),
    ...spread('damaged', words('Poškozené', 'Deteriorat'), ['C', 'D']),
  ]
}

function spread(value: string, label: Words, grades: Grade[]): ChoiceSeed[] {
  return grades.map(quality => ({ value, label, quality }))
}
