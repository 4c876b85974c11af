import { type ConditionSeed, words } from './condition-seed.ts'
import { EXCLUDING_CONDITIONS } from './excluding-conditions.ts'
import { qualityCondition } from './quality-condition.ts'

export const PHONE_CONDITIONS: ConditionSeed[] = [
  {
    code: 'functional',
    kind: 'functional',
    name: words('Funguje všechno, jak má?', 'Funcționează totul corect?'),
    help: words(
      'Zapněte telefon, zkuste volání, Wi-Fi, reproduktory, tlačítka a fotoaparáty.',
      'Porniți telefonul și verificați apelurile, Wi-Fi, difuzoarele, butoanele și camerele.',
    ),
    choices: [
      {
        value: 'yes',
        quality: 'A+',
        label: words('Ano, vše funguje', 'Da, totul funcționează'),
        help: words(
          'Zapne se, volá, fotí, nabíjí se a není na nic vázaný účtem.',
          'Pornește, sună, face poze, se încarcă și nu este blocat de un cont.',
        ),
      },
      {
        value: 'minor',
        quality: 'C',
        label: words('Má drobnou závadu', 'Are un defect minor'),
        help: words(
          'Například nereaguje jedno tlačítko nebo tišeji hraje reproduktor.',
          'De exemplu, un buton nu răspunde sau difuzorul se aude mai încet.',
        ),
      },
      {
        value: 'no',
        quality: 'D',
        label: words('Nezapne se nebo má vážnou závadu', 'Nu pornește sau are un defect grav'),
        help: words(
          'Nezapne se, nenabíjí se, nevidí SIM kartu nebo byl ve vodě.',
          'Nu pornește, nu se încarcă, nu citește cartela SIM sau a fost în apă.',
        ),
      },
    ],
  },
  {
    code: 'display',
    kind: 'display',
    name: words('V jakém stavu je displej?', 'În ce stare este ecranul?'),
    help: words(
      'Dívejte se na vypnutý displej pod světlem.',
      'Priviți ecranul oprit, sub o lumină puternică.',
    ),
    choices: displayChoices(),
  },
  {
    code: 'body',
    kind: 'body',
    name: words('V jakém stavu je tělo telefonu?', 'În ce stare este carcasa?'),
    help: words(
      'Sundejte obal a prohlédněte zadní stranu a rámeček.',
      'Scoateți husa și verificați spatele și rama.',
    ),
    choices: bodyChoices(),
  },
  {
    code: 'battery',
    kind: 'battery',
    name: words('Jaké zdraví má baterie?', 'Care este starea bateriei?'),
    help: words(
      'Najdete ho v nastavení v oddílu Baterie. Když ho telefon neukazuje, řiďte se výdrží.',
      'O găsiți în setări, la secțiunea Baterie. Dacă telefonul nu o arată, gândiți-vă la autonomie.',
    ),
    choices: [
      { value: 'over80', label: words('80 % a více', '80 % sau mai mult') },
      {
        value: 'under80',
        percent: -12,
        label: words('Méně než 80 %', 'Sub 80 %'),
        help: words(
          'Telefon nevydrží den, nebo hlásí servis baterie.',
          'Nu rezistă o zi sau cere service pentru baterie.',
        ),
      },
    ],
  },
  {
    code: 'charger',
    kind: 'charger',
    name: words('Přidáte nabíječku s kabelem?', 'Adăugați încărcătorul cu cablu?'),
    choices: [
      { value: 'yes', label: words('Ano, původní', 'Da, cel original') },
      { value: 'no', percent: -3, label: words('Ne', 'Nu') },
    ],
  },
  {
    code: 'box',
    kind: 'box',
    name: words('Máte krabičku a příslušenství?', 'Aveți cutia și accesoriile?'),
    help: words('Neovlivní stav, jen cenu.', 'Nu schimbă starea, doar prețul.'),
    choices: [
      { value: 'complete', percent: 2, label: words('Ano, kompletní', 'Da, complete') },
      { value: 'none', label: words('Ne, jen telefon', 'Nu, doar telefonul') },
    ],
  },
  qualityCondition('apple'),
  {
    code: 'charger',
    kind: 'charger',
    manufacturer: 'google',
    isDisabled: true,
    name: words('Přidáte nabíječku s kabelem?', 'Adăugați încărcătorul cu cablu?'),
    help: words('Pixely se prodávají bez nabíječky.', 'Telefoanele Pixel se vând fără încărcător.'),
    choices: [
      { value: 'yes', label: words('Ano', 'Da') },
      { value: 'no', label: words('Ne', 'Nu') },
    ],
  },
  ...EXCLUDING_CONDITIONS,
]

function displayChoices(): ConditionSeed['choices'] {
  return [
    {
      value: 'perfect',
      quality: 'A+',
      label: words('Jako nový', 'Ca nou'),
      help: words('Ani pod světlem není vidět nic.', 'Nu se vede nimic, nici sub lumină.'),
    },
    {
      value: 'light',
      quality: 'A',
      label: words('Vlasové škrábance', 'Zgârieturi fine'),
      help: words(
        'Jsou vidět jen pod světlem, nehtem je nenahmatáte.',
        'Se văd doar sub lumină, nu se simt cu unghia.',
      ),
    },
    {
      value: 'scratched',
      quality: 'B',
      label: words('Viditelně poškrábaný', 'Zgâriat vizibil'),
      help: words(
        'Škrábance vidíte i při běžném používání.',
        'Zgârieturile se văd și în utilizarea obișnuită.',
      ),
    },
    {
      value: 'cracked',
      quality: 'D',
      label: words('Prasklý nebo s vadou obrazu', 'Crăpat sau cu defect de imagine'),
      help: words('Praskliny, skvrny, pruhy, mrtvé body.', 'Crăpături, pete, dungi, pixeli morți.'),
    },
  ]
}

function bodyChoices(): ConditionSeed['choices'] {
  return [
    { value: 'perfect', quality: 'A+', label: words('Jako nové', 'Ca nouă') },
    {
      value: 'light',
      quality: 'A',
      label: words('Drobné stopy používání', 'Urme fine de utilizare'),
      help: words(
        'Oděrky rámečku, které najdete až zblízka.',
        'Mici urme pe ramă, vizibile doar de aproape.',
      ),
    },
    { value: 'scratched', quality: 'B', label: words('Poškrábané', 'Zgâriată') },
    {
      value: 'dented',
      quality: 'C',
      label: words('Promáčknuté nebo otlučené', 'Lovită sau îndoită'),
      help: words(
        'Promáčkliny, odštípnuté rohy, ohnutý rámeček.',
        'Lovituri, colțuri ciobite, ramă îndoită.',
      ),
    },
    { value: 'broken', quality: 'D', label: words('Prasklá záda', 'Spate crăpat') },
  ]
}
