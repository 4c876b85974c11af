import { WIDGETS_ID } from './widgets-plugin.ts'

/** Makes `ostrov:widgets` an empty map: a test fills it with the widgets it needs. */
export function emptyWidgetsPlugin() {
  const resolved = `\0${WIDGETS_ID}`
  return {
    name: 'ostrov-empty-widgets',
    resolveId: (id: string) => (id === WIDGETS_ID ? resolved : null),
    load: (id: string) => (id === resolved ? 'export const widgets = new Map()' : null),
  }
}
