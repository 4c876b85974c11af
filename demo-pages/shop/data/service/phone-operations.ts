import { words } from '../conditions/condition-seed.ts'
import type { OperationSeed } from './operation-seed.ts'
import { DATA_RESCUE, DATA_TRANSFER, DIAGNOSTICS, SOFTWARE } from './shared-operations.ts'

const NOT_CHEAP = 8000

export const PHONE_OPERATIONS: readonly OperationSeed[] = [
  DIAGNOSTICS,
  {
    code: 'display',
    label: words('Výměna displeje', 'Înlocuirea ecranului'),
    description: words(
      'Nový displej včetně skla a lepení, s kontrolou dotyku a jasu.',
      'Ecran nou cu sticlă și lipire, cu verificarea atingerii și a luminozității.',
    ),
    price: 690,
    percent: 15,
    minutes: 90,
    hasPart: true,
  },
  {
    code: 'battery',
    label: words('Výměna baterie', 'Înlocuirea bateriei'),
    description: words(
      'Nová baterie s plnou kapacitou, starou ekologicky zlikvidujeme.',
      'Baterie nouă cu capacitate completă, pe cea veche o reciclăm.',
    ),
    price: 790,
    percent: 2.5,
    minutes: 60,
    hasPart: true,
  },
  {
    code: 'connector',
    label: words('Výměna nabíjecího konektoru', 'Înlocuirea conectorului de încărcare'),
    description: words(
      'Když telefon nenabíjí nebo kabel nedrží.',
      'Când telefonul nu se încarcă sau cablul nu stă fix.',
    ),
    price: 890,
    percent: 2,
    minutes: 120,
    hasPart: true,
  },
  {
    code: 'back-glass',
    label: words('Výměna zadního skla', 'Înlocuirea sticlei din spate'),
    price: 690,
    percent: 6,
    minutes: 1440,
    hasPart: true,
    leastNewPrice: NOT_CHEAP,
  },
  {
    code: 'rear-camera',
    label: words('Výměna zadního fotoaparátu', 'Înlocuirea camerei principale'),
    price: 590,
    percent: 6,
    minutes: 120,
    hasPart: true,
  },
  {
    code: 'front-camera',
    label: words('Výměna přední kamery', 'Înlocuirea camerei frontale'),
    price: 590,
    percent: 3,
    minutes: 120,
    hasPart: true,
    leastNewPrice: NOT_CHEAP,
  },
  {
    code: 'speaker',
    label: words('Výměna reproduktoru nebo sluchátka', 'Înlocuirea difuzorului sau a căștii'),
    price: 790,
    percent: 1,
    minutes: 90,
    hasPart: true,
  },
  {
    code: 'buttons',
    label: words('Oprava tlačítek', 'Repararea butoanelor'),
    price: 790,
    percent: 1,
    minutes: 120,
    hasPart: true,
  },
  {
    code: 'water',
    label: words('Čištění po zatečení', 'Curățare după contactul cu apa'),
    description: words(
      'Telefon nezapínejte a přineste ho co nejdřív.',
      'Nu porniți telefonul și aduceți-l cât mai repede.',
    ),
    price: 990,
    minutes: 2880,
  },
  SOFTWARE,
  DATA_TRANSFER,
  { ...DATA_RESCUE, leastNewPrice: NOT_CHEAP },
  {
    code: 'screen-protector',
    label: words('Nalepení ochranného skla', 'Aplicarea sticlei de protecție'),
    price: 490,
    minutes: 15,
  },
]
