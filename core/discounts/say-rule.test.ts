import { expect, test } from 'vitest'
import { configurePage } from '#core/page.ts'
import { type SaidDiscount, sayBriefly, sayRule } from './say-rule.ts'

const TEN: SaidDiscount = {
  type: 'percentage',
  value: 1000,
  minimalSum: 1000_00,
  validFrom: null,
  validTo: '2026-12-31T22:59:59Z',
  isActive: true,
  isPublic: true,
  isCombinable: false,
  isAutomatic: false,
  isCumulative: false,
  sets: [],
  codeCount: 1000,
}

const say = (market: 'cz' | 'ro', changes: Partial<SaidDiscount>): string => {
  configurePage({ market, now: '2026-11-20T10:00:00Z' })
  return sayRule({ ...TEN, ...changes }).replace(/\s/g, ' ')
}
const CARDS: Partial<SaidDiscount> = {
  type: 'isic',
  value: 500,
  minimalSum: 0,
  validTo: null,
  isCombinable: true,
}

test.each<[Partial<SaidDiscount>, string, string]>([
  [
    {},
    'Sleva 10 % na vše od 1 000 Kč, s kódem, do 31. 12. 2026 23:59, nelze spojit s jinou',
    'Reducere de 10 % la toate produsele pentru cumpărături de cel puțin 1.000,00 Lei, cu cod, până la 01.01.2027 00:59, nu se poate combina cu alta',
  ],
  [
    { type: 'absolute', value: 199_90, minimalSum: 2500_50, validTo: null, isCombinable: true },
    'Sleva 199,90 Kč na vše od 2 500,50 Kč, s kódem, bez omezení v čase, lze spojit s jinou',
    'Reducere de 199,90 Lei la toate produsele pentru cumpărături de cel puțin 2.500,50 Lei, cu cod, fără limită de timp, se poate combina cu alta',
  ],
  [
    { type: 'fixed', value: 199_00, minimalSum: 0, validTo: null, sets: ['Kabely'], isCombinable: true },
    'Cena 199 Kč za kus u zboží ze skupiny „Kabely“, s kódem, bez omezení v čase, lze spojit s jinou',
    'Preț de 199,00 Lei pe bucată pentru produsele din grupul „Kabely”, cu cod, fără limită de timp, se poate combina cu alta',
  ],
  [
    { type: 'absolute', value: 200_00, minimalSum: 2000_00, isCumulative: true, codeCount: 0 },
    'Sleva 200 Kč na vše za každých celých 2 000 Kč nákupu, s kódem (zatím žádný nemá), do 31. 12. 2026 23:59, nelze spojit s jinou',
    'Reducere de 200,00 Lei la toate produsele pentru fiecare 2.000,00 Lei din cumpărături, cu cod (încă nu are niciunul), până la 01.01.2027 00:59, nu se poate combina cu alta',
  ],
  [
    { isAutomatic: true, sets: ['Kabely', 'Obaly'], validFrom: '2026-12-01T00:00:00+01:00', isPublic: false },
    'Sleva 10 % na zboží ze skupin „Kabely“, „Obaly“ při nákupu od 1 000 Kč, uplatní se sama, od 1. 12. 2026 0:00 do 31. 12. 2026 23:59, nelze spojit s jinou, neveřejná',
    'Reducere de 10 % la produsele din grupurile „Kabely”, „Obaly” pentru cumpărături de cel puțin 1.000,00 Lei, se acordă automat, de la 01.12.2026 01:00 până la 01.01.2027 00:59, nu se poate combina cu alta, nepublică',
  ],
  [
    { ...CARDS, isActive: false },
    'Sleva 5 % na vše, s kartou ISIC, bez omezení v čase, lze spojit s jinou, teď vypnutá',
    'Reducere de 5 % la toate produsele, cu card ISIC, fără limită de timp, se poate combina cu alta, acum dezactivată',
  ],
  [
    { ...CARDS, validTo: '2026-11-20T09:59:59Z' },
    'Sleva 5 % na vše, s kartou ISIC, do 20. 11. 2026 10:59, lze spojit s jinou, skončila',
    'Reducere de 5 % la toate produsele, cu card ISIC, până la 20.11.2026 11:59, se poate combina cu alta, încheiată',
  ],
  [
    { ...CARDS, type: 'absolute', value: null },
    'Sleva (zatím bez hodnoty) na vše, s kódem, bez omezení v čase, lze spojit s jinou',
    'Reducere (încă fără valoare) la toate produsele, cu cod, fără limită de timp, se poate combina cu alta',
  ],
])('DS-004 DS-006 the rule of %o in plain words of both markets', (changes, cs, ro) => {
  expect(say('cz', changes)).toBe(cs)
  expect(say('ro', changes)).toBe(ro)
})

test.each<[Partial<SaidDiscount>, string]>([
  [CARDS, 'Sleva 5 % na vše, s kartou ISIC'],
  [{ ...CARDS, isPublic: false }, 'Sleva 5 % na vše, s kartou ISIC, neveřejná'],
  [{}, 'Sleva 10 % na vše od 1 000 Kč, s kódem, nelze spojit s jinou, do 31. 12. 2026 23:59'],
  [
    { isActive: false, isCombinable: true },
    'Sleva 10 % na vše od 1 000 Kč, s kódem, teď vypnutá, do 31. 12. 2026 23:59',
  ],
])('in a list, the rule of %o is told without what holds of most', (changes, cs) => {
  configurePage({ market: 'cz', now: '2026-11-20T10:00:00Z' })
  expect(sayBriefly({ ...TEN, ...changes }).replace(/\s/g, ' ')).toBe(cs)
})

test('a moment that is none stands as it came', () => {
  expect(say('cz', { validTo: '<b>zítra</b>' })).toContain('do <b>zítra</b>')
})
