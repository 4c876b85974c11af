import { defineTexts } from '../site/site.ts'

/** What the cart says; of numbers in Django REST framework's words. */
export const CART_TEXTS = defineTexts({
  cz: {
    notSold: 'Produkt nelze koupit.',
    tooMany: 'V košíku už je nejvyšší možný počet kusů tohoto produktu.',
    notWhole: 'Je vyžadováno celé číslo.',
    tooSmall: (least: number) => `Zkontrolujte, že je hodnota větší nebo rovna ${least}.`,
    tooLarge: (most: number) => `Zkontrolujte, že je hodnota menší nebo rovna ${most}.`,
  },
  ro: {
    notSold: 'Produsul nu poate fi cumpărat.',
    tooMany: 'În coș este deja numărul maxim de bucăți din acest produs.',
    notWhole: 'Este necesar un număr întreg valid.',
    tooSmall: (least: number) => `Asigurați-vă că această valoare este mai mare sau egală cu ${least}.`,
    tooLarge: (most: number) => `Asigurați-vă că această valoare este mai mică sau egală cu ${most}.`,
  },
})
