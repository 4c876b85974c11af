import { type FunctionComponent, type ReactNode, Suspense, useContext, useEffect, useMemo } from 'react'
import { getLanguage } from '#core/intl/translate.ts'
import type { Params, ParamValues } from '#core/params/define-params.ts'
import { type ParamIssue, readParams } from '#core/params/read-params.ts'
import { report } from '#core/report.ts'
import type { Widget } from '#core/widget.ts'
import { followWindow } from './follow-window.ts'
import { PageContext, usePage } from './page-context.ts'
import { findPage } from './page-source.ts'

type Optional<T> = { readonly [K in keyof T]?: T[K] | undefined }
/** As one type, so that an editor's hints show its names. */
type Flat<T> = { readonly [K in keyof T]: T[K] }

/** A widget's params as a component takes them: those that have no default are required. */
export type Settings<P extends Params, Required extends keyof ParamValues<P> = never> = Flat<
  Optional<Omit<ParamValues<P>, Required>> & Pick<ParamValues<P>, Required>
>

/** A widget as a component; `Required` names the settings that have no default. */
export type WidgetComponent<P extends Params, Required extends keyof ParamValues<P> = never> = (
  settings: Settings<P, Required>,
) => ReactNode

interface Checked {
  values: ParamValues<Params> | null
  faults: readonly string[]
}

/**
 * Makes a component of a widget, for an app of React, or of Preact through its compat. A wrong param keeps it from
 * showing and is told on the console; changed params start it anew, as in a placeholder.
 */
export function toComponent<P extends Params>(name: string, widget: Widget<P>): WidgetComponent<P> {
  const View = widget.View as FunctionComponent<object>
  const component: WidgetComponent<P> = settings => {
    const key = JSON.stringify(settings)
    usePage()
    const language = getLanguage()
    const isConfigured = useContext(PageContext) !== null
    const { values, faults } = useMemo(() => check(widget.params, key, isConfigured), [key, isConfigured])
    useEffect(followWindow, [])
    useEffect(() => {
      for (const fault of faults) report(`<${name}>: ${fault}`)
    }, [faults])
    if (!values) return null
    return (
      <div className="ostrov" lang={language}>
        <Suspense>
          <View key={`${language} ${key}`} {...{ params: values }} />
        </Suspense>
      </div>
    )
  }
  return Object.assign(component, { displayName: name })
}

function check(params: Params, text: string, isConfigured: boolean): Checked {
  const fault = isConfigured ? null : findPage()
  if (fault) return { values: null, faults: [fault] }
  const { values, issues } = readParams(params, new Map(Object.entries(JSON.parse(text))))
  return {
    values: issues.some(({ isFatal }) => isFatal) ? null : values,
    faults: issues.map(describeIssue),
  }
}

const describeIssue = ({ param, expected, found, isFatal }: ParamIssue): string =>
  `${param} expected ${expected}, found ${found}.${isFatal ? ' It shows nothing until that is corrected.' : ''}`
