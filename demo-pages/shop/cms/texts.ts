import { defineTexts } from '../site/site.ts'

/** What the shop says to editors of its pages. */
export const COMPONENT_TEXTS = defineTexts({
  cz: {
    wrongValue: 'Tuto hodnotu parametr nepřijímá.',
    wrongName: 'Parametr nemůže mít takový název.',
    wrongWhen: 'Takový okamžik spuštění neexistuje.',
    unknownComponent: 'Taková komponenta neexistuje.',
    notOnPage: 'Komponenta, vedle které má stát, už na stránce není.',
    savedMeanwhile: 'Komponentu mezitím uložil někdo jiný.',
  },
  ro: {
    wrongValue: 'Parametrul nu acceptă această valoare.',
    wrongName: 'Un parametru nu poate avea acest nume.',
    wrongWhen: 'Nu există un astfel de moment de pornire.',
    unknownComponent: 'Nu există o astfel de componentă.',
    notOnPage: 'Componenta lângă care ar trebui să stea nu mai este pe pagină.',
    savedMeanwhile: 'Între timp, componenta a fost salvată de altcineva.',
  },
})
