import { createContext, useContext } from 'react'

/** The start of the ids of a form's fields. */
export const FormId = createContext('')
export const useFormId = (): string => useContext(FormId)
