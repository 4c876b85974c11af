import type { MarketCode } from '../contract.ts'
import { defineTexts } from '../site/site.ts'

interface Template {
  name: string
  subject: string
  body: string
}

/** What staff write most; each is only a beginning, and what stands in square brackets is a gap to be filled. In both markets they come in one order: a delay, a replacement, an address. */
const TEMPLATES = defineTexts<readonly Template[]>({
  cz: [
    {
      name: 'Zboží se zdrží',
      subject: 'Objednávka {number} se o pár dní zdrží',
      body: 'Dobrý den,\n\nobjednávku {number} odešleme později, než jsme slíbili: na část zboží ještě čekáme. Jakmile dorazí, hned ji odešleme a dáme vám vědět.\n\nStav objednávky najdete tady: {link}\n\nVaše Laguna, {phone}',
    },
    {
      name: 'Nabídka náhrady',
      subject: 'Objednávka {number}: nabízíme náhradu',
      body: 'Dobrý den,\n\njeden z produktů objednávky {number} už bohužel nemáme. Rádi vám za stejnou cenu pošleme náhradu:\n\n[doplňte náhradu]\n\nDejte nám prosím vědět, jestli vám bude vyhovovat. Když ne, produkt z objednávky vyřadíme a peníze vrátíme.\n\nVaše Laguna, {phone}',
    },
    {
      name: 'Ověření adresy',
      subject: 'Objednávka {number}: ověřte prosím adresu',
      body: 'Dobrý den,\n\ndopravce neumí doručit na adresu z objednávky {number}. Napište nám ji prosím znovu, ať můžeme zboží odeslat.\n\nVaše Laguna, {phone}',
    },
  ],
  ro: [
    {
      name: 'Produsele întârzie',
      subject: 'Comanda {number} întârzie câteva zile',
      body: 'Bună ziua,\n\nexpediem comanda {number} mai târziu decât am promis: încă așteptăm o parte din produse. De îndată ce sosesc, o expediem și vă anunțăm.\n\nStadiul comenzii îl găsiți aici: {link}\n\nEchipa Laguna, {phone}',
    },
    {
      name: 'Ofertă de înlocuire',
      subject: 'Comanda {number}: vă oferim un înlocuitor',
      body: 'Bună ziua,\n\ndin păcate nu mai avem unul dintre produsele comenzii {number}. Vă trimitem cu plăcere, la același preț, un înlocuitor:\n\n[completați înlocuitorul]\n\nVă rugăm să ne spuneți dacă vi se potrivește. Dacă nu, scoatem produsul din comandă și vă returnăm banii.\n\nEchipa Laguna, {phone}',
    },
    {
      name: 'Verificarea adresei',
      subject: 'Comanda {number}: vă rugăm să verificați adresa',
      body: 'Bună ziua,\n\ncurierul nu poate livra la adresa din comanda {number}. Vă rugăm să ne-o scrieți din nou, ca să putem expedia comanda.\n\nEchipa Laguna, {phone}',
    },
  ],
})

const CODES = ['delay', 'replacement', 'address']

export const listTemplates = (market: MarketCode): (Template & { code: string })[] =>
  TEMPLATES[market].map((template, at) => ({ code: CODES[at] ?? String(at), ...template }))
