import type { ReactNode } from 'react'
import type { PickingState } from '#core/api/picking/picking-state.ts'
import { createTranslate } from '#core/intl/translate.ts'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { pickingMessages } from './picking-messages.ts'

export const tPicking = createTranslate(pickingMessages)

const TONES: Readonly<Record<PickingState, string>> = {
  waiting: 'waiting',
  'in-progress': 'waiting',
  picked: 'good',
  'not-found': 'bad',
  'needs-replacement': 'bad',
}

/** A picking state, said in words, with a colour beside them. */
export const PickingStateLabel = ({ state }: { state: PickingState }): ReactNode => (
  <span className="ostrov-picking-state" data-tone={TONES[state]}>
    <KeyedText value={tPicking(state)} />
  </span>
)
