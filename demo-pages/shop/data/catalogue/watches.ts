import type { CatalogueRows } from './catalogue-model.ts'

export const WATCHES: CatalogueRows = {
  apple: [
    ['Watch Series 10', 2024, 11990, [42, 46], 'black silver rose'],
    ['Watch Ultra 2', 2023, 24990, [49], 'titanium black'],
    ['Watch Series 9', 2023, 11490, [41, 45], 'navy silver pink red'],
    ['Watch SE (2022)', 2022, 7490, [40, 44], 'navy silver'],
    ['Watch Series 7', 2021, 11490, [41], 'navy green blue red'],
  ],
  samsung: [
    ['Galaxy Watch7', 2024, 7990, [40, 44], 'green silver sand'],
    ['Galaxy Watch Ultra', 2024, 17990, [47], 'titanium silver white'],
    ['Galaxy Watch6 Classic', 2023, 10490, [43, 47], 'black silver'],
    ['Galaxy Watch4', 2021, 6990, [40], 'black rose silver'],
  ],
  garmin: [
    ['Fēnix 8', 2024, 25990, [47], 'graphite orange'],
    ['Forerunner 265', 2023, 11990, [46], 'black white teal'],
    ['Venu 3', 2023, 11490, [45], 'black white'],
    ['Instinct 2', 2022, 8490, [45], 'graphite orange lime'],
  ],
  amazfit: [
    ['GTR 4', 2022, 4990, [46], 'black gray'],
    ['Bip 5', 2023, 1990, [46], 'black pink white'],
  ],
  huawei: [
    ['Watch GT 5', 2024, 6490, [46], 'black blue'],
    ['Watch Fit 3', 2024, 3790, [43], 'black pink mint'],
  ],
  google: [['Pixel Watch 3', 2024, 9990, [41, 45], 'black silver pink']],
}
