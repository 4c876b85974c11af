import type { MarketCode } from '../../contract.ts'
import { words } from '../conditions/condition-seed.ts'
import type { Content } from '../content.ts'
import type { DemoPage } from '../demo-page.ts'
import { textParam } from '../page-seed.ts'

const heading = (text: string, id?: string): Content => ({
  kind: 'heading',
  level: 3,
  text,
  ...(id && { id }),
})
const paragraph = (text: string): Content => ({ kind: 'paragraph', text })

const PHONE: Record<MarketCode, Content[]> = {
  cz: [
    {
      kind: 'tab',
      id: 'popis',
      contents: [
        heading('Popis'),
        paragraph('Apple iPhone 13 se 128 GB, zánovní, s baterií nad 85 % a s kontrolou ve třiceti bodech.'),
        { kind: 'links', items: [{ label: 'Co je v balení', href: '#obsah-baleni' }] },
      ],
    },
    {
      kind: 'tab',
      id: 'parametry',
      label: 'Parametry',
      contents: [
        heading('Technické parametry'),
        { kind: 'list', items: ['Displej 6,1 palce, OLED', 'Procesor Apple A15 Bionic', 'Hmotnost 174 g'] },
        heading('Obsah balení', 'obsah-baleni'),
        { kind: 'list', items: ['Telefon', 'Kabel USB-C', 'Nástroj na SIM kartu'] },
      ],
    },
    {
      kind: 'tab',
      id: 'zaruka',
      contents: [
        heading('Záruka'),
        {
          kind: 'questions',
          items: [
            { question: 'Jak dlouho trvá?', answer: 'Dva roky, na baterii rok.' },
            { question: 'Kde ji uplatním?', answer: 'Na kterékoli prodejně nebo poštou.' },
          ],
        },
      ],
    },
  ],
  ro: [
    {
      kind: 'tab',
      id: 'descriere',
      contents: [
        heading('Descriere'),
        paragraph(
          'Apple iPhone 13 cu 128 GB, recondiționat, cu bateria peste 85 % și verificat în treizeci de puncte.',
        ),
        { kind: 'links', items: [{ label: 'Ce conține pachetul', href: '#continutul-pachetului' }] },
      ],
    },
    {
      kind: 'tab',
      id: 'specificatii',
      label: 'Specificații',
      contents: [
        heading('Specificații tehnice'),
        { kind: 'list', items: ['Ecran OLED de 6,1 inchi', 'Procesor Apple A15 Bionic', 'Greutate 174 g'] },
        heading('Conținutul pachetului', 'continutul-pachetului'),
        { kind: 'list', items: ['Telefon', 'Cablu USB-C', 'Ac pentru cartela SIM'] },
      ],
    },
    {
      kind: 'tab',
      id: 'garantie',
      contents: [
        heading('Garanție'),
        {
          kind: 'questions',
          items: [
            { question: 'Cât durează?', answer: 'Doi ani, iar pentru baterie un an.' },
            { question: 'Unde o pot folosi?', answer: 'În orice magazin sau prin poștă.' },
          ],
        },
      ],
    },
  ],
}

const SHOPPING: Record<MarketCode, Content[]> = {
  cz: [
    paragraph('Vše o nákupu na jednom místě.'),
    heading('Doprava', 'doprava'),
    paragraph('Nad 1 000 Kč zdarma, na prodejnu do druhého dne.'),
    heading('Platba', 'platba'),
    paragraph('Kartou, převodem nebo na splátky.'),
    heading('Vrácení zboží', 'vraceni'),
    paragraph('Do 14 dnů bez udání důvodu.'),
  ],
  ro: [
    paragraph('Totul despre cumpărături într-un singur loc.'),
    heading('Livrare', 'livrare'),
    paragraph('Gratuită peste 200 de lei, în magazin până a doua zi.'),
    heading('Plată', 'plata'),
    paragraph('Cu cardul, prin transfer sau în rate.'),
    heading('Returnare', 'returnare'),
    paragraph('În 14 zile, fără niciun motiv.'),
  ],
}

const CITIES: Record<MarketCode, string[]> = {
  cz: [
    'Praha Smíchov',
    'Praha Letňany',
    'Brno Vaňkovka',
    'Ostrava Karolina',
    'Plzeň Americká',
    'Liberec Fórum',
  ],
  ro: ['București Unirii', 'București Băneasa', 'Cluj-Napoca', 'Timișoara', 'Iași Palas', 'Constanța'],
}
const HOURS: Record<MarketCode, string> = {
  cz: 'Otevřeno denně od 9 do 21 hodin.',
  ro: 'Deschis zilnic de la 9 la 21.',
}

const SELLING: Record<MarketCode, [title: string, text: string][]> = {
  cz: [
    ['Jak to probíhá', 'Zařízení nám předáte na prodejně nebo kurýrovi a peníze máte do tří dnů.'],
    ['Kolik dostanete', 'Cena podle stavu, hned a nezávazně.'],
  ],
  ro: [
    ['Cum decurge', 'Ne predați dispozitivul în magazin sau curierului și primiți banii în trei zile.'],
    ['Cât primiți', 'Prețul în funcție de stare, imediat și fără obligații.'],
  ],
}

/** What is true of the price where no script runs. */
const BY_HAND: Record<MarketCode, string> = {
  cz: 'Cenu vám řekneme i na kterékoli prodejně.',
  ro: 'Prețul vi-l spunem și în orice magazin.',
}

function listSelling(market: MarketCode): Content[] {
  return SELLING[market].map(([title, text], index) => ({
    kind: 'tab',
    id: index === 0 ? 'postup' : 'cena',
    contents: [
      heading(title),
      paragraph(text),
      ...(index === 1
        ? [
            {
              kind: 'island' as const,
              component: 'buyback-selector',
              params: [textParam('code', 'apple-iphone-13-128gb-blue')],
              contents: [paragraph(BY_HAND[market])],
            },
          ]
        : []),
    ],
  }))
}

export const demoPage: DemoPage = {
  title: words('Záložky', 'File'),
  intro: words(
    'Úseky stránky, které bez JavaScriptu stojí pod sebou. Záložku vybere kotva v adrese, pak paměť, jinak je otevřená první.',
    'Secțiuni ale paginii care fără JavaScript stau una sub alta. Fila o alege ancora din adresă, apoi memoria, altfel este deschisă prima.',
  ),
  variants: [
    {
      title: words('Úseky s vlastními nadpisy', 'Secțiuni cu titluri proprii'),
      text: words(
        'Úsek s prázdným data-tab se jmenuje po svém nadpisu. Kotva smí vést i k prvku uvnitř.',
        'Secțiunea cu data-tab gol poartă numele titlului ei. Ancora poate duce și la un element din interior.',
      ),
      listParams: market => [
        textParam('label', market === 'cz' ? 'Informace o telefonu' : 'Informații despre telefon'),
      ],
      listContent: market => PHONE[market],
    },
    {
      title: words('Rozdělené nadpisy, bez paměti', 'Împărțite după titluri, fără memorie'),
      text: words('Parametr memoryMinutes je 0.', 'Parametrul memoryMinutes este 0.'),
      listParams: () => [{ name: 'memoryMinutes', value: 0, type: 'integer' }],
      listContent: market => SHOPPING[market],
    },
    {
      title: words('Mnoho záložek', 'Multe file'),
      text: words(
        'Řada se na úzké obrazovce posouvá sama.',
        'Rândul se derulează singur pe un ecran îngust.',
      ),
      listContent: market =>
        CITIES[market].map((city, index) => ({
          kind: 'tab',
          id: `prodejna-${index + 1}`,
          contents: [heading(city), paragraph(HOURS[market])],
        })),
    },
    {
      title: words('S komponentou uvnitř', 'Cu o componentă în interior'),
      text: words(
        'Výběr zařízení v druhé záložce žije dál, ať je otevřená kterákoli.',
        'Alegerea dispozitivului din a doua filă rămâne vie, oricare ar fi fila deschisă.',
      ),
      slug: 'with-islands',
      listContent: listSelling,
    },
  ],
}
