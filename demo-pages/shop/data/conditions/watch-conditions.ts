import { type ConditionSeed, words } from './condition-seed.ts'

export const WATCH_CONDITIONS: ConditionSeed[] = [
  {
    code: 'functional',
    kind: 'functional',
    name: words('Fungují hodinky, jak mají?', 'Ceasul funcționează corect?'),
    help: words(
      'Spárujte je s telefonem a zkuste korunku, senzory a vibrace.',
      'Conectați-l la telefon și verificați coroana, senzorii și vibrațiile.',
    ),
    choices: [
      { value: 'yes', quality: 'A+', label: words('Ano, vše funguje', 'Da, totul funcționează') },
      {
        value: 'minor',
        quality: 'C',
        label: words('Mají drobnou závadu', 'Are un defect minor'),
        help: words('Například neměří tep.', 'De exemplu, nu măsoară pulsul.'),
      },
      {
        value: 'no',
        quality: 'D',
        label: words('Nezapnou se nebo je nelze spárovat', 'Nu pornește sau nu se conectează'),
      },
    ],
  },
  {
    code: 'display',
    kind: 'display',
    name: words('V jakém stavu je sklíčko?', 'În ce stare este sticla?'),
    choices: [
      { value: 'perfect', quality: 'A+', label: words('Jako nové', 'Ca nouă') },
      { value: 'light', quality: 'A', label: words('Vlasové škrábance', 'Zgârieturi fine') },
      { value: 'scratched', quality: 'B', label: words('Viditelně poškrábané', 'Zgâriată vizibil') },
      { value: 'cracked', quality: 'D', label: words('Prasklé', 'Crăpată') },
    ],
  },
  {
    code: 'body',
    kind: 'body',
    name: words('V jakém stavu je pouzdro?', 'În ce stare este carcasa?'),
    choices: [
      { value: 'perfect', quality: 'A+', label: words('Jako nové', 'Ca nouă') },
      { value: 'light', quality: 'A', label: words('Drobné stopy nošení', 'Urme fine de purtare') },
      { value: 'scratched', quality: 'B', label: words('Poškrábané', 'Zgâriată') },
      { value: 'dented', quality: 'C', label: words('Otlučené', 'Lovită') },
    ],
  },
  {
    code: 'battery',
    kind: 'battery',
    name: words('Jak dlouho vydrží baterie?', 'Cât rezistă bateria?'),
    choices: [
      { value: 'good', label: words('Tak jako nová', 'Ca la început') },
      { value: 'weak', percent: -10, label: words('Znatelně méně', 'Mult mai puțin') },
    ],
  },
  {
    code: 'charger',
    kind: 'charger',
    name: words('Přidáte nabíjecí kabel?', 'Adăugați cablul de încărcare?'),
    choices: [
      { value: 'yes', label: words('Ano', 'Da') },
      { value: 'no', percent: -6, label: words('Ne', 'Nu') },
    ],
  },
  {
    code: 'strap',
    kind: 'accessory',
    name: words('Máte původní řemínek?', 'Aveți cureaua originală?'),
    help: words('Neovlivní stav, jen cenu.', 'Nu schimbă starea, doar prețul.'),
    choices: [
      { value: 'yes', percent: 4, label: words('Ano', 'Da') },
      { value: 'no', label: words('Ne', 'Nu') },
    ],
  },
]
