import { Component, type ComponentType, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { createTranslate } from '../core/intl/translate.ts'
import { configurePage } from '../core/page.ts'
import { parseParams, readParams } from '../core/params/read-params.ts'
import type { Host, Mount } from './host.ts'

let isConfigured = false

function readPage(): void {
  if (isConfigured) return
  const script = Document.prototype.getElementById.call(document, 'ostrov-page')
  configurePage(JSON.parse(script?.textContent ?? '{}'))
  isConfigured = true
}

class Boundary extends Component<{ onCrash: (error: unknown) => void; children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onCrash(error)
  }

  override render() {
    return this.state.isBroken ? null : this.props.children
  }
}

export const mount: Mount = (placeholder, module, host: Host) => {
  const { element, detail } = placeholder
  if (!module) return host.fail(placeholder, 'there is no such component. Check the spelling of data-component.')
  const { widget } = module
  try {
    readPage()
    const script = element.querySelector(':scope > script[type="application/json"]')
    const given = parseParams(script?.textContent ?? element.getAttribute('data-params') ?? '{}')
    const { values, issues } = readParams(widget.params, given)
    const wrong = issues.filter(i => i.isFatal)
    if (wrong.length > 0) {
      const told = wrong.map(i => `param "${i.param}": expected ${i.expected}, found ${i.found}`)
      return host.fail(placeholder, `${told.join('; ')}. Mend it in the component's params.`)
    }
    const View = widget.View as ComponentType<{ params: unknown; t: unknown }>
    const kept = document.createDocumentFragment()
    const box = document.createElement('div')
    box.className = 'ostrov'
    const root = createRoot(box)
    root.render(
      <Boundary onCrash={error => {
        root.unmount()
        element.replaceChildren(kept)
        host.fail(placeholder, `it crashed. ${error}`)
      }}>
        <View params={values} t={createTranslate(widget.messages)} />
      </Boundary>,
    )
    setTimeout(() => {
      kept.append(...element.childNodes)
      element.append(box)
      host.changeState(placeholder, 'ready')
    })
    placeholder.life.signal.addEventListener('abort', () => {
      root.unmount()
      element.replaceChildren(kept)
    })
  } catch (error) {
    host.fail(placeholder, `${error} ${detail.component}`)
  }
}
