import { SITES } from '../../site.ts'
import { type PageSeed, textParam } from '../page-seed.ts'

export const SERVICE_PAGES: PageSeed[] = [
  {
    market: 'cz',
    path: SITES.cz.paths.service,
    title: 'Opravíme vám telefon, tablet i hodinky',
    description: 'Servis se známou cenou předem. Většinu oprav stihneme tentýž den.',
    parts: [
      [
        {
          kind: 'lead',
          text: 'Prasklý displej, slabá baterie, telefon po koupeli. Najděte své zařízení a hned uvidíte, co s ním umíme, za kolik a za jak dlouho.',
        },
      ],
      { component: 'notifications', params: [], when: 'load', fallback: [] },
      [{ kind: 'heading', id: 'hledat', text: 'Které zařízení máte?' }],
      {
        component: 'service-smart-search',
        params: [],
        when: 'load',
        fallback: [{ kind: 'service-search' }],
      },
      {
        component: 'service-selector',
        params: [textParam('contactPhone', SITES.cz.phone)],
        when: 'load',
        fallback: [
          { kind: 'service-steps' },
          { kind: 'phone', text: 'Nenašli jste svůj model? Poradíme vám každý den od 8 do 20 hodin:' },
        ],
      },
      [
        { kind: 'heading', text: 'Jak to probíhá' },
        {
          kind: 'steps',
          items: [
            {
              title: 'Vyberete opravu',
              text: 'Cenu i dobu znáte předem. Když příčinu neznáte, zvolte diagnostiku, ta je zdarma.',
            },
            {
              title: 'Přinesete zařízení',
              text: 'Na kteroukoli pobočku, nebo pro něj pošleme kurýra. Zálohujte si předtím data.',
            },
            {
              title: 'Vyzvednete si ho hotové',
              text: 'Dáme vědět zprávou. Na opravu i vyměněný díl máte záruku dva roky.',
            },
          ],
        },
        { kind: 'heading', text: 'Na co se ptáte' },
        {
          kind: 'questions',
          items: [
            {
              question: 'Přijdu opravou o svá data?',
              answer:
                'U výměny displeje, baterie nebo konektoru ne. Přesto si je zálohujte, nebo si objednejte přenos dat.',
            },
            {
              question: 'Co když bude oprava dražší?',
              answer: 'Zavoláme vám dřív, než začneme. Bez vašeho souhlasu nic neděláme.',
            },
            {
              question: 'Používáte originální díly?',
              answer: 'Ano, kde je výrobce dodává. Jinde řekneme předem, jaký díl použijeme.',
            },
          ],
        },
      ],
    ],
  },
  {
    market: 'ro',
    path: SITES.ro.paths.service,
    title: 'Vă reparăm telefonul, tableta și ceasul',
    description: 'Service cu preț cunoscut dinainte. Cele mai multe reparații sunt gata în aceeași zi.',
    parts: [
      [
        {
          kind: 'lead',
          text: 'Ecran spart, baterie slabă, telefon căzut în apă. Găsiți dispozitivul și vedeți imediat ce putem face, cu cât și în cât timp.',
        },
      ],
      { component: 'notifications', params: [], when: 'load', fallback: [] },
      [{ kind: 'heading', id: 'cautare', text: 'Ce dispozitiv aveți?' }],
      {
        component: 'service-smart-search',
        params: [],
        when: 'load',
        fallback: [{ kind: 'service-search' }],
      },
      {
        component: 'service-selector',
        params: [textParam('contactPhone', SITES.ro.phone)],
        when: 'load',
        fallback: [
          { kind: 'service-steps' },
          { kind: 'phone', text: 'Nu v-ați găsit modelul? Vă ajutăm în fiecare zi între 8 și 20:' },
        ],
      },
      [
        { kind: 'heading', text: 'Cum funcționează' },
        {
          kind: 'steps',
          items: [
            {
              title: 'Alegeți reparația',
              text: 'Știți dinainte prețul și durata. Dacă nu cunoașteți cauza, alegeți diagnosticarea, este gratuită.',
            },
            {
              title: 'Aduceți dispozitivul',
              text: 'În orice magazin sau trimitem curierul. Faceți înainte o copie a datelor.',
            },
            {
              title: 'Îl ridicați reparat',
              text: 'Vă anunțăm printr-un mesaj. Reparația și piesa au garanție doi ani.',
            },
          ],
        },
        { kind: 'heading', text: 'Întrebări frecvente' },
        {
          kind: 'questions',
          items: [
            {
              question: 'Îmi pierd datele la reparație?',
              answer:
                'La înlocuirea ecranului, a bateriei sau a conectorului nu. Faceți totuși o copie sau comandați transferul datelor.',
            },
            {
              question: 'Ce se întâmplă dacă reparația costă mai mult?',
              answer: 'Vă sunăm înainte să începem. Fără acordul dumneavoastră nu facem nimic.',
            },
            {
              question: 'Folosiți piese originale?',
              answer: 'Da, acolo unde producătorul le livrează. În rest vă spunem dinainte ce piesă folosim.',
            },
          ],
        },
      ],
    ],
  },
]
