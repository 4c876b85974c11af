import { defineTexts } from '../site/site.ts'

/** The page on which somebody chooses a new password. */
export const PASSWORD_TEXTS = defineTexts({
  cz: {
    title: 'Nové heslo',
    lead: 'Zvolte si heslo ke svému účtu. Na ostatních zařízeních se pak budete znovu přihlašovat.',
    password: 'Heslo',
    again: 'Heslo ještě jednou',
    hint: 'Velké i\u00a0malé písmeno, číslice a\u00a0zvláštní znak.',
    submit: 'Uložit heslo',
    missing: 'Zvolte si heslo.',
    weak: 'Heslo musí mít velké i\u00a0malé písmeno, číslici a\u00a0zvláštní znak.',
    differs: 'Hesla se musí shodovat.',
    overTitle: 'Odkaz už neplatí',
    over: 'Odkaz pro nové heslo funguje jen jednou a\u00a0po čase vyprší. Nový vám hned pošleme.',
    anew: 'Poslat nový odkaz',
  },
  ro: {
    title: 'Parolă nouă',
    lead: 'Alegeți parola contului dumneavoastră. Pe celelalte dispozitive va fi nevoie să vă autentificați din nou.',
    password: 'Parola',
    again: 'Parola încă o dată',
    hint: 'O literă mare, una mică, o cifră și un caracter special.',
    submit: 'Salvați parola',
    missing: 'Alegeți o parolă.',
    weak: 'Parola trebuie să aibă o literă mare, una mică, o cifră și un caracter special.',
    differs: 'Parolele trebuie să coincidă.',
    overTitle: 'Linkul nu mai este valabil',
    over: 'Linkul pentru o parolă nouă funcționează o singură dată și expiră după un timp. Vă trimitem imediat unul nou.',
    anew: 'Cereți un link nou',
  },
})

/** The page on which the link for it is asked for, and the mail that brings it. */
export const FORGOTTEN_TEXTS = defineTexts({
  cz: {
    title: 'Zapomenuté heslo',
    lead: 'Vyplňte e\u2011mail, pod kterým u\u00a0nás máte účet. Pošleme vám odkaz, kterým si zvolíte nové heslo.',
    email: 'E-mail',
    submit: 'Poslat odkaz',
    missing: 'Vyplňte e\u2011mail.',
    format: 'Zadejte e\u2011mail ve tvaru jmeno@domena.cz.',
    paused: (when: string) =>
      `Žádostí o\u00a0odkaz bylo příliš mnoho za sebou. Zkuste to prosím znovu ${when}.`,
    sentTitle: 'Podívejte se do e\u2011mailu',
    sent: (email: string) =>
      `Pokud u\u00a0nás k\u00a0adrese ${email} existuje účet, právě jsme na ni poslali odkaz pro nové heslo. Platí hodinu.`,
    notCome: 'Nic nepřišlo? Zkontrolujte nevyžádanou poštu, nebo zadejte jinou adresu.',
    again: 'Zadat jinou adresu',
    back: 'Zpět na přihlášení',
    subject: 'Nové heslo k účtu v obchodě Laguna',
    mail: (link: string) => [
      'Dobrý den,',
      'někdo, nejspíš vy, požádal o nové heslo k vašemu účtu. Zvolíte si ho tady, odkaz platí hodinu a funguje jen jednou:',
      link,
      'Pokud jste to nebyli vy, nemusíte nic dělat. Vaše heslo se nemění.',
    ],
    sign: (phone: string) => `Vaše Laguna, ${phone}`,
  },
  ro: {
    title: 'Ați uitat parola?',
    lead: 'Completați adresa de e\u2011mail a contului dumneavoastră. Vă trimitem un link cu care alegeți o parolă nouă.',
    email: 'E-mail',
    submit: 'Trimiteți linkul',
    missing: 'Completați adresa de e\u2011mail.',
    format: 'Scrieți adresa de e\u2011mail sub forma nume@domeniu.ro.',
    paused: (when: string) => `Linkul a fost cerut de prea multe ori. Vă rugăm să încercați din nou ${when}.`,
    sentTitle: 'Verificați-vă e\u2011mailul',
    sent: (email: string) =>
      `Dacă la noi există un cont cu adresa ${email}, tocmai am trimis acolo un link pentru o parolă nouă. Este valabil o oră.`,
    notCome: 'Nu a ajuns nimic? Verificați folderul Spam sau introduceți altă adresă.',
    again: 'Introduceți altă adresă',
    back: 'Înapoi la autentificare',
    subject: 'Parolă nouă pentru contul dumneavoastră la Laguna',
    mail: (link: string) => [
      'Bună ziua,',
      'cineva, cel mai probabil dumneavoastră, a cerut o parolă nouă pentru contul de la această adresă. O alegeți aici, linkul este valabil o oră și funcționează o singură dată:',
      link,
      'Dacă nu ați fost dumneavoastră, nu trebuie să faceți nimic. Parola rămâne aceeași.',
    ],
    sign: (phone: string) => `Echipa Laguna, ${phone}`,
  },
})
