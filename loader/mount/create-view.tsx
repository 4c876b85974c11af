import type { FunctionComponent, ReactNode } from 'react'
import type { Placeholder } from '#loader/entry/placeholder.ts'
import type { LoadedWidget } from '#loader/entry/registry.ts'
import type { KeptContent } from './kept-content.ts'
import { readPageConfig } from './page-config.ts'
import { readPlaceholderParams } from './placeholder-params.ts'
import { warnOnce } from './warn.ts'

/** The view of a placeholder with its params; throws an error that an editor understands where it can't be made. */
export function createView(
  placeholder: Placeholder,
  widget: LoadedWidget,
  content: KeptContent | undefined,
): { view: ReactNode; params: ReadonlyMap<string, unknown> } {
  readPageConfig()
  const { raw, values, warnings } = readPlaceholderParams(placeholder.element, widget.params)
  for (const warning of warnings) warnOnce(placeholder, warning)
  const View = widget.View as FunctionComponent<object>
  const { pk } = placeholder
  const view = <View {...{ params: values, pk, content }} />
  return { view, params: raw }
}
