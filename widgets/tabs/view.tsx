import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { getLanguage } from '#core/intl/translate.ts'
import { report } from '#core/report.ts'
import type { Content, Island } from '#core/widget.ts'
import { Slot } from '#kit/react/slot.tsx'
import { useModel } from '#kit/react/use-model.ts'
import { useUniqueId } from '#kit/react/use-unique-id.ts'
import { showPanel } from '#kit/tabs/show-panel.ts'
import { useTabs } from '#kit/tabs/use-tabs.ts'
import { catchFocus } from './catch-focus.ts'
import { t } from './messages.ts'
import { createTabs, type TabsModel } from './model.ts'
import type { params } from './params.ts'
import { type SplitContent, splitContent, type TabPart } from './split-content.ts'

type OwnIsland = Island<typeof params>

/** Sections of the server's markup as tabs; without scripts they stand one under the other. */
export function View(island: OwnIsland): ReactNode {
  const { content, pk } = island
  const [split] = useState(() => splitContent((content?.nodes ?? []) as readonly ChildNode[]))
  const isEmpty = content !== undefined && split.parts.length === 0
  useEffect(() => {
    if (isEmpty)
      report(`component "tabs" (pk ${pk}) found neither an element with data-tab nor a heading inside.`)
  }, [isEmpty, pk])
  if (!content) return null
  if (isEmpty) return <Slot content={content} nodes={split.intro} />
  return <Tabs {...island} content={content} split={split} />
}

function Tabs({
  params,
  pk,
  content,
  split,
}: OwnIsland & { content: Content; split: SplitContent }): ReactNode {
  useSignals()
  const { intro, parts } = split
  const root = useRef<HTMLDivElement>(null)
  const model = useModel(() =>
    createTabs({ parts, place: pk || parts[0]?.name || '', memoryMinutes: params.memoryMinutes }),
  )
  const { describePanel, ...tabs } = useTabs({
    id: useUniqueId(),
    label: params.label || t('list'),
    count: parts.length,
    active: model.active.value,
    onMove: model.open,
    onPress: model.press,
  })
  usePanels(root, model, parts)
  const labels = parts.map(({ label }, index) => label ?? t('unnamed', { number: index + 1 }))
  return (
    <div ref={root} className="ostrov-tabs">
      <Slot content={content} nodes={intro} />
      <div className="ostrov" lang={getLanguage()}>
        <TabRow {...tabs} parts={parts} labels={labels} />
      </div>
      {parts.map(({ heading, nodes, name }, index) => (
        <div key={name} {...describePanel(index)} className="ostrov-tabs-panel" data-heading={heading}>
          {heading === 'none' && <p className="ostrov-tabs-title">{labels[index]}</p>}
          <Slot content={content} nodes={nodes} />
        </div>
      ))}
    </div>
  )
}

const TabRow = ({
  row,
  describeTab,
  parts,
  labels,
}: Omit<ReturnType<typeof useTabs>, 'describePanel'> & {
  parts: readonly TabPart[]
  labels: readonly string[]
}): ReactNode => (
  <div {...row} className="ostrov-tabs-list">
    {parts.map(({ name }, index) => (
      <button key={name} {...describeTab(index)} className="ostrov-tab">
        {labels[index]}
      </button>
    ))}
  </div>
)

/** Firefox goes on with the animations of style.css in what is hidden from now on, and would show it late. */
const endVeils = (root: Element | null): void => {
  for (const animation of root?.getAnimations({ subtree: true }) ?? [])
    if (animation instanceof CSSAnimation && animation.animationName.startsWith('ostrov-tabs'))
      animation.cancel()
}

/** Shows the open panel, brings into view what the browser's URL asked for, and opens what its search has found. */
function usePanels(root: RefObject<Element | null>, model: TabsModel, parts: readonly TabPart[]): void {
  useSignals()
  const active = model.active.value
  const sought = model.sought.value
  useLayoutEffect(() => endVeils(root.current), [root])
  useLayoutEffect(() => showPanel(listPanels(root.current), active), [root, active])
  useLayoutEffect(() => {
    const row = root.current?.querySelector(':scope > .ostrov')
    if (!sought || !row) return
    // A tab that is asked for by its own name is shown with the row that it is chosen from.
    const isWhole = parts[sought.index]?.opening === sought.element
    ;(isWhole ? row : sought.element).scrollIntoView()
    const panel = listPanels(root.current)[sought.index]
    if (sought.isFollowed && panel) catchFocus(isWhole ? panel : sought.element)
  }, [root, sought, parts])
  useEffect(() => {
    // The search looks into closed panels too.
    const openFound = ({ target }: Event) => {
      const index = listPanels(root.current).indexOf(target as HTMLElement)
      if (index >= 0) model.open(index)
    }
    const { current } = root
    current?.addEventListener('beforematch', openFound)
    return () => current?.removeEventListener('beforematch', openFound)
  }, [root, model])
}

const listPanels = (root: Element | null): HTMLElement[] => [
  ...(root?.querySelectorAll<HTMLElement>(':scope > .ostrov-tabs-panel') ?? []),
]
