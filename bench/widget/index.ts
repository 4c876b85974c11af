import { defineWidget } from '#core/widget.ts'
import { params } from './params.ts'
import { View } from './view.tsx'

export const widget = defineWidget({
  params,
  messages: { cs: {}, ro: {}, en: {} },
  View,
  when: 'load',
})
