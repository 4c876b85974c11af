import { defineTexts } from '../site/site.ts'

/** What the calls of discounts refuse. */
export const OFFICE_TEXTS = defineTexts({
  cz: {
    bad: 'Zadejte platnou hodnotu.',
    tooLong: (most: number) => `Nejvýše ${most} znaků.`,
    nameTaken: 'Sleva s tímto názvem už existuje. Zvolte prosím jiný.',
    unknownSet: 'Taková skupina produktů neexistuje.',
    typeKept: 'Typ slevy na kartu ISIC nejde změnit ani zvolit.',
    changed: 'Slevu mezitím uložil někdo jiný.',
    gone: 'Tato sleva už neexistuje.',
    tooMany: 'Sleva může mít nejvýše 100 000 kódů.',
    onlyCodes: 'Vložte 1 až 1 000 kódů po 10 znacích: číslice a písmena bez diakritiky.',
    onlyCount: 'Najednou lze vytvořit 1 až 1 000 kódů.',
  },
  ro: {
    bad: 'Introduceți o valoare validă.',
    tooLong: (most: number) => `Cel mult ${most} de caractere.`,
    nameTaken: 'Există deja o reducere cu acest nume. Vă rugăm să alegeți altul.',
    unknownSet: 'Acest grup de produse nu există.',
    typeKept: 'Tipul reducerii cu card ISIC nu poate fi schimbat sau ales.',
    changed: 'Între timp, reducerea a fost salvată de altcineva.',
    gone: 'Această reducere nu mai există.',
    tooMany: 'O reducere poate avea cel mult 100.000 de coduri.',
    onlyCodes:
      'Introduceți între 1 și 1.000 de coduri cu câte 10 caractere: cifre și litere fără diacritice.',
    onlyCount: 'Puteți crea deodată între 1 și 1.000 de coduri.',
  },
})
