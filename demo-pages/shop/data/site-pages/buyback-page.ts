import { SITES } from '../../site.ts'
import type { PageSeed } from '../page-seed.ts'

export const BUYBACK_PAGES: PageSeed[] = [
  {
    market: 'cz',
    path: SITES.cz.paths.buyback,
    title: 'Prodejte nám své staré zařízení',
    description:
      'Výkup telefonů, tabletů a chytrých hodinek. Cenu znáte za dvě minuty, peníze máte do dvou dnů.',
    parts: [
      [
        {
          kind: 'lead',
          text: 'Telefon v šuplíku neomládne. Za dvě minuty zjistíte, kolik za něj dostanete, a když budete chtít, rovnou ho prodáte. Dopravu platíme my.',
        },
      ],
      { component: 'notifications', params: [], when: 'load', fallback: [] },
      [
        { kind: 'heading', id: 'cena', text: 'Zjistěte cenu' },
        {
          kind: 'paragraph',
          text: 'Vyberte zařízení a popište jeho stav tak, jak ho vidíte. Ceník držíme sedm dní, takže máte čas na rozmyšlenou.',
        },
      ],
      {
        component: 'buyback-selector',
        params: [],
        when: 'load',
        fallback: [
          { kind: 'device-steps' },
          { kind: 'phone', text: 'Cenu vám rádi spočítáme i po telefonu, každý den od 8 do 20 hodin:' },
        ],
      },
      {
        component: 'sell-form',
        params: [],
        when: 'load',
        fallback: [
          {
            kind: 'phone',
            text: 'Formulář pro prodej online se otevře, jakmile znáte cenu. Výkup s vámi sepíšeme i po telefonu:',
          },
        ],
      },
      [
        { kind: 'heading', text: 'Jak to probíhá' },
        {
          kind: 'steps',
          items: [
            {
              title: 'Zjistíte cenu',
              text: 'Odpovíte na pár otázek o stavu. Cenu si můžete poslat na e-mail a rozmyslet se.',
            },
            {
              title: 'Předáte zařízení kurýrovi',
              text: 'Přijede, kam řeknete. Odhlaste se ze svých účtů a vyjměte SIM kartu, zbytek smažeme my.',
            },
            {
              title: 'Dostanete peníze',
              text: 'Po kontrole pošleme peníze na účet, nejpozději do dvou pracovních dnů.',
            },
          ],
        },
        { kind: 'heading', text: 'Na co se ptáte' },
        {
          kind: 'questions',
          items: [
            {
              question: 'Co když bude stav horší, než jsem uvedl?',
              answer:
                'Ozveme se s novou cenou. Když vám nebude vyhovovat, zařízení vám zdarma pošleme zpátky.',
            },
            {
              question: 'Proč chcete rodné číslo a číslo dokladu?',
              answer:
                'Výkup použitého zboží musí ze zákona ověřit totožnost prodávajícího. Údaje používáme jen k tomu.',
            },
            {
              question: 'Vykupujete i rozbité přístroje?',
              answer:
                'Většinou ano, za nižší cenu. U některých levnějších modelů se oprava nevyplatí, to vám řekneme hned.',
            },
          ],
        },
      ],
      { component: 'notifications', params: [], when: 'load', fallback: [] },
    ],
  },
  {
    market: 'ro',
    path: SITES.ro.paths.buyback,
    title: 'Vindeți-ne dispozitivul vechi',
    description:
      'Cumpărăm telefoane, tablete și ceasuri inteligente. Aflați prețul în două minute, primiți banii în două zile.',
    parts: [
      [
        {
          kind: 'lead',
          text: 'Telefonul din sertar nu întinerește. În două minute aflați cât primiți pe el și, dacă doriți, îl vindeți pe loc. Transportul îl plătim noi.',
        },
      ],
      { component: 'notifications', params: [], when: 'load', fallback: [] },
      [
        { kind: 'heading', id: 'pret', text: 'Aflați prețul' },
        {
          kind: 'paragraph',
          text: 'Alegeți dispozitivul și descrieți starea lui așa cum o vedeți. Păstrăm prețul șapte zile, așa că aveți timp de gândire.',
        },
      ],
      {
        component: 'buyback-selector',
        params: [],
        when: 'load',
        fallback: [
          { kind: 'device-steps' },
          {
            kind: 'phone',
            text: 'Vă calculăm prețul cu plăcere și la telefon, în fiecare zi între 8 și 20:',
          },
        ],
      },
      {
        component: 'sell-form',
        params: [],
        when: 'load',
        fallback: [
          {
            kind: 'phone',
            text: 'Formularul de vânzare online se deschide după ce aflați prețul. Putem completa totul și la telefon:',
          },
        ],
      },
      [
        { kind: 'heading', text: 'Cum funcționează' },
        {
          kind: 'steps',
          items: [
            {
              title: 'Aflați prețul',
              text: 'Răspundeți la câteva întrebări despre stare. Puteți primi prețul pe e-mail și vă puteți gândi.',
            },
            {
              title: 'Predați dispozitivul curierului',
              text: 'Vine unde îi spuneți. Ieșiți din conturi și scoateți cartela SIM, de restul ne ocupăm noi.',
            },
            {
              title: 'Primiți banii',
              text: 'După verificare trimitem banii în cont, în cel mult două zile lucrătoare.',
            },
          ],
        },
        { kind: 'heading', text: 'Întrebări frecvente' },
        {
          kind: 'questions',
          items: [
            {
              question: 'Ce se întâmplă dacă starea e mai proastă decât am spus?',
              answer: 'Vă anunțăm noul preț. Dacă nu vă convine, vă trimitem dispozitivul înapoi gratuit.',
            },
            {
              question: 'De ce cereți CNP-ul și seria actului?',
              answer:
                'La cumpărarea bunurilor folosite legea cere verificarea identității vânzătorului. Folosim datele doar pentru asta.',
            },
            {
              question: 'Cumpărați și dispozitive stricate?',
              answer:
                'De cele mai multe ori da, la un preț mai mic. La unele modele ieftine reparația nu merită, vă spunem imediat.',
            },
          ],
        },
      ],
      { component: 'notifications', params: [], when: 'load', fallback: [] },
    ],
  },
]
