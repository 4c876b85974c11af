import { words } from '../conditions/condition-seed.ts'
import type { OperationSeed } from './operation-seed.ts'
import { DATA_TRANSFER, DIAGNOSTICS, SOFTWARE } from './shared-operations.ts'

export const WATCH_OPERATIONS: readonly OperationSeed[] = [
  DIAGNOSTICS,
  {
    code: 'display',
    label: words('Výměna displeje', 'Înlocuirea ecranului'),
    price: 990,
    percent: 22,
    minutes: 1440,
    hasPart: true,
  },
  {
    code: 'battery',
    label: words('Výměna baterie', 'Înlocuirea bateriei'),
    description: words(
      'Včetně nového těsnění a zkoušky vodotěsnosti.',
      'Inclusiv garnitură nouă și test de etanșeitate.',
    ),
    price: 990,
    percent: 3,
    minutes: 120,
    hasPart: true,
  },
  {
    code: 'crown',
    label: words('Oprava korunky nebo tlačítka', 'Repararea coroanei sau a butonului'),
    price: 890,
    percent: 4,
    minutes: 1440,
    hasPart: true,
  },
  {
    code: 'back-cover',
    label: words('Výměna zadního krytu se snímači', 'Înlocuirea capacului cu senzori'),
    price: 990,
    percent: 9,
    minutes: 1440,
    hasPart: true,
  },
  {
    code: 'sealing',
    label: words('Přetěsnění a zkouška vodotěsnosti', 'Reetanșare și test de etanșeitate'),
    price: 690,
    minutes: 120,
  },
  {
    code: 'strap',
    label: words('Oprava úchytu řemínku', 'Repararea prinderii curelei'),
    price: 390,
    minutes: 30,
  },
  SOFTWARE,
  DATA_TRANSFER,
]
