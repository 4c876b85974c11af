import type { PageLanguage } from '../site/layout-texts.ts'
import { defineTexts } from '../site/site.ts'

/** What the shop says to editors of its pages. */
export const COMPONENT_TEXTS = defineTexts({
  cz: {
    wrongValue: 'Tuto hodnotu parametr nepřijímá.',
    wrongName: 'Parametr nemůže mít takový název.',
    wrongWhen: 'Takový okamžik spuštění neexistuje.',
    needlessType: 'Vybrané zařízení už svůj typ má. Vyberte jen jedno z toho.',
    unknownDevice: 'Takové zařízení neznáme. Vyberte jiné.',
    unknownReference: 'Nic takového v nabídce není. Vyberte ze seznamu.',
    unknownComponent: 'Taková komponenta neexistuje.',
    notOnPage: 'Komponenta, vedle které má stát, už na stránce není.',
    savedMeanwhile: 'Komponentu mezitím uložil někdo jiný.',
    changedMeanwhile: 'Koncept stránky mezitím změnil někdo jiný.',
  },
  ro: {
    wrongValue: 'Parametrul nu acceptă această valoare.',
    wrongName: 'Un parametru nu poate avea acest nume.',
    wrongWhen: 'Nu există un astfel de moment de pornire.',
    needlessType: 'Dispozitivul ales are deja un tip. Alegeți doar unul dintre ele.',
    unknownDevice: 'Nu cunoaștem un astfel de dispozitiv. Alegeți altul.',
    unknownReference: 'În listă nu există așa ceva. Alegeți din listă.',
    unknownComponent: 'Nu există o astfel de componentă.',
    notOnPage: 'Componenta lângă care ar trebui să stea nu mai este pe pagină.',
    savedMeanwhile: 'Între timp, componenta a fost salvată de altcineva.',
    changedMeanwhile: 'Între timp, ciorna paginii a fost modificată de altcineva.',
  },
})

/** A count with its noun, as the language counts. */
const count =
  (language: string, forms: Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>) =>
  (number: number): string =>
    `${number}\u00a0${forms[new Intl.PluralRules(language).select(number)] ?? forms.other}`

/** The list of pages in the back office. */
export const PAGES_TEXTS = {
  cs: {
    title: 'Stránky a jejich komponenty',
    lead: 'Vyberte komponentu: otevře se na své stránce s panelem, ve kterém ji upravíte.',
    market: 'Stránky které země',
    markets: { cz: 'Česko', ro: 'Rumunsko' },
    shopPages: 'Stránky obchodu',
    demoPages: 'Ukázky komponent',
    found: (found: number, total: number) => `${found} z ${total} komponent`,
    search: 'Hledat stránku, komponentu nebo text',
    page: 'Stránka',
    allPages: 'Všechny stránky',
    show: 'Zobrazit',
    nothing: 'Nic takového tu není. Zkuste jiný text nebo všechny stránky.',
    edit: 'Upravit stránku',
    notOpened: 'Otevírá se z konkrétního výkupu, proto ji odsud upravit nejde.',
    drafted: 'nezveřejněno',
    ofOpened: 'podle otevřené stránky',
    demos: count('cs', { one: 'ukázka komponenty', few: 'ukázky komponent', other: 'ukázek komponent' }),
    count: count('cs', { one: 'stránka', few: 'stránky', other: 'stránek' }),
    components: count('cs', { one: 'komponenta', few: 'komponenty', other: 'komponent' }),
    draft: count('cs', {
      one: 'nezveřejněná změna',
      few: 'nezveřejněné změny',
      other: 'nezveřejněných změn',
    }),
  },
  ro: {
    title: 'Paginile și componentele lor',
    lead: 'Alegeți o componentă: se deschide pe pagina ei, cu panoul în care o puteți edita.',
    market: 'Paginile cărei țări',
    markets: { cz: 'Cehia', ro: 'România' },
    shopPages: 'Paginile magazinului',
    demoPages: 'Exemple de componente',
    found: (found: number, total: number) => `${found} din ${total} componente`,
    search: 'Căutați o pagină, o componentă sau un text',
    page: 'Pagina',
    allPages: 'Toate paginile',
    show: 'Afișați',
    nothing: 'Nu există așa ceva. Încercați alt text sau toate paginile.',
    edit: 'Editați pagina',
    notOpened: 'Se deschide dintr-o anumită vânzare, de aceea nu poate fi editată de aici.',
    drafted: 'nepublicat',
    ofOpened: 'după pagina deschisă',
    demos: count('ro', {
      one: 'exemplu de componentă',
      few: 'exemple de componente',
      other: 'de exemple de componente',
    }),
    count: count('ro', { one: 'pagină', few: 'pagini', other: 'de pagini' }),
    components: count('ro', { one: 'componentă', few: 'componente', other: 'de componente' }),
    draft: count('ro', {
      one: 'modificare nepublicată',
      few: 'modificări nepublicate',
      other: 'de modificări nepublicate',
    }),
  },
  en: {
    title: 'Pages and their components',
    lead: 'Choose a component: it opens on its page, beside the panel in which you edit it.',
    market: 'Pages of which country',
    markets: { cz: 'Czechia', ro: 'Romania' },
    shopPages: 'Pages of the shop',
    demoPages: 'Demo pages of components',
    found: (found: number, total: number) => `${found} of ${total} components`,
    search: 'Search for a page, a component or a text',
    page: 'Page',
    allPages: 'All pages',
    show: 'Show',
    nothing: 'There is nothing like that. Try another text, or all pages.',
    edit: 'Edit the page',
    notOpened: 'It opens from a buy-back of its own, so it can’t be edited from here.',
    drafted: 'not published',
    ofOpened: 'by the page that is open',
    demos: count('en', { one: 'demo of a component', other: 'demos of components' }),
    count: count('en', { one: 'page', other: 'pages' }),
    components: count('en', { one: 'component', other: 'components' }),
    draft: count('en', { one: 'unpublished change', other: 'unpublished changes' }),
  },
} as const satisfies Record<PageLanguage, object>

export type PagesTexts = (typeof PAGES_TEXTS)[PageLanguage]
