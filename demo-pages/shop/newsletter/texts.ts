import { defineTexts } from '../site/site.ts'

/** What the plain form for the newsletter says, and the pages that answer it. */
export const NEWSLETTER_TEXTS = defineTexts({
  cz: {
    title: 'Novinky do e\u2011mailu',
    lead: 'Dvakrát do měsíce výhodné výkupy, slevy a\u00a0rady, jak se o\u00a0zařízení starat.',
    where: 'Kam je máme posílat?',
    email: 'E-mail',
    agree: 'Souhlasím se zasíláním novinek a\u00a0nabídek e\u2011mailem',
    agreeNeeded: 'Bez vašeho souhlasu vám novinky posílat nemůžeme.',
    terms: 'Jak nakládáme s\u00a0vaším e\u2011mailem',
    submit: 'Odebírat novinky',
    doneTitle: 'Podívejte se prosím do schránky',
    done: 'Děkujeme. Není-li vaše adresa ještě potvrzená, najdete ve schránce e\u2011mail s\u00a0odkazem. Novinky začneme posílat, až jím odběr potvrdíte.',
    confirmTitle: 'Potvrzení odběru novinek',
    confirm: 'Zbývá jediný krok: potvrďte prosím, že vám na tuto adresu smíme novinky posílat.',
    confirmSubmit: 'Potvrdit odběr',
    confirmedTitle: 'Odběr je potvrzený',
    confirmed: 'Děkujeme, vaše adresa je potvrzená. Novinky vám budeme posílat dvakrát do měsíce.',
    unknownTitle: 'Tento odkaz neplatí',
    unknown:
      'Zkontrolujte prosím, zda jste ho z\u00a0e-mailu zkopírovali celý, nebo se k\u00a0odběru přihlaste znovu.',
    subscribe: 'Přihlásit se k\u00a0odběru',
    home: 'Zpět na úvodní stránku',
  },
  ro: {
    title: 'Noutăți prin e\u2011mail',
    lead: 'De două ori pe lună: oferte pentru dispozitivele vechi, reduceri și sfaturi de întreținere.',
    where: 'Unde să le trimitem?',
    email: 'E-mail',
    agree: 'Sunt de acord să primesc noutăți și oferte prin e\u2011mail',
    agreeNeeded: 'Fără acordul dumneavoastră nu vă putem trimite noutăți.',
    terms: 'Cum folosim adresa dumneavoastră de e\u2011mail',
    submit: 'Mă abonez',
    doneTitle: 'Vă rugăm să vă verificați căsuța de e\u2011mail',
    done: 'Vă mulțumim. Dacă adresa nu este încă confirmată, veți găsi în căsuța de e\u2011mail un mesaj cu un link. Începem să trimitem noutăți după ce confirmați abonarea prin acest link.',
    confirmTitle: 'Confirmarea abonării la noutăți',
    confirm:
      'A mai rămas un singur pas: vă rugăm să confirmați că vă putem trimite noutăți la această adresă.',
    confirmSubmit: 'Confirm abonarea',
    confirmedTitle: 'Abonarea este confirmată',
    confirmed: 'Vă mulțumim, adresa dumneavoastră este confirmată. Vă trimitem noutăți de două ori pe lună.',
    unknownTitle: 'Acest link nu este valabil',
    unknown:
      'Vă rugăm să verificați dacă l-ați copiat în întregime din e\u2011mail sau să vă abonați din nou.',
    subscribe: 'Abonare la noutăți',
    home: 'Înapoi la pagina principală',
  },
})
