import { defineTexts } from '../site/site.ts'

export const GOODS_TEXTS = defineTexts({
  cz: {
    title: 'Zboží',
    lead: 'Něco málo ke koupi, aby bylo co vkládat do košíku. Objednat se zde nedá.',
    description: 'Telefony, hodinky a příslušenství na vyzkoušení košíku.',
    quantity: 'Počet kusů',
    add: 'Vložit do košíku',
    notSold: 'Tento produkt už neprodáváme.',
    back: 'Pokračovat v nákupu',
    cart: 'Košík',
    cartLead: 'Košík zůstane v tomto prohlížeči i po jeho zavření. Po přihlášení se připojí k vašemu účtu.',
    empty: 'Košík je prázdný.',
    price: 'Cena za kus',
    change: 'Změnit počet',
    remove: 'Odebrat',
    total: 'Celkem',
    badQuantity: 'Počet kusů musí být celé číslo od 1 do 99.',
  },
  ro: {
    title: 'Produse',
    lead: 'Câteva produse, ca să aveți ce pune în coș. Aici nu se poate trimite o comandă.',
    description: 'Telefoane, ceasuri și accesorii pentru încercarea coșului.',
    quantity: 'Număr de bucăți',
    add: 'Adăugați în coș',
    notSold: 'Acest produs nu se mai vinde.',
    back: 'Continuați cumpărăturile',
    cart: 'Coș',
    cartLead:
      'Coșul rămâne în acest browser și după ce îl închideți. La autentificare trece în contul dumneavoastră.',
    empty: 'Coșul este gol.',
    price: 'Preț pe bucată',
    change: 'Schimbați numărul',
    remove: 'Eliminați',
    total: 'Total',
    badQuantity: 'Numărul de bucăți trebuie să fie un număr întreg de la 1 la 99.',
  },
})
