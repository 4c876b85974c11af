import type { CatalogueRows } from './catalogue-model.ts'

export const TABLETS: CatalogueRows = {
  apple: [
    ['iPad Pro 11" (M4)', 2024, 29990, [256, 512], 'black silver'],
    ['iPad Air 11" (M2)', 2024, 17990, [128, 256], 'gray sky lilac silver'],
    ['iPad (10. gen.)', 2022, 11490, [64, 256], 'blue pink yellow silver'],
    ['iPad mini (6. gen.)', 2021, 14990, [64], 'gray pink purple'],
    ['iPad (9. gen.)', 2021, 9990, [64], 'gray silver'],
  ],
  samsung: [
    ['Galaxy Tab S10+', 2024, 27990, [256], 'graphite silver'],
    ['Galaxy Tab S9', 2023, 21990, [128], 'graphite sand'],
    ['Galaxy Tab S9 FE', 2023, 11990, [128], 'gray mint lilac'],
    ['Galaxy Tab A9+', 2023, 5990, [64], 'graphite silver navy'],
  ],
  lenovo: [
    ['Tab P12', 2023, 9490, [128], 'gray sand'],
    ['Tab M11', 2024, 4990, [128], 'gray mint'],
    ['Yoga Tab 13', 2021, 17990, [128], 'black graphite'],
  ],
  xiaomi: [
    ['Pad 7', 2025, 9990, [128, 256], 'gray blue green'],
    ['Redmi Pad SE', 2023, 4490, [128], 'graphite mint purple'],
  ],
  huawei: [['MatePad 11.5', 2023, 8490, [128], 'gray white']],
}
