import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useState } from 'react'
import { createTranslate } from '#core/intl/translate.ts'
import { words } from '#core/intl/words.ts'
import type { TreeControls } from '#core/state/tree-model.ts'
import { type MovePosition, type Place, placeLast } from '#core/state/tree-rules.ts'
import { Combobox } from '#kit/combobox/combobox.tsx'
import type { Suggestions } from '#kit/combobox/suggestions.ts'
import { Dialog } from '#kit/dialog/dialog.tsx'
import { Button } from '#kit/feedback/button.tsx'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { Note } from '#kit/feedback/note.tsx'
import { useUniqueId } from '#kit/react/use-unique-id.ts'
import { MoveFailure } from './move-failure.tsx'
import { moveMessages } from './move-messages.ts'
import type { TreeActions } from './tree-actions.ts'
import { nameRows, t } from './tree-words.ts'

const inDialog = createTranslate(moveMessages)

/** The last place is none of the server's: it is behind the last of those that are there. */
type Position = MovePosition | 'last-child'
const POSITIONS: readonly Position[] = ['first-child', 'last-child', 'left', 'right']

/** Moving without a drag: the target is looked for by its name, wherever it is. */
export function MoveDialog<Target extends { id: string; name: string; way: readonly string[] }>({
  model,
  actions,
  ids,
  targets,
  onMoved,
  onClose,
}: {
  model: TreeControls
  actions: TreeActions
  ids: readonly string[]
  targets: Suggestions<Target>
  /** Once it has closed over what was moved. */
  onMoved?: () => void
  onClose: () => void
}): ReactNode {
  useSignals()
  const [target, setTarget] = useState<Target | null>(null)
  const [position, setPosition] = useState<Position>('first-child')
  const [note, setNote] = useState<string | null>(null)
  const [isLooking, setLooking] = useState(false)
  const isMoving = model.moving.value > 0 || isLooking
  const name = nameRows(model.tree.value.rows, ids)
  const failure = model.moveFailure.value
  const move = async (): Promise<void> => {
    setNote(null)
    if (isMoving) return
    if (!target) return setNote(inDialog('chooseTarget'))
    setLooking(true)
    // What the tree has not loaded yet is not known to it: its place is shown first.
    const to = (await model.reveal(target.id)) ? await findPlace(model, ids, target.id, position) : null
    setLooking(false)
    if (!to) return setNote(inDialog('searchFailed'))
    if (!model.canMove(ids, to)) return setNote(t('cantMove'))
    if (await actions.move(ids, to)) {
      onClose()
      onMoved?.()
    } else if (!model.moveFailure.peek()) setNote(t('moveFailed', { name }))
  }
  return (
    <Dialog title={inDialog('moveTitle', { name })} isBusy={isMoving} onClose={onClose}>
      <form
        noValidate
        className="ostrov-form ostrov-tree-move"
        onSubmit={event => {
          event.preventDefault()
          void move()
        }}
      >
        <Combobox
          suggestions={targets}
          label={inDialog('target')}
          hint={inDialog('targetHint')}
          nameItem={item => item.name}
          keyItem={item => item.id}
          renderItem={item => <TargetName name={item.name} way={item.way} />}
          onChoose={item => {
            setTarget(item)
            setNote(null)
          }}
          sayState={isOpen => sayState(targets, isOpen)}
        />
        <Positions position={position} onChange={setPosition} />
        {failure && !note && <MoveFailure failure={failure} />}
        {note && (
          <Note kind="error">
            <KeyedText value={note} />
          </Note>
        )}
        <div className="ostrov-form-actions">
          <Button isSubmit isBusy={isMoving} label={inDialog('move')} />
          <Button kind="secondary" label={words('cancel')} onPress={onClose} />
        </div>
      </form>
    </Dialog>
  )
}

/** Null where it can't be found, for what is in the target could not be read. */
async function findPlace(
  model: TreeControls,
  ids: readonly string[],
  target: string,
  position: Position,
): Promise<Place | null> {
  if (position !== 'last-child') return { target, position }
  const inside: Place = { target, position: 'first-child' }
  if (!model.canMove(ids, inside)) return inside
  const { rows, branches } = model.tree.peek()
  if (rows.get(target)?.children && !branches.has(target)) await model.load(target)
  return model.failures.peek().has(target) ? null : placeLast(model.tree.peek(), target, ids)
}

/** With what is above it, for the same name may stand at several places. */
const TargetName = ({ name, way }: { name: string; way: readonly string[] }): ReactNode => (
  <span>
    {way.length > 0 && <span className="ostrov-muted">{way.join(' › ')}</span>}
    {way.length > 0 ? ` › ${name}` : name}
  </span>
)

function sayState<T>({ state, items }: Suggestions<T>, isOpen: boolean): string {
  if (state.value === 'failed') return inDialog('searchFailed')
  return isOpen || state.value !== 'ready' || items.value.length > 0 ? '' : inDialog('nothing')
}

function Positions({
  position,
  onChange,
}: {
  position: Position
  onChange: (position: Position) => void
}): ReactNode {
  const id = useUniqueId()
  return (
    <div className="ostrov-field">
      <div role="radiogroup" className="ostrov-radios" aria-labelledby={id}>
        <span id={id} className="ostrov-radios-label">
          {inDialog('position')}
        </span>
        {POSITIONS.map(one => (
          <label key={one} className="ostrov-radio">
            <input type="radio" name={id} checked={one === position} onChange={() => onChange(one)} />
            <span>{inDialog(one)}</span>
          </label>
        ))}
      </div>
    </div>
  )
}
