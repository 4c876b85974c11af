import { defineTexts } from '../site/site.ts'

/** What the cart says; of numbers in Django REST framework's words. */
export const CART_TEXTS = defineTexts({
  cz: {
    notSold: 'Produkt nelze koupit.',
    tooMany: 'V\u00a0košíku už je nejvyšší možný počet kusů tohoto produktu.',
    notOffered: 'Tuto možnost k\u00a0produktu nenabízíme.',
    bonusTerms:
      'Staré zařízení nám předejte v\u00a0prodejně nebo pošlete do 14 dnů od objednávky. Když bude mít při kontrole nižší hodnotu než bonus, rozdíl vám doúčtujeme.',
    hasBonus: 'Bonus za staré zařízení už je u\u00a0tohoto produktu odečtený.',
    notThere: 'Takový produkt v\u00a0košíku není.',
    notWhole: 'Je vyžadováno celé číslo.',
    tooSmall: (least: number) => `Zkontrolujte, že je hodnota větší nebo rovna ${least}.`,
    tooLarge: (most: number) => `Zkontrolujte, že je hodnota menší nebo rovna ${most}.`,
  },
  ro: {
    notSold: 'Produsul nu poate fi cumpărat.',
    tooMany: 'În coș este deja numărul maxim de bucăți din acest produs.',
    notOffered: 'Această opțiune nu este disponibilă pentru produs.',
    bonusTerms:
      'Dispozitivul vechi îl predați într-un magazin sau ni-l trimiteți în 14 zile de la comandă. Dacă la verificare valorează mai puțin decât bonusul, vă facturăm diferența.',
    hasBonus: 'Bonusul pentru dispozitivul vechi este deja scăzut la acest produs.',
    notThere: 'Acest produs nu este în coș.',
    notWhole: 'Este necesar un număr întreg valid.',
    tooSmall: (least: number) => `Asigurați-vă că această valoare este mai mare sau egală cu ${least}.`,
    tooLarge: (most: number) => `Asigurați-vă că această valoare este mai mică sau egală cu ${most}.`,
  },
})
