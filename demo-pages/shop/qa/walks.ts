import { readSample } from '../buyback/seed.ts'
import { MARKETS } from '../contract.ts'
import type { Site } from '../site/site.ts'

/** Something to try in both markets. */
export interface Walk {
  title: string
  text: string
  /** Other words that it is sought by, Czech and Romanian ones, too. */
  words: string
  path: (site: Site) => string
}

/** What customers do before they buy. */
export const FLOWS: readonly Walk[] = [
  {
    title: 'Sell a device',
    text: 'Choose it, answer for its condition, have the price mailed, sell it.',
    words:
      'výkup prodat prodej bazar zařízení cena ocenění formulář buyback vinde vânzare dispozitiv preț evaluare formular',
    path: ({ paths }) => paths.buyback,
  },
  {
    title: 'Sell, two questions answered',
    text: 'An address that chooses a blue iPhone 13 with a scratched display.',
    words:
      'výkup prodat rozbitý poškozený prasklý displej stav broken damaged vinde vânzare stricat spart ecran stare',
    path: site =>
      `${writeDevice(site, 'apple', 'apple-iphone-13-128gb', 'blue')}&condition=functional:yes&condition=display:scratched`,
  },
  {
    title: 'A submitted buy-back',
    text: 'What the customer sees after selling. Its state is moved on in the back office.',
    words: 'výkup prodáno odeslaný přehled stav buyback sold vânzare vândut trimis stare rezumat',
    path: ({ paths, market }) => `${paths.review}${readSample(market).token}/`,
  },
  {
    title: 'Repair',
    text: 'Find a device, see its repairs with prices, order one.',
    words:
      'oprava opravit servis telefon rozbitý prasklý displej baterie broken fix service reparație reparare repara stricat spart ecran baterie',
    path: ({ paths }) => paths.service,
  },
  {
    title: 'Newsletter',
    text: 'Subscribe, then confirm by the link of the mail in the outbox.',
    words: 'odběr novinky přihlášení odhlášení e-mail buletin noutăți abonare dezabonare',
    path: ({ paths }) => paths.newsletter,
  },
]

/** From the goods to the goods given back. */
export const BUYING: readonly Walk[] = [
  {
    title: 'Goods and cart',
    text: 'Put something into the cart; its number changes in every open tab.',
    words: 'zboží produkt košík koupit nákup shop buy produse coș cumpăra cumpărături',
    path: ({ paths }) => paths.goods,
  },
  {
    title: 'A product with all that goes with it',
    text: 'Insurance, warranties, the bonus for an old device, instalments.',
    words: 'produkt doplňky pojištění záruka bonus splátky výkup produs accesorii asigurare garanție rate',
    path: ({ paths }) => `${paths.goods}apple-iphone-16-128gb/`,
  },
  {
    title: 'Cart',
    text: 'Accessories, quantities, what is taken out and put back; empty at first.',
    words: 'košík nákup množství smazat příslušenství coș cumpărături cantitate șterge accesorii',
    path: ({ paths }) => paths.cart,
  },
  {
    title: 'Order and pay',
    text: 'Put something into the cart first. Cards, codes, full places and full evenings are at Test data: codes, cards, places.',
    words:
      'objednávka objednat platba platit zaplatit doprava doručení pokladna kupon kód checkout payment delivery coupon comandă plată plăti livrare cupon cod',
    path: ({ paths }) => paths.checkout,
  },
  {
    title: 'After an order',
    text: 'A delivered order: its course, invoice and the way to return goods. Moved on at Orders.',
    words:
      'objednávka po objednání faktura stav sledování zrušit invoice tracking cancel comandă factură stare urmărire anula',
    path: ({ paths, market }) => `${paths.order}${market}-delivered-order/`,
  },
  {
    title: 'Give goods back',
    text: 'Withdrawal from a delivered order, of some pieces or all.',
    words:
      'vrácení vrátit zboží odstoupení reklamace peníze refund return withdrawal returnare retur retragere rambursare bani reclamație',
    path: ({ paths, market }) => `${paths.withdrawal}${market}-delivered-order/`,
  },
  {
    title: 'The customer’s orders',
    text: 'One in each state; sign in as the customer first.',
    words: 'moje objednávky historie zákazník comenzile mele istoric client',
    path: ({ paths }) => paths.orders,
  },
  {
    title: 'The customer’s instalments',
    text: 'What is paid to companies month by month; sign in as the customer first.',
    words: 'splátky půjčka úvěr loan rate ratele credit client',
    path: ({ paths }) => paths.instalments,
  },
]

function writeDevice({ market, paths }: Site, manufacturer: string, model: string, color: string): string {
  return `${paths.buyback}?type=${MARKETS[market].phoneType}&manufacturer=${manufacturer}&model=${model}&color=${model}-${color}`
}

const device = (
  title: string,
  text: string,
  words: string,
  ...parts: [manufacturer: string, model: string, color: string]
): Walk => ({
  title,
  text,
  words: `zařízení telefon mobil výkup cena dispozitiv telefon vânzare preț ${words}`,
  path: site => writeDevice(site, ...parts),
})

/** Devices on which some rule shows that others hide. */
export const SPECIAL_DEVICES: readonly Walk[] = [
  device(
    'Samsung Galaxy S24',
    'Every grade from A+ to D is bought.',
    'všechny stupně stav toate gradele stare',
    'samsung',
    'samsung-galaxy-s24-128gb',
    'black',
  ),
  device(
    'Apple iPhone 13',
    'No A+; grade D comes only of the choice that stands in for others.',
    'stupeň náhradní grad înlocuitor',
    'apple',
    'apple-iphone-13-128gb',
    'blue',
  ),
  device(
    'Xiaomi Redmi 12',
    'No D: broken ones are not bought, and no price falls below the minimum.',
    'rozbitý nevykupujeme nejnižší minimum stricat minim nu cumpărăm',
    'xiaomi',
    'xiaomi-redmi-12-128gb',
    'black',
  ),
  device(
    'Nokia 3310',
    'Has no grade at all: it can’t be sold online.',
    'nelze prodat online pobočka nu se poate vinde online magazin',
    'nokia',
    'nokia-3310-2017',
    'red',
  ),
  device(
    'Huawei P8 lite',
    'No longer bought: its appraisal answers 400 with a message.',
    'nevykupuje se chyba nu se mai cumpără eroare',
    'huawei',
    'huawei-p8-lite-16gb',
    'gold',
  ),
  device(
    'Sony Xperia 1 VI',
    'Answers exclude and clear each other.',
    'otázky odpovědi se vylučují întrebări răspunsuri se exclud',
    'sony',
    'sony-xperia-1-vi-256gb',
    'black',
  ),
  device(
    'Google Pixel 9',
    'The question about the charger is switched off.',
    'nabíječka otázka vypnutá încărcător întrebare dezactivată',
    'google',
    'google-pixel-9-128gb',
    'mint',
  ),
]

/** Pages that show islands in surroundings of another kind. */
export const SURROUNDINGS: readonly Walk[] = [
  {
    title: 'Offline',
    text: 'Open the cart, then the browser’s developer tools (F12), Network, Offline instead of No throttling, and change a quantity. The page stays usable, a note says what may not have got through, and after No throttling the same works again.',
    words:
      'offline bez internetu bez připojení výpadek sítě síť spojení network connection fără internet conexiune rețea deconectat',
    path: ({ paths }) => paths.cart,
  },
  {
    title: 'Swapped content',
    text: 'Parts of a page are replaced by htmx.',
    words: 'výměna obsahu htmx conținut înlocuit',
    path: ({ paths }) => `${paths.demos}htmx/`,
  },
  {
    title: 'Pages by Turbo',
    text: 'Turbo Drive puts whole pages in each other’s place.',
    words: 'stránky navigace turbo pagini navigare',
    path: ({ paths }) => `${paths.demos}turbo/`,
  },
  {
    title: 'Pages by htmx',
    text: 'The same by hx-boost.',
    words: 'stránky navigace pagini navigare',
    path: ({ paths }) => `${paths.demos}boost/`,
  },
  {
    title: 'Apps',
    text: 'The npm package in a React app and in a Preact app, beside islands of the page.',
    words: 'aplikace aplicații',
    path: ({ paths }) => `${paths.demos}hosts/`,
  },
]
