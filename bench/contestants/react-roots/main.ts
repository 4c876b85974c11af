import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { eachPlaceholder } from '../each-placeholder.ts'

/** What teams write by hand: one React root for each placeholder. */
await eachPlaceholder((element, View, params) => createRoot(element).render(createElement(View, { params })))
