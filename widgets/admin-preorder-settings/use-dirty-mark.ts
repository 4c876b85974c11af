import { useLayoutEffect } from 'react'
import type { PreorderSettings } from './model.ts'

/** Tells the model of what is typed in a form and not saved, until the form is gone. */
export function useDirtyMark(model: PreorderSettings, form: string, isDirty: boolean): void {
  useLayoutEffect(() => {
    model.noteDirty(form, isDirty)
    return () => model.noteDirty(form, false)
  }, [model, form, isDirty])
}
