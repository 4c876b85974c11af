import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { words } from '#core/intl/words.ts'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { listStops } from '#kit/focus/focus-stops.ts'
import { rememberWayBack } from '#kit/focus/restore-focus.ts'
import { useUniqueId } from '#kit/react/use-unique-id.ts'
import { lockScroll } from './scroll-lock.ts'

interface Frame {
  /** Its heading, by which screen readers name it: a question where it asks something. */
  title: string
  /** Where the focus begins: `field` at the first field or button of its body (so the safe answer stands first), `title` for a text to read, else at the element of the ref. */
  startsAt?: 'field' | 'title' | RefObject<HTMLElement | null>
  /** The id of what it asks, where it asks something. */
  describedBy?: string | undefined
  /** Something is under way: a stray click beside the dialog closes nothing. */
  isBusy?: boolean
  /** What opened it, for browsers in which a click gives a button no focus. */
  opener?: RefObject<HTMLElement | null>
  /** It was closed; from now on leave it out. */
  onClose: () => void
  /** Its body below the heading: text, fields, and the buttons that answer. */
  children: ReactNode
}

/** A modal dialog by the ARIA practices, open as long as it is rendered. */
export function Dialog(frame: Frame): ReactNode {
  const { title, isBusy = false, onClose, children } = frame
  const id = useUniqueId()
  const { dialog, heading, body } = useModal(frame)
  const close = (): void => dialog.current?.close()
  const pressBeside = usePressBeside(() => {
    if (!isBusy) close()
  })
  return (
    <dialog
      ref={dialog}
      className="ostrov-dialog"
      aria-modal="true"
      aria-labelledby={`${id}-title`}
      aria-describedby={frame.describedBy}
      onClose={event => {
        // React lets it rise from a dialog inside this one, too.
        if (event.target === event.currentTarget) onClose()
      }}
      onKeyDown={event => keepTabInside(event, dialog.current)}
      {...pressBeside}
    >
      <div className="ostrov-dialog-head">
        <h2 id={`${id}-title`} ref={heading} tabIndex={-1}>
          <KeyedText value={title} />
        </h2>
        <button type="button" className="ostrov-icon-button" aria-label={words('close')} onClick={close}>
          <CloseSign />
        </button>
      </div>
      <div ref={body} className="ostrov-dialog-body">
        {children}
      </div>
    </dialog>
  )
}

/** Opens it, leads the focus in, and back where it came from when it goes. */
function useModal(frame: Frame) {
  const first = useRef(frame)
  // Taken while what opened it is still there: it may go in the very change that brings the dialog.
  const [goBack] = useState(() => rememberWayBack(frame.opener?.current ?? document.activeElement))
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const body = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const { startsAt = 'field' } = first.current
    const unlockScroll = lockScroll()
    if (!dialog.current?.open) dialog.current?.showModal()
    const start =
      startsAt === 'field' ? listStops(body.current)[0] : startsAt === 'title' ? null : startsAt.current
    const target = start ?? heading.current
    target?.focus()
    return () => {
      unlockScroll()
      // What else goes together with the dialog is gone only then.
      queueMicrotask(goBack)
    }
  }, [goBack])
  return { dialog, heading, body }
}

/** A click beside the dialog; a text that is marked from the inside out ends there, too, and is none. */
function usePressBeside(onPress: () => void) {
  const isPressedBeside = useRef(false)
  return {
    onMouseDown(event: MouseEvent<HTMLDialogElement>): void {
      isPressedBeside.current = isBeside(event)
    },
    onClick(event: MouseEvent<HTMLDialogElement>): void {
      if (isPressedBeside.current && isBeside(event)) onPress()
    },
  }
}

/** On the backdrop, which for events is the dialog itself outside its own box. */
function isBeside({ target, currentTarget, clientX: x, clientY: y }: MouseEvent<HTMLDialogElement>): boolean {
  if (target !== currentTarget) return false
  const box = currentTarget.getBoundingClientRect()
  return x < box.left || x > box.right || y < box.top || y > box.bottom
}

/** The browser's own Tab would leave a modal dialog for the address bar; the practices' goes round. */
function keepTabInside(event: KeyboardEvent<HTMLDialogElement>, dialog: HTMLDialogElement | null): void {
  if (event.key !== 'Tab' || event.defaultPrevented || !dialog) return
  const stops = listStops(dialog)
  const { activeElement: active } = document
  const onward = event.shiftKey ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING
  const isOnward = (stop: Element): boolean =>
    stop !== active && Boolean((active ?? dialog).compareDocumentPosition(stop) & onward)
  if (stops.some(isOnward)) return
  event.preventDefault()
  const edge = event.shiftKey ? stops.at(-1) : stops[0]
  edge?.focus()
}

const CloseSign = (): ReactNode => (
  <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true" fill="none" stroke="currentColor">
    <path d="M5 5l10 10M15 5L5 15" strokeWidth="1.75" strokeLinecap="round" />
  </svg>
)
