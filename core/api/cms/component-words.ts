/** What editors of any language call components beside what is said of them: it is sought in, and never shown. */
export const COMPONENT_WORDS: Readonly<Record<string, string>> = {
  'marketing-banner':
    'banner baner poutač kampaň fotka akce imagine reclamă campanie picture photo ad campaign promotion',
  'newsletter-subscriber':
    'newsletter novinky e-mail přihlášení mailing noutăți abonament news subscribe signup',
  notifications: 'hláška oznámení varování výluka mesaj anunț avertisment message alert warning notice',
  tabs: 'karty taby secțiuni file sections',
  'add-to-cart':
    'koupit tlačítko zboží cena cumpără buton preț produs buy button price product iphone telefon phone',
  'instalment-calculator': 'splátky úvěr kalkulačka rate credit calculator loan instalments',
  'last-visited': 'historie prohlížené zboží istoric vizualizate history viewed recent',
  'buyback-selector':
    'bazar prodat telefon mobil iphone samsung buy-back vinde telefon mobil sell phone trade-in device',
  'sell-form': 'prodat formulář telefon iphone buy-back vinde formular sell form phone',
  'service-selector':
    'oprava displej baterie telefon mobil iphone samsung reparație ecran baterie repair screen battery phone',
  'service-smart-search':
    'oprava výkup prodat hledat telefon iphone reparație vinde căutare repair sell search phone find',
  login: 'účet heslo cont parolă account password sign in',
  'cart-badge': 'košík ikona coș basket icon',
}
