import { defineTexts } from '../site/site.ts'

/** What the plain form for the newsletter says, and the pages that answer it. */
export const NEWSLETTER_TEXTS = defineTexts({
  cz: {
    title: 'Novinky do e-mailu',
    lead: 'Dvakrát do měsíce výhodné výkupy, slevy a rady, jak se o zařízení starat.',
    email: 'E-mail',
    agree: 'Souhlasím se zasíláním novinek a nabídek e-mailem',
    agreeNeeded: 'Bez vašeho souhlasu vám novinky posílat nemůžeme.',
    terms: 'Jak nakládáme s vaším e-mailem',
    submit: 'Odebírat novinky',
    doneTitle: 'Podívejte se prosím do schránky',
    done: 'Děkujeme. Není-li vaše adresa ještě potvrzená, najdete ve schránce e-mail s odkazem. Novinky začneme posílat, až ho otevřete.',
    confirmedTitle: 'Odběr je potvrzený',
    confirmed: 'Děkujeme, vaše adresa je potvrzená. Novinky vám budeme posílat dvakrát do měsíce.',
    unknownTitle: 'Tento odkaz neplatí',
    unknown: 'Zkontrolujte prosím, zda jste ho z e-mailu zkopírovali celý, nebo se k odběru přihlaste znovu.',
    subscribe: 'Přihlásit se k odběru',
    home: 'Zpět na hlavní stránku',
  },
  ro: {
    title: 'Noutăți prin e-mail',
    lead: 'De două ori pe lună: oferte bune de cumpărare, reduceri și sfaturi pentru îngrijirea dispozitivelor.',
    email: 'E-mail',
    agree: 'Sunt de acord să primesc noutăți și oferte prin e-mail',
    agreeNeeded: 'Fără acordul dumneavoastră nu vă putem trimite noutăți.',
    terms: 'Cum folosim adresa dumneavoastră de e-mail',
    submit: 'Abonați-mă',
    doneTitle: 'Vă rugăm să vă verificați căsuța de e-mail',
    done: 'Vă mulțumim. Dacă adresa nu este încă confirmată, veți găsi în căsuța de e-mail un mesaj cu un link. Începem să trimitem noutăți după ce îl deschideți.',
    confirmedTitle: 'Abonarea este confirmată',
    confirmed: 'Vă mulțumim, adresa dumneavoastră este confirmată. Vă trimitem noutăți de două ori pe lună.',
    unknownTitle: 'Acest link nu este valabil',
    unknown: 'Vă rugăm să verificați dacă l-ați copiat în întregime din e-mail sau să vă abonați din nou.',
    subscribe: 'Abonare la noutăți',
    home: 'Înapoi la pagina principală',
  },
})
