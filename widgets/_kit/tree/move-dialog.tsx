import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useState } from 'react'
import type { TreeControls } from '#core/state/tree-model.ts'
import type { MovePosition } from '#core/state/tree-rules.ts'
import { Combobox } from '#kit/combobox/combobox.tsx'
import type { Suggestions } from '#kit/combobox/suggestions.ts'
import { Dialog } from '#kit/dialog/dialog.tsx'
import { Button } from '#kit/feedback/button.tsx'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { Note } from '#kit/feedback/note.tsx'
import { useUniqueId } from '#kit/react/use-unique-id.ts'
import { MoveFailure } from './move-failure.tsx'
import type { TreeActions } from './tree-actions.ts'
import { nameRows, t } from './tree-words.ts'

const POSITIONS: readonly MovePosition[] = ['first-child', 'left', 'right']

/** Moving without a drag: the target is looked for by its name, wherever it is. */
export function MoveDialog<Target extends { id: string; name: string; way: readonly string[] }>({
  model,
  actions,
  ids,
  targets,
  onClose,
}: {
  model: TreeControls
  actions: TreeActions
  ids: readonly string[]
  targets: Suggestions<Target>
  onClose: () => void
}): ReactNode {
  useSignals()
  const [target, setTarget] = useState<Target | null>(null)
  const [position, setPosition] = useState<MovePosition>('first-child')
  const [note, setNote] = useState<string | null>(null)
  const [isLooking, setLooking] = useState(false)
  const isMoving = model.moving.value > 0 || isLooking
  const name = nameRows(model.tree.value.rows, ids)
  const failure = model.moveFailure.value
  const move = async (): Promise<void> => {
    setNote(null)
    if (isMoving) return
    if (!target) return setNote(t('chooseTarget'))
    setLooking(true)
    // What the tree has not loaded yet is not known to it: its place is shown first.
    const isFound = await model.reveal(target.id)
    setLooking(false)
    if (!isFound) return setNote(t('searchFailed'))
    const to = { target: target.id, position }
    if (!model.canMove(ids, to)) return setNote(t('cantMove'))
    if (await actions.move(ids, to)) onClose()
    else if (!model.moveFailure.peek()) setNote(t('moveFailed', { name }))
  }
  return (
    <Dialog title={t('moveTitle', { name })} isBusy={isMoving} onClose={onClose}>
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
          label={t('target')}
          hint={t('targetHint')}
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
          <Button isSubmit isBusy={isMoving} label={t('move')} />
        </div>
      </form>
    </Dialog>
  )
}

/** With what is above it, for the same name may stand at several places. */
const TargetName = ({ name, way }: { name: string; way: readonly string[] }): ReactNode => (
  <span>
    {way.length > 0 && <span className="ostrov-muted">{way.join(' › ')}</span>}
    {way.length > 0 ? ` › ${name}` : name}
  </span>
)

function sayState<T>({ state, items }: Suggestions<T>, isOpen: boolean): string {
  if (state.value === 'failed') return t('searchFailed')
  return isOpen || state.value !== 'ready' || items.value.length > 0 ? '' : t('nothing')
}

function Positions({
  position,
  onChange,
}: {
  position: MovePosition
  onChange: (position: MovePosition) => void
}): ReactNode {
  const id = useUniqueId()
  return (
    <div className="ostrov-field">
      <div role="radiogroup" className="ostrov-radios" aria-labelledby={id}>
        <span id={id} className="ostrov-radios-label">
          {t('position')}
        </span>
        {POSITIONS.map(one => (
          <label key={one} className="ostrov-radio">
            <input type="radio" name={id} checked={one === position} onChange={() => onChange(one)} />
            <span>{t(one)}</span>
          </label>
        ))}
      </div>
    </div>
  )
}
