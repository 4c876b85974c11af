/** The component file that an island's `component-url` names. */
export { View } from '#bench/widget/view.tsx'
