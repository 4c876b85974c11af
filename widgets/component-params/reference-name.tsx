import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useEffect } from 'react'
import type { ReferenceOf } from '#core/params/param.ts'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import type { Editor } from './model.ts'
import type { ToldBy } from './tell-component.ts'

/** What a component is told by: of a code the name, as soon as that is known. It is asked for where it is to be seen. */
export function useTold({ names }: Editor, { text, of }: ToldBy, isShown = true): string {
  useSignals()
  useEffect(() => {
    if (of && text && isShown) void names.ask({ of, id: text })
  }, [names, of, text, isShown])
  return of ? names.read({ of, id: text }) : text
}

/** What a reference names, by its name as soon as that is known. */
export const ReferenceName = ({
  editor,
  of,
  id,
}: {
  editor: Editor
  of: ReferenceOf
  id: string
}): ReactNode => <KeyedText value={useTold(editor, { text: id, of })} />
