import { words } from '../conditions/condition-seed.ts'
import type { OperationSeed } from './operation-seed.ts'
import { DATA_RESCUE, DATA_TRANSFER, DIAGNOSTICS, SOFTWARE } from './shared-operations.ts'

const NOT_CHEAP = 8000

export const TABLET_OPERATIONS: readonly OperationSeed[] = [
  DIAGNOSTICS,
  {
    code: 'display',
    label: words('Výměna displeje', 'Înlocuirea ecranului'),
    description: words('Displej i s dotykovým sklem.', 'Ecranul împreună cu sticla tactilă.'),
    price: 990,
    percent: 18,
    minutes: 180,
    hasPart: true,
  },
  {
    code: 'touch-glass',
    label: words('Výměna dotykového skla', 'Înlocuirea sticlei tactile'),
    description: words(
      'Když displej svítí a jen sklo je prasklé.',
      'Când ecranul funcționează și doar sticla este crăpată.',
    ),
    price: 890,
    percent: 9,
    minutes: 180,
    hasPart: true,
  },
  {
    code: 'battery',
    label: words('Výměna baterie', 'Înlocuirea bateriei'),
    price: 1190,
    percent: 3,
    minutes: 120,
    hasPart: true,
  },
  {
    code: 'connector',
    label: words('Výměna nabíjecího konektoru', 'Înlocuirea conectorului de încărcare'),
    price: 990,
    percent: 2,
    minutes: 150,
    hasPart: true,
  },
  {
    code: 'camera',
    label: words('Výměna fotoaparátu', 'Înlocuirea camerei'),
    price: 690,
    percent: 4,
    minutes: 150,
    hasPart: true,
    leastNewPrice: NOT_CHEAP,
  },
  {
    code: 'speaker',
    label: words('Výměna reproduktoru', 'Înlocuirea difuzorului'),
    price: 890,
    percent: 1,
    minutes: 120,
    hasPart: true,
  },
  {
    code: 'buttons',
    label: words('Oprava tlačítek', 'Repararea butoanelor'),
    price: 890,
    percent: 1,
    minutes: 120,
    hasPart: true,
  },
  SOFTWARE,
  DATA_TRANSFER,
  { ...DATA_RESCUE, leastNewPrice: NOT_CHEAP },
]
