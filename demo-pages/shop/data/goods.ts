import type { Words } from './conditions/condition-seed.ts'

/** A product that both markets sell; prices as the database keeps them. */
export interface GoodsSeed {
  seoName: string
  name: Words
  description: Words
  picture: string
  price: { cz: string; ro: string }
  /** False for what is shown though it can't be bought any more. */
  isSold?: boolean
}

const same = (name: string): Words => ({ cs: name, ro: name })

/** Kept for checking: it is in the list, and the shop refuses to sell it. */
export const SOLD_OUT = 'amazfit-active-edge'

export const GOODS: readonly GoodsSeed[] = [
  {
    seoName: 'apple-iphone-16-128gb',
    name: same('Apple iPhone 16 128 GB'),
    description: {
      cs: '6,1palcový displej, čip A18, dva fotoaparáty a tlačítko na ovládání fotoaparátu.',
      ro: 'Ecran de 6,1 inchi, cip A18, două camere și buton de control al camerei.',
    },
    picture: '/media/devices/apple-iphone-16-128gb-teal.svg',
    price: { cz: '20990.00', ro: '4199.90' },
  },
  {
    seoName: 'samsung-galaxy-s25-128gb',
    name: same('Samsung Galaxy S25 128 GB'),
    description: {
      cs: 'Kompaktní vlajková loď se 120Hz displejem a sedmi lety aktualizací.',
      ro: 'Vârf de gamă compact, cu ecran de 120 Hz și șapte ani de actualizări.',
    },
    picture: '/media/devices/samsung-galaxy-s25-128gb-mint.svg',
    price: { cz: '19990.00', ro: '3999.90' },
  },
  {
    seoName: 'xiaomi-redmi-note-13-128gb',
    name: same('Xiaomi Redmi Note 13 128 GB'),
    description: {
      cs: 'AMOLED displej, fotoaparát 108 Mpx a výdrž na dva dny.',
      ro: 'Ecran AMOLED, cameră de 108 MP și autonomie de două zile.',
    },
    picture: '/media/devices/xiaomi-redmi-note-13-128gb-mint.svg',
    price: { cz: '4490.00', ro: '899.90' },
  },
  {
    seoName: 'apple-ipad-air-11-m2-128gb',
    name: same('Apple iPad Air 11" M2 128 GB'),
    description: {
      cs: 'Lehký tablet na kreslení, poznámky i filmy; čip M2 a Touch ID v tlačítku.',
      ro: 'Tabletă ușoară pentru desen, notițe și filme; cip M2 și Touch ID în buton.',
    },
    picture: '/media/devices/apple-ipad-air-11-m2-128gb-sky.svg',
    price: { cz: '15990.00', ro: '3199.90' },
  },
  {
    seoName: 'apple-watch-series-10-42mm',
    name: same('Apple Watch Series 10 42 mm'),
    description: {
      cs: 'Nejtenčí hodinky Apple, rychlé nabíjení a měření spánku.',
      ro: 'Cel mai subțire ceas Apple, încărcare rapidă și monitorizarea somnului.',
    },
    picture: '/media/devices/apple-watch-series-10-42mm-rose.svg',
    price: { cz: '10990.00', ro: '2199.90' },
  },
  {
    seoName: SOLD_OUT,
    name: same('Amazfit Active Edge'),
    description: {
      cs: 'Odolné hodinky s GPS. Prodej skončil, zůstávají v nabídce jen na zkoušku.',
      ro: 'Ceas rezistent, cu GPS. Nu se mai vinde, a rămas în ofertă doar pentru probe.',
    },
    picture: '/media/types/watch.svg',
    price: { cz: '1990.00', ro: '399.90' },
    isSold: false,
  },
  {
    seoName: 'nabijecka-usb-c-20w',
    name: { cs: 'Nabíječka USB-C 20 W', ro: 'Încărcător USB-C 20 W' },
    description: {
      cs: 'Nabije telefon na polovinu za půl hodiny. Bez kabelu.',
      ro: 'Încarcă telefonul pe jumătate în treizeci de minute. Fără cablu.',
    },
    picture: '/media/accessories/charger.svg',
    price: { cz: '499.00', ro: '99.90' },
  },
  {
    seoName: 'kabel-usb-c-1m',
    name: { cs: 'Kabel USB-C, 1 m', ro: 'Cablu USB-C, 1 m' },
    description: {
      cs: 'Opletený, do 60 W, přenese i data.',
      ro: 'Împletit, până la 60 W, transferă și date.',
    },
    picture: '/media/accessories/cable.svg',
    price: { cz: '249.00', ro: '49.50' },
  },
  {
    seoName: 'obal-iphone-16',
    name: { cs: 'Silikonový obal na iPhone 16', ro: 'Husă din silicon pentru iPhone 16' },
    description: {
      cs: 'Měkký dotek, zvýšený okraj kolem displeje, funguje s MagSafe.',
      ro: 'Atingere moale, margine ridicată în jurul ecranului, compatibilă cu MagSafe.',
    },
    picture: '/media/accessories/case.svg',
    price: { cz: '690.00', ro: '139.00' },
  },
]
