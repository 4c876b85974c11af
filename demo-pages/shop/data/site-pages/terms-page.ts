import { SITES } from '../../site.ts'
import type { PageSeed } from '../page-seed.ts'

/** What a seller agrees to; the sell form links here. */
export const TERMS_PATHS = {
  cz: `${SITES.cz.paths.buyback}podminky/`,
  ro: `${SITES.ro.paths.buyback}conditii/`,
} as const

export const TERMS_PAGES: PageSeed[] = [
  {
    market: 'cz',
    path: TERMS_PATHS.cz,
    title: 'Výkupní podmínky',
    description: 'Podmínky, za kterých Laguna vykupuje použitá zařízení.',
    parts: [
      [
        {
          kind: 'lead',
          text: 'Na jednu stránku, bez drobného písma. Když budete mít otázku, zavolejte nám.',
        },
        { kind: 'heading', text: 'Co vykupujeme' },
        {
          kind: 'list',
          items: [
            'Zařízení, které je vaše a není nahlášené jako ztracené ani ukradené.',
            'Zařízení odhlášené ze všech účtů a bez SIM karty.',
            'Prodat nám ho může každý, komu je aspoň 18 let.',
          ],
        },
        { kind: 'heading', text: 'Cena a peníze' },
        {
          kind: 'list',
          items: [
            'Cena platí sedm dní od ocenění, pokud stav odpovídá vašemu popisu.',
            'Když stav neodpovídá, navrhneme jinou cenu. Nemusíte ji přijmout, zařízení vám zdarma vrátíme.',
            'Peníze posíláme na účet do dvou pracovních dnů od kontroly.',
          ],
        },
        { kind: 'heading', text: 'Osobní údaje' },
        {
          kind: 'paragraph',
          text: 'Zákon nám ukládá ověřit totožnost prodávajícího a údaje pět let uchovat. K ničemu jinému je nepoužijeme.',
        },
      ],
    ],
  },
  {
    market: 'ro',
    path: TERMS_PATHS.ro,
    title: 'Condițiile de cumpărare',
    description: 'Condițiile în care Laguna cumpără dispozitive folosite.',
    parts: [
      [
        { kind: 'lead', text: 'Pe o singură pagină, fără litere mici. Dacă aveți o întrebare, sunați-ne.' },
        { kind: 'heading', text: 'Ce cumpărăm' },
        {
          kind: 'list',
          items: [
            'Un dispozitiv care vă aparține și nu este declarat pierdut sau furat.',
            'Un dispozitiv deconectat din toate conturile și fără cartelă SIM.',
            'Ni-l poate vinde oricine are cel puțin 18 ani.',
          ],
        },
        { kind: 'heading', text: 'Prețul și banii' },
        {
          kind: 'list',
          items: [
            'Prețul este valabil șapte zile de la evaluare, dacă starea corespunde descrierii.',
            'Dacă starea nu corespunde, propunem alt preț. Nu trebuie să îl acceptați, vă returnăm gratuit dispozitivul.',
            'Trimitem banii în cont în cel mult două zile lucrătoare de la verificare.',
          ],
        },
        { kind: 'heading', text: 'Date personale' },
        {
          kind: 'paragraph',
          text: 'Legea ne obligă să verificăm identitatea vânzătorului și să păstrăm datele cinci ani. Nu le folosim pentru altceva.',
        },
      ],
    ],
  },
]
