import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { words } from '#core/intl/words.ts'
import type { MovePosition, TreeRow as Row, TreeLine } from '#core/state/tree-rules.ts'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { useUniqueId } from '#kit/react/use-unique-id.ts'
import type { RefuseName } from './press-key.ts'
import { t } from './tree-words.ts'

interface Line<R extends Row> {
  line: TreeLine<R>
  id: string
  isCurrent: boolean
  isSelected: boolean
  isCut: boolean
  isMatch: boolean
  isShown: boolean
  isBusy: boolean
  hasFailed: boolean
  drop: MovePosition | null
  isRenaming: boolean
  /** What stands behind the name. */
  renderMore?: ((row: R) => ReactNode) | undefined
  onToggle: () => void
  onRetry: () => void
  onRename: (name: string, refuse: RefuseName) => Promise<unknown>
  /** The name has its place again. */
  onRenamed: () => void
}

/** One line of a tree. Its branch may be on its way or have failed, which is said in the line itself. */
export function TreeLineView<R extends Row>(props: Line<R>): ReactNode {
  const { line, id, renderMore } = props
  const { row, level, isOpen } = line
  return (
    <div
      id={id}
      role="treeitem"
      tabIndex={props.isCurrent ? 0 : -1}
      className="ostrov-tree-line"
      data-id={row.id}
      data-level={Math.min(level, 10)}
      data-cut={props.isCut || undefined}
      data-match={props.isMatch || undefined}
      data-drop={props.drop ?? undefined}
      aria-level={level}
      aria-setsize={line.setSize}
      aria-posinset={line.place}
      aria-expanded={row.children ? isOpen : undefined}
      aria-selected={props.isSelected}
      aria-current={props.isShown || undefined}
      aria-busy={props.isBusy || undefined}
    >
      <span className="ostrov-tree-handle" aria-hidden="true" />
      {/* By keys the arrows do it, so that it is no stop of its own. */}
      <span
        className="ostrov-tree-toggle"
        data-open={isOpen || undefined}
        aria-hidden="true"
        hidden={!row.children}
        onClick={event => {
          event.stopPropagation()
          props.onToggle()
        }}
      />
      <span className="ostrov-tree-text">
        {props.isRenaming ? (
          <RenameField name={row.name} onRename={props.onRename} onDone={props.onRenamed} />
        ) : (
          <KeyedText className="ostrov-tree-name" value={row.name} />
        )}
        {renderMore?.(row)}
      </span>
      {props.isBusy && <KeyedText className="ostrov-muted" value={words('loading')} />}
      {props.hasFailed && (
        <span className="ostrov-note ostrov-tree-failed" data-kind="error">
          <KeyedText value={t('branchFailed')} />
          <button
            type="button"
            tabIndex={-1}
            className="ostrov-button"
            data-kind="secondary"
            onClick={props.onRetry}
          >
            {words('retry')}
          </button>
        </span>
      )}
    </div>
  )
}

interface Rename {
  name: string
  onRename: Line<Row>['onRename']
  onDone: () => void
}

/** The name in its place. Enter and leaving it for another place of the page save, Escape gives the old one back. */
function RenameField({ name, onRename, onDone }: Rename): ReactNode {
  const [text, setText] = useState(name)
  const [problem, setProblem] = useState('')
  const id = useUniqueId()
  const isOver = useRef(false)
  const input = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    input.current?.focus()
    input.current?.select()
  }, [])
  const finish = async (next: string): Promise<void> => {
    if (isOver.current) return
    isOver.current = true
    if (next && next !== name)
      await onRename(next, reason => {
        isOver.current = !input.current
        setProblem(reason)
        return !isOver.current
      })
    if (isOver.current) onDone()
  }
  return (
    <>
      <input
        ref={input}
        className="ostrov-input ostrov-tree-rename"
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? id : undefined}
        type="text"
        autoComplete="off"
        aria-label={t('newName')}
        value={text}
        onChange={event => {
          setText(event.currentTarget.value)
          setProblem('')
        }}
        onBlur={() => {
          // The page's window may lose the focus as well: then the field keeps it within the page.
          if (document.activeElement !== input.current) void finish(text.trim())
        }}
        onKeyDown={event => {
          event.stopPropagation()
          if (event.nativeEvent.isComposing) return
          if (event.key === 'Enter') {
            if (text.trim()) void finish(text.trim())
            else setProblem(t('nameMissing'))
          }
          if (event.key === 'Escape') void finish('')
        }}
      />
      {problem && (
        <span id={id} role="alert" className="ostrov-field-error">
          {problem}
        </span>
      )}
    </>
  )
}
