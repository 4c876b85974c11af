import { defineMessages } from '#core/intl/define-messages.ts'
import { createTranslate } from '#core/intl/translate.ts'

export const messages = defineMessages({
  cs: {
    'component.label': 'Servis: chytré vyhledávání',
    'component.help': 'Najde zařízení podle názvu a vybere ho v servisu nebo ve výkupu.',
    'params.label.label': 'Popisek pole',
    'params.label.help': 'Prázdné = „Najděte svůj model“, ve výkupu „Najděte své zařízení“.',
    'params.goal.label': 'Kam výběr vede',
    'params.goal.help': 'Do výběru zařízení na stejné stránce; kde žádný není, na jeho stránku.',
    'params.goal.service': 'do servisu',
    'params.goal.buyback': 'do výkupu',
    label: 'Najděte svůj model',
    hint: 'Napište třeba „iphone 13“ nebo „galaxy s24“.',
    saleLabel: 'Najděte své zařízení',
    notBought: 'nevykupujeme',
    short: 'Napište alespoň {count, plural, one {# znak} few {# znaky} other {# znaků}}',
    searching: 'Hledáme…',
    found:
      '{count, plural, one {Našli jsme # výsledek.} few {Našli jsme # výsledky.} other {Našli jsme # výsledků.}} Vybírejte šipkami nahoru a dolů.',
    nothing: 'Nic jsme nenašli. Zkuste jiný název, nebo vyberte zařízení krok za krokem.',
    failed: 'Vyhledávání se nepovedlo.',
    bringing: 'Načítáme: {name}…',
    brought: 'Vybráno: {name}.',
  },
  ro: {
    'component.label': 'Service: căutare inteligentă',
    'component.help': 'Găsește dispozitivul după nume și îl alege în service sau la vânzare.',
    'params.label.label': 'Eticheta câmpului',
    'params.label.help':
      'Gol = „Găsiți modelul dumneavoastră”, la vânzare „Găsiți dispozitivul dumneavoastră”.',
    'params.goal.label': 'Unde duce alegerea',
    'params.goal.help': 'La alegerea dispozitivului din aceeași pagină; dacă nu există, la pagina ei.',
    'params.goal.service': 'la service',
    'params.goal.buyback': 'la vânzare',
    label: 'Găsiți modelul dumneavoastră',
    hint: 'Scrieți de exemplu „iphone 13” sau „galaxy s24”.',
    saleLabel: 'Găsiți dispozitivul dumneavoastră',
    notBought: 'nu îl cumpărăm',
    short: 'Scrieți cel puțin {count, plural, one {# caracter} few {# caractere} other {# de caractere}}',
    searching: 'Căutăm…',
    found:
      '{count, plural, one {Am găsit # rezultat.} few {Am găsit # rezultate.} other {Am găsit # de rezultate.}} Alegeți cu săgețile sus și jos.',
    nothing: 'Nu am găsit nimic. Încercați alt nume sau alegeți dispozitivul pas cu pas.',
    failed: 'Căutarea nu a reușit.',
    bringing: 'Se încarcă: {name}…',
    brought: 'Ați ales: {name}.',
  },
  en: {
    'component.label': 'Service: smart search',
    'component.help': 'Finds a device by its name and chooses it in the service or the buy-back.',
    'params.label.label': 'Label of the field',
    'params.label.help': 'Empty = “Find your model”, in the buy-back “Find your device”.',
    'params.goal.label': 'Where choosing leads',
    'params.goal.help': 'To the device on the same page; where there is none, to its page.',
    'params.goal.service': 'to the service',
    'params.goal.buyback': 'to the buy-back',
    label: 'Find your model',
    hint: 'Type “iphone 13” or “galaxy s24”, say.',
    saleLabel: 'Find your device',
    notBought: 'not bought',
    short: 'Write at least {count, plural, one {# character} other {# characters}}',
    searching: 'Searching…',
    found:
      '{count, plural, one {We found # result.} other {We found # results.}} Choose with the up and down arrows.',
    nothing: 'We found nothing. Try another name, or choose the device step by step.',
    failed: 'The search did not work.',
    bringing: 'Loading: {name}…',
    brought: 'Chosen: {name}.',
  },
})

export const t = createTranslate(messages)
