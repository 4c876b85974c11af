import { defineWidget } from '#core/widget.ts'
import { messages } from './messages.ts'
import { params } from './params.ts'
import { View } from './view.tsx'

export const widget = defineWidget({ params, messages, View, when: 'load', budget: 40 })
