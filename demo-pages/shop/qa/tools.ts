import { count } from 'drizzle-orm'
import { buyouts } from '../buyback/schema.ts'
import { listTold } from '../misbehave/store.ts'
import { groupRules, nameTold, sayUntil } from '../misbehave/told.ts'
import { QA_ORDERS } from '../orders/orders-list.ts'
import { orders } from '../orders/schema.ts'
import { mails } from '../outbox/schema.ts'
import { nameManners, readManners } from '../providers/manners.ts'
import type { Shop, ShopContext } from '../server/shop.ts'
import { QA_BUYING } from './buying-page.ts'

interface Tool {
  title: string
  href: string
  text: string
  /** Other words that it is sought by, Czech and Romanian ones, too. */
  words: string
  /** The shop is not as it should be because of it. */
  isOn?: boolean
  /** Where a form stops it. */
  stop?: string
}

/** The pages of their own that testers have, each with what it would tell now. */
export async function listTools(c: ShopContext, { database }: Shop): Promise<Tool[]> {
  const told = groupRules(await listTold(database, c.get('scope')))
  const manners = await readManners(database, c.get('scope'))
  const [kept] = await database.select({ total: count() }).from(mails)
  const [sold] = await database.select({ total: count() }).from(buyouts)
  const [ordered] = await database.select({ total: count() }).from(orders)
  return [
    {
      title: 'Misbehaviour',
      words: 'chyba porucha výpadek pomalý zlobí simulace error eroare defecțiune întrerupere lent simulare',
      href: '/qa/misbehave/',
      isOn: told.length > 0,
      stop: '/qa/misbehave/',
      text: told.length
        ? `On now: ${told.map(one => `${nameTold(one, 'en')} ${sayUntil(one)}`).join(', ')}.`
        : 'Make the shop slow, fall over, or lose the session. Nothing is on now.',
    },
    {
      title: 'Providers',
      words: 'poskytovatel peněženka mapa brána wallet map gateway furnizor portofel hartă',
      href: '/qa/providers/',
      isOn: manners.size > 0,
      text: manners.size
        ? `Not as they should be. ${nameManners(manners)}`
        : 'Wallets, maps and Twisto: let each be missing, slow, silent, cancelled or wrong. All behave now.',
    },
    {
      title: 'Outbox',
      words: 'pošta mail e-mail email zpráva odeslané poștă mesaj trimise',
      href: '/qa/outbox/',
      text: `What customers were mailed: ${countOf(kept?.total ?? 0, 'mail')}.`,
    },
    {
      title: 'Buy-backs',
      words: 'imei výkup stav zamítnout zrušit reject cancel vânzare stare respinge anula',
      href: '/admin/',
      text: `For staff: ${countOf(sold?.total ?? 0, 'buy-back')}, each with its state to move on.`,
    },
    {
      title: 'Orders',
      words:
        'objednávka vytvořit stav platba zaplatit vrácení peněz refund payment comandă creare stare plată rambursare retur',
      href: QA_ORDERS,
      text: `By state: ${countOf(ordered?.total ?? 0, 'order')}, each to move on; and one made in any state.`,
    },
    {
      title: 'Test data: codes, cards, places',
      words:
        'card buy discount koupit zboží kupon slevový kód sleva karta platba isic student vyprodáno plné místo coupon voucher cumpăra produse cupon cod reducere card plată epuizat loc',
      href: QA_BUYING,
      text: 'Discount codes, test cards, student cards, goods that run out, places and evenings that are full.',
    },
    {
      title: 'Warehouse labels',
      words:
        'scan scanner skenovat skener naskenovat barcode sklad štítky čárový kód čtečka sériové číslo imei přepravka depozit scanare scaner etichete cod de bare cititor număr de serie ladă',
      href: '/qa/picking/',
      text: 'Orders to pick, and what a scanner would read: labels, serial numbers, crates, commands.',
    },
    {
      title: 'Price lists',
      words: 'ceník ceny výkup zdražit zlevnit listă prețuri scumpire ieftinire',
      href: '/qa/price-list/',
      text: 'Make the prices of the buy-back higher or lower for everybody, and bring them back.',
    },
    {
      title: 'Calls',
      words:
        'volání záznam požadavky kód chyby log requests request id error code apeluri jurnal cereri cod eroare',
      href: '/qa/calls/',
      text: 'What pages asked the shop for: one browser’s calls, failures, or the call of an error’s code.',
    },
    {
      title: 'Data reset',
      words: 'smazat obnovit data vymazat znovu limit pokusy ștergere resetare date limită încercări',
      href: '/qa/reset/',
      text: 'Begin anew with the data of a new shop, or only forget who tried too often.',
    },
  ]
}

const countOf = (number: number, what: string): string => `${number} ${what}${number === 1 ? '' : 's'}`
