import type { MarketCode } from '../contract.ts'

interface GoodsTexts {
  title: string
  lead: string
  description: string
  quantity: string
  add: string
  notSold: string
  back: string
  cart: string
  cartLead: string
  empty: string
  price: string
  change: string
  remove: string
  total: string
  badQuantity: string
}

export const GOODS_TEXTS: Readonly<Record<MarketCode, GoodsTexts>> = {
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
    add: 'Adaugă în coș',
    notSold: 'Acest produs nu se mai vinde.',
    back: 'Continuă cumpărăturile',
    cart: 'Coș',
    cartLead: 'Coșul rămâne în acest browser și după ce îl închideți. La autentificare trece în contul dvs.',
    empty: 'Coșul este gol.',
    price: 'Preț pe bucată',
    change: 'Schimbă numărul',
    remove: 'Elimină',
    total: 'Total',
    badQuantity: 'Numărul de bucăți trebuie să fie un număr întreg de la 1 la 99.',
  },
}
