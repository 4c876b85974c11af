import { batch, computed, signal } from '@preact/signals-core'
import {
  type DefaultRule,
  fetchRules,
  type RuleSets,
  type SettingRules,
  updateDefaultRule,
} from '#core/api/preorders/rules.ts'
import {
  fetchSetting,
  listSettings,
  type PreorderSetting,
  type PriorityScore,
  readPriorityScore,
  type SettingRow,
  updateSetting,
} from '#core/api/preorders/settings.ts'
import { write } from '#core/http/write.ts'
import { compareSettings, replaceSetting, type WhatIf } from '#core/preorders/what-if.ts'
import { onRestored } from '#core/state/on-restored.ts'
import { createResource } from '#core/state/resource.ts'
import { createSubmission } from '#core/state/submission.ts'
import { createChosenSetting, NEW } from './chosen-setting.ts'
import { type Rule, saysTheSame, sendChange, sendRemoval, sendRule } from './send-rule.ts'
import { type SettingBody, toBody } from './setting-body.ts'

/** What was done last, and how it is taken back. */
export interface Done {
  text: 'added' | 'changed' | 'removed' | 'defaultSaved' | 'saved' | 'made' | 'undone'
  undo: ((idempotencyKey: string) => Promise<unknown>) | null
}

/** The form that is made anew where what it saved is taken back. */
const FORMS: ReadonlyMap<Done['text'], string> = new Map([
  ['saved', 'setting'],
  ['made', 'setting'],
  ['defaultSaved', 'default'],
])

export type PreorderSettings = ReturnType<typeof createPreorderSettings>

/** The settings of pre-orders: one is chosen, seen with its rules, and changed; what a change would do is told before. */
export function createPreorderSettings() {
  const list = createResource<{ count: number; results: readonly SettingRow[] }>()
  const setting = createResource<PreorderSetting>()
  const rules = createResource<SettingRules>()
  const score = createResource<PriorityScore>()
  const done = signal<Done | null>(null)
  const typed = signal<PreorderSetting | null>(null)
  /** Another number is another form. */
  const formTurn = signal(0)
  const undoing = createSubmission(
    async (_: string, key: string): Promise<unknown> => done.peek()?.undo?.(key),
  )

  const readAll = (): void => void list.fetch({ endpoint: listSettings, query: { page_size: '500' } })
  const read = (id: string | null): void => {
    for (const one of [setting, rules, score]) one.unsubscribe()
    if (id === null || id === NEW) return
    const args = { pk: id }
    void setting.fetch({ endpoint: fetchSetting, args })
    void rules.fetch({ endpoint: fetchRules, args })
    void score.fetch({ endpoint: readPriorityScore, args })
  }
  const show = (id: string | null): void => {
    done.value = null
    read(id)
  }
  const { chosen, isDirty, dirtyForms, go, mount: mountChosen, ...choice } = createChosenSetting(show)

  const takeRules = (id: string, data: SettingRules, what: Done | null): void =>
    batch(() => {
      rules.setData({ endpoint: fetchRules, args: { pk: id } }, data)
      const known = setting.data.peek()
      if (known) takeSetting({ ...known, version: data.version, rules: data.rules })
      done.value = what
      void score.invalidate()
      void list.refetch()
    })
  const takeSetting = (data: PreorderSetting): void =>
    setting.setData({ endpoint: fetchSetting, args: { pk: data.id } }, data)

  const add = async (
    id: string,
    made: Rule,
    key: string,
    text: Done['text'] = 'added',
  ): Promise<SettingRules> => {
    const before = new Set(rules.data.peek()?.rules[made.set].map(rule => rule.id))
    const data = await sendRule(id, made, key)
    const fresh = (data.rules[made.set] as readonly { id: string }[]).find(rule => !before.has(rule.id))
    const undo = fresh
      ? (again: string) =>
          remove(id, { ...made, rule: { ...made.rule, id: fresh.id } } as Rule, again, 'undone')
      : null
    takeRules(id, data, { text, undo: text === 'undone' ? null : undo })
    return data
  }
  const remove = async (id: string, rule: Rule, key = '', text: Done['text'] = 'removed'): Promise<void> => {
    const data = await sendRemoval(rule, key)
    takeRules(id, data, { text, undo: text === 'undone' ? null : again => add(id, rule, again, 'undone') })
  }
  /**
   * The version to change a rule by that was seen with `version`: the last one, which other changes made here have raised,
   * as long as the rule is what was seen. Of one that a colleague changed the server must find the older one.
   */
  const versionFor = (seen: Rule, version: number): number => {
    const last = rules.data.peek()
    const now = last?.rules[seen.set].find(({ id }) => id === seen.rule.id)
    const isSeen = now !== undefined && saysTheSame({ set: seen.set, rule: now } as Rule, seen)
    return last && isSeen ? Math.max(version, last.version) : version
  }
  const change = async (
    id: string,
    next: Rule,
    former: Rule,
    version: number,
    key: string,
    text: Done['text'] = 'changed',
  ): Promise<SettingRules> => {
    const data = await sendChange(next, versionFor(former, version), key)
    const undo = (again: string) => change(id, former, next, data.version, again, 'undone')
    takeRules(id, data, { text, undo: text === 'undone' ? null : undo })
    return data
  }
  const saveDefault = async (
    id: string,
    next: DefaultRule,
    key = '',
    text: Done['text'] = 'defaultSaved',
  ) => {
    const former = rules.data.peek()?.rules.default
    const { data } = await write(updateDefaultRule, next, {
      args: { pk: id },
      ...(key && { idempotencyKey: key }),
    })
    takeRules(id, data, {
      text,
      undo: former && text !== 'undone' ? again => saveDefault(id, former, again, 'undone') : null,
    })
  }
  const tookSetting = (data: PreorderSetting, undo: SettingBody | null, text: Done['text']): void =>
    batch(() => {
      takeSetting(data)
      done.value = {
        text,
        undo:
          undo &&
          (async again => {
            const args = { pk: data.id }
            const version = setting.data.peek()?.version ?? data.version
            const { data: back } = await write(
              updateSetting,
              { ...undo, version },
              { args, idempotencyKey: again },
            )
            tookSetting(back, null, 'undone')
          }),
      }
      void score.invalidate()
      void list.refetch()
    })

  return {
    ...choice,
    list,
    setting,
    rules,
    score,
    chosen,
    done,
    formTurn,
    dirtyForms,
    /** The chosen setting as its form would save it; null where that is what is saved, or can't be. */
    typed,
    /** The setting itself is not what is saved. */
    isTyped: computed(() => dirtyForms.value.has('setting')),
    /** Taking the last change back would take away what was typed since. */
    isOverTyped: computed(() => dirtyForms.value.has(FORMS.get(done.value?.text ?? 'undone') ?? '')),
    undoing,
    add,
    change,
    remove,
    saveDefault,
    /** The rules as a colleague saved them. */
    takeTheirRules: (data: SettingRules): void => takeRules(data.id, data, null),
    /** A setting was saved: it takes the former values to be taken back, and none where it is new. */
    saved: (data: PreorderSetting, former: PreorderSetting | null): void => {
      if (!former) go(data.id)
      const undo = former ?? (data.is_active ? { ...data, is_active: false } : null)
      tookSetting(data, undo && toBody(undo), former ? 'saved' : 'made')
    },
    /** What was typed is gone; the form is what the server has. */
    revert: (data: PreorderSetting): void =>
      batch(() => {
        takeSetting(data)
        formTurn.value++
      }),
    undo: (): void => {
      void undoing.run(`${chosen.peek()} ${rules.data.peek()?.version}`)
    },
    reload: (): void => {
      readAll()
      read(chosen.peek())
    },
    isWaiting: computed(() => !list.data.value && !list.failure.value),
    /**
     * What would be given out if the chosen setting were as told; null before all that it takes is there. One that is
     * off, and stays so, is looked at as if it were on: else nobody could see what its rules are for.
     */
    preview: (
      change: (setting: PreorderSetting) => PreorderSetting,
    ): (WhatIf & { isAsIfOn: boolean }) | null => {
      const all = score.data.value
      const own = all?.settings.find(({ id }) => id === chosen.value)
      if (!all || !own) return null
      const next = change(own)
      const isAsIfOn = !own.is_active && !next.is_active
      const settings = replaceSetting(all.settings, isAsIfOn ? { ...next, is_active: true } : next)
      return { ...compareSettings(all, settings), isAsIfOn }
    },
    mount(): () => void {
      readAll()
      const stopChosen = mountChosen()
      const stop = onRestored(() => {
        for (const one of isDirty.peek() ? [list, score] : [list, setting, rules, score]) void one.refetch()
      })
      return () => {
        stop()
        stopChosen()
        for (const one of [list, setting, rules, score]) one.unsubscribe()
      }
    },
  }
}

/** A setting's rules with one more, one that is another, or one fewer. */
export const addTo = (rules: RuleSets, { set, rule }: Rule): RuleSets => ({
  ...rules,
  [set]: [...rules[set], rule],
})
export const changeIn = (rules: RuleSets, { set, rule }: Rule): RuleSets => ({
  ...rules,
  [set]: rules[set].map(one => (one.id === rule.id ? rule : one)),
})
export const takeFrom = (rules: RuleSets, { set, rule }: Rule): RuleSets => ({
  ...rules,
  [set]: (rules[set] as readonly { id: string }[]).filter(({ id }) => id !== rule.id),
})
