import { type ConditionSeed, words } from './condition-seed.ts'

export const TABLET_CONDITIONS: ConditionSeed[] = [
  {
    code: 'functional',
    kind: 'functional',
    name: words('Funguje všechno, jak má?', 'Funcționează totul corect?'),
    help: words(
      'Zkuste Wi-Fi, reproduktory, fotoaparáty a nabíjení.',
      'Verificați Wi-Fi, difuzoarele, camerele și încărcarea.',
    ),
    choices: [
      { value: 'yes', quality: 'A+', label: words('Ano, vše funguje', 'Da, totul funcționează') },
      {
        value: 'minor',
        quality: 'C',
        label: words('Má drobnou závadu', 'Are un defect minor'),
        help: words('Například nefunguje jeden reproduktor.', 'De exemplu, un difuzor nu funcționează.'),
      },
      {
        value: 'no',
        quality: 'D',
        label: words('Nezapne se nebo má vážnou závadu', 'Nu pornește sau are un defect grav'),
      },
    ],
  },
  {
    code: 'display',
    kind: 'display',
    name: words('V jakém stavu je displej?', 'În ce stare este ecranul?'),
    choices: [
      { value: 'perfect', quality: 'A+', label: words('Jako nový', 'Ca nou') },
      {
        value: 'light',
        quality: 'A',
        label: words('Vlasové škrábance', 'Zgârieturi fine'),
        help: words('Nehtem je nenahmatáte.', 'Nu se simt cu unghia.'),
      },
      { value: 'scratched', quality: 'B', label: words('Viditelně poškrábaný', 'Zgâriat vizibil') },
      {
        value: 'cracked',
        quality: 'D',
        label: words('Prasklý nebo s vadou obrazu', 'Crăpat sau cu defect de imagine'),
      },
    ],
  },
  {
    code: 'body',
    kind: 'body',
    name: words('V jakém stavu je tělo tabletu?', 'În ce stare este carcasa?'),
    choices: [
      { value: 'perfect', quality: 'A+', label: words('Jako nové', 'Ca nouă') },
      { value: 'light', quality: 'A', label: words('Drobné stopy používání', 'Urme fine de utilizare') },
      { value: 'scratched', quality: 'B', label: words('Poškrábané', 'Zgâriată') },
      { value: 'dented', quality: 'C', label: words('Promáčknuté nebo ohnuté', 'Lovită sau îndoită') },
    ],
  },
  {
    code: 'battery',
    kind: 'battery',
    name: words('Vydrží baterie běžný den?', 'Bateria rezistă o zi obișnuită?'),
    choices: [
      { value: 'good', label: words('Ano', 'Da') },
      { value: 'weak', percent: -10, label: words('Ne, rychle se vybíjí', 'Nu, se descarcă repede') },
    ],
  },
  {
    code: 'charger',
    kind: 'charger',
    name: words('Přidáte nabíječku s kabelem?', 'Adăugați încărcătorul cu cablu?'),
    choices: [
      { value: 'yes', label: words('Ano', 'Da') },
      { value: 'no', percent: -3, label: words('Ne', 'Nu') },
    ],
  },
  {
    code: 'pen',
    kind: 'accessory',
    name: words('Přidáte pero nebo klávesnici?', 'Adăugați creionul sau tastatura?'),
    help: words('Neovlivní stav, jen cenu.', 'Nu schimbă starea, doar prețul.'),
    choices: [
      { value: 'yes', percent: 6, label: words('Ano', 'Da') },
      { value: 'no', label: words('Ne', 'Nu') },
    ],
  },
]
