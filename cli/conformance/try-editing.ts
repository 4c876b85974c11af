import {
  ComponentParams,
  type ComponentParamsForm,
  InsertedComponent,
} from '../../core/api/component-params.ts'
import { type Backend, hasRoute, makeKey } from './backend.ts'
import { findEdited } from './find-edited.ts'
import { readGood, sendGood } from './judge-good.ts'
import { tryConflict, tryFields, tryForbidden, tryMissing } from './judge-refusal.ts'
import { findWriter, nameNobody, tryAccess, tryBodies } from './try-write.ts'
import type { Visitor } from './visitor.ts'

const READ = 'component-params'
const SAVE = 'component-params-save'
const INSERT = 'page-components'
const MOVE = 'page-component-move'
const DELETE = 'page-component-delete'
const WRITES = [SAVE, INSERT, MOVE, DELETE]

/** What editors do in a page, with a component that is put there for it and taken off again. */
export async function tryEditing(backend: Backend): Promise<void> {
  const { isStaff, user } = backend
  await tryForbidden(backend, READ, 'signed-out', { args: nameNobody(READ) })
  if (user && !isStaff) await tryForbidden(backend, READ, 'forbidden', { by: user, args: nameNobody(READ) })
  const by = isStaff ? user : null
  const edited = by && hasRoute(backend, READ) ? await findEdited(backend, by) : null
  if (!backend.mayWrite) {
    if (by && edited) await readGood(backend, READ, ComponentParams, { by, args: { pk: edited.pk } })
    return
  }
  for (const route of WRITES) await tryAccess(backend, route)
  if (!by) {
    for (const route of [READ, ...WRITES]) findWriter(backend, route)
    return
  }
  for (const route of [READ, MOVE, DELETE])
    await tryMissing(backend, route, {
      by,
      args: nameNobody(route),
      body: route === MOVE ? { target: null, position: 'end' } : {},
    })
  if (!edited) {
    for (const route of [READ, ...WRITES])
      backend.book.skip(route, 'no page with ?edit names itself and a component by data-component-pk')
    return
  }
  await tryComponent(backend, by, edited)
}

async function tryComponent(
  backend: Backend,
  by: Visitor,
  { page, pk: known }: { page: string; pk: string },
): Promise<void> {
  const model = await readGood(backend, READ, ComponentParams, { by, args: { pk: known } })
  if (!model) return
  const { component, params, when } = model
  const body = { target: null, position: 'end', component, params, when }
  await tryBodies(backend, INSERT, { by, args: { page } })
  const sent = { by, args: { page }, body, key: makeKey() }
  const made = await readGood(backend, INSERT, InsertedComponent, sent)
  if (!made) return
  const again = await readGood(backend, INSERT, InsertedComponent, sent)
  if (again && again.pk !== made.pk) {
    backend.book.tell(
      INSERT,
      'repeat',
      `The same Idempotency-Key put two components there, ${made.pk} and ${again.pk}.`,
    )
    await sendGood(backend, DELETE, { by, args: { page, pk: again.pk }, key: makeKey() })
  }
  const { pk } = made
  await trySave(backend, by, pk)
  await tryMove(backend, by, { page, pk })
  const removal = { by, args: { page, pk }, key: makeKey() }
  if (!(await sendGood(backend, DELETE, removal))) return
  await sendGood(backend, DELETE, removal)
  await tryMissing(backend, READ, { by, args: { pk } })
}

async function trySave(backend: Backend, by: Visitor, pk: string): Promise<void> {
  const args = { pk }
  const now = await readGood(backend, READ, ComponentParams, { by, args })
  if (!now) return
  const { params, version, when } = now
  await tryBodies(backend, SAVE, { by, args })
  const body: ComponentParamsForm = { version, params, when }
  await tryFields(backend, SAVE, ['params'], {
    by,
    args,
    body: { ...body, params: [{ name: 'constructor', value: '', type: 'string' }] },
    what: 'A param named "constructor"',
  })
  await tryFields(backend, SAVE, ['when'], {
    by,
    args,
    body: { ...body, when: 'never' },
    what: 'The moment "never"',
  })
  const sent = { by, args, body, key: makeKey() }
  const saved = await readGood(backend, SAVE, ComponentParams, sent)
  if (!saved) return
  if (saved.version <= version)
    backend.book.tell(SAVE, 'effect', `The version was ${version} and is ${saved.version} after a save.`)
  const again = await readGood(backend, SAVE, ComponentParams, sent)
  if (again && again.version !== saved.version)
    backend.book.tell(
      SAVE,
      'repeat',
      `The same Idempotency-Key saved twice, versions ${saved.version} and ${again.version}.`,
    )
  await tryConflict(backend, SAVE, { by, args, body, key: makeKey(), what: 'A version that was saved over' })
}

async function tryMove(backend: Backend, by: Visitor, args: { page: string; pk: string }): Promise<void> {
  const body = { target: null, position: 'end' }
  await tryBodies(backend, MOVE, { by, args })
  await tryFields(backend, MOVE, ['position'], {
    by,
    args,
    body: { ...body, position: 'sideways' },
    what: 'The position "sideways"',
  })
  const sent = { by, args, body, key: makeKey() }
  if (await sendGood(backend, MOVE, sent)) await sendGood(backend, MOVE, sent)
}
