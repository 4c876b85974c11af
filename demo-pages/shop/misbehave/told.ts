import { TIME_ZONES } from '../contract.ts'
import type { PageLanguage } from '../site/layout-texts.ts'
import { nameKind } from './kinds.ts'
import { PRESETS } from './presets.ts'
import type { Misbehaviour } from './schema.ts'

/** What was set at one go, as one thing to tell of and to stop. */
export interface Told {
  ids: number[]
  /** The first of the rules, which stands for all that they share. */
  rule: Misbehaviour
}

export function groupRules(rules: readonly Misbehaviour[]): Told[] {
  const groups = new Map<string, Told>()
  for (const rule of rules) {
    const { id, preset, scope } = rule
    const key = preset ? `${preset} ${scope ?? ''}` : String(id)
    groups.set(key, { rule, ...groups.get(key), ids: [...(groups.get(key)?.ids ?? []), id] })
  }
  return [...groups.values()]
}

/** What goes wrong, in a few words. */
export function nameTold({ rule: { preset, kind } }: Told, language: PageLanguage): string {
  return (preset && PRESETS[preset]?.title[language]) || nameKind(kind)
}

const LOCALES: Readonly<Record<PageLanguage, string>> = { cs: 'cs', ro: 'ro', en: 'en-GB' }

/** Until when it goes wrong, as testers read it. */
export const sayUntil = ({ rule: { expiresAt } }: Told): string =>
  expiresAt ? `until ${formatUntil(expiresAt, 'en')}` : 'until it is stopped'

/** `14:32`, with the day where that is another one. */
export function formatUntil(time: Date, language: PageLanguage, now = new Date()): string {
  const isSoon = time.getTime() - now.getTime() < 12 * 3_600_000
  return new Intl.DateTimeFormat(LOCALES[language], {
    ...(!isSoon && { dateStyle: 'medium' }),
    timeStyle: 'short',
    timeZone: TIME_ZONES[language === 'ro' ? 'ro' : 'cz'],
  }).format(time)
}
