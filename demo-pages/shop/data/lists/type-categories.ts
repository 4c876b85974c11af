import type { Words } from '../conditions/condition-seed.ts'

export interface CategorySeed {
  code: string
  name: Words
  children?: readonly CategorySeed[]
}

const leaf = (code: string, cs: string, ro: string): CategorySeed => ({ code, name: { cs, ro } })

/** The tree of categories that products are filed in. */
export const TYPE_CATEGORIES: readonly CategorySeed[] = [
  {
    ...leaf('phones', 'Mobilní telefony', 'Telefoane mobile'),
    children: [
      {
        ...leaf('smartphones', 'Chytré telefony', 'Smartphone-uri'),
        children: [
          leaf('foldables', 'Skládací telefony', 'Telefoane pliabile'),
          leaf('rugged', 'Odolné telefony', 'Telefoane rezistente'),
        ],
      },
      leaf('feature-phones', 'Tlačítkové telefony', 'Telefoane cu taste'),
    ],
  },
  {
    ...leaf('tablets', 'Tablety', 'Tablete'),
    children: [leaf('e-readers', 'Čtečky knih', 'E-book readere')],
  },
  {
    ...leaf('watches', 'Chytré hodinky', 'Ceasuri inteligente'),
    children: [
      leaf('sport-watches', 'Sportovní hodinky', 'Ceasuri sport'),
      leaf('straps', 'Řemínky', 'Curele'),
    ],
  },
  {
    ...leaf('accessories', 'Příslušenství', 'Accesorii'),
    children: [
      {
        ...leaf('chargers', 'Nabíječky', 'Încărcătoare'),
        children: [leaf('wireless-chargers', 'Bezdrátové nabíječky', 'Încărcătoare wireless')],
      },
      leaf('cables', 'Kabely', 'Cabluri'),
      leaf('cases', 'Pouzdra a kryty', 'Huse'),
      leaf('glasses', 'Ochranná skla', 'Folii de protecție'),
    ],
  },
  {
    ...leaf('services', 'Služby', 'Servicii'),
    children: [leaf('repairs', 'Opravy', 'Reparații'), leaf('insurance', 'Pojištění', 'Asigurări')],
  },
]
