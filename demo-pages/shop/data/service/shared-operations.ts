import { words } from '../conditions/condition-seed.ts'
import type { OperationSeed } from './operation-seed.ts'

export const DIAGNOSTICS: OperationSeed = {
  code: 'diagnostics',
  label: words('Diagnostika závady', 'Diagnosticarea defectului'),
  description: words(
    'Zjistíme příčinu a řekneme vám cenu. Bez závazku.',
    'Aflăm cauza și vă spunem prețul. Fără obligații.',
  ),
  minutes: 30,
}

export const SOFTWARE: OperationSeed = {
  code: 'software',
  label: words('Obnova systému', 'Restaurarea sistemului'),
  description: words(
    'Přeinstalujeme systém a nastavíme ho znovu.',
    'Reinstalăm sistemul și îl configurăm din nou.',
  ),
  price: 590,
  minutes: 60,
}

export const DATA_TRANSFER: OperationSeed = {
  code: 'data-transfer',
  label: words('Přenos dat do nového zařízení', 'Transferul datelor pe un dispozitiv nou'),
  price: 690,
  minutes: 60,
}

export const DATA_RESCUE: OperationSeed = {
  code: 'data-rescue',
  label: words('Záchrana dat', 'Recuperarea datelor'),
  description: words(
    'Cena závisí na rozsahu poškození, předem vám ji řekneme.',
    'Prețul depinde de gravitatea defectului, vi-l spunem dinainte.',
  ),
  price: null,
  minutes: null,
}
