import { AnchorMdx, CodeOrSourceMdx, HeadersMdx, Markdown, Unstyled } from '@storybook/addon-docs/blocks'
import {
  type ComponentProps,
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react'
import { SyntaxHighlighter } from 'storybook/internal/components'
import { partCode } from './guides.ts'
import { definePython } from './python.ts'
import { useLabels } from './table.tsx'
import './docs-page.css'

SyntaxHighlighter.registerLanguage('python', definePython)

/** Of code what the highlighter calls its language by. */
const LANGUAGES: Readonly<Record<string, string>> = {
  django: 'html',
  js: 'jsx',
  sh: 'bash',
  ts: 'typescript',
}

function Code({ className, ...code }: ComponentProps<typeof CodeOrSourceMdx>): ReactNode {
  const [, written = ''] = /lang-(\w+)/.exec(className ?? '') ?? []
  const language = LANGUAGES[written]
  const named = language ? `lang-${language}` : className
  const text = code.children
  if (useContext(Tabled) && !String(text).includes('\n'))
    return (
      <code>
        {COLOUR.test(String(text)) && <span className="docs-swatch" style={{ background: String(text) }} />}
        {text}
      </code>
    )
  return <CodeOrSourceMdx {...code} {...(named !== undefined && { className: named })} />
}

/** Within a table code is as in those of components. */
const Tabled = createContext(false)

const COLOUR = /^(?:#[\da-f]{6}|rgb\([\d /.]+\))$/

/** What is too wide scrolls within itself, by the keyboard, too; on a phone its rows stand as blocks. */
function TextTable({ children }: { children?: ReactNode }): ReactNode {
  const box = useRef<HTMLDivElement>(null)
  const table = useRef<HTMLTableElement>(null)
  useLabels(table)
  const [name, setName] = useState<string | null>(null)
  useEffect(() => {
    const { current } = box
    if (!current) return
    const watch = new ResizeObserver(() => {
      const heads = [...current.querySelectorAll('th')].map(head => head.textContent).join(', ')
      setName(current.scrollWidth > current.clientWidth ? `Table: ${heads}` : null)
    })
    watch.observe(current)
    return () => watch.disconnect()
  }, [])
  return (
    <Unstyled>
      <div
        ref={box}
        className="docs-scroll"
        {...(name && { role: 'region', 'aria-label': name, tabIndex: 0 })}
      >
        <table ref={table} className="docs-table docs-text-table">
          <Tabled value={true}>{children}</Tabled>
        </table>
      </div>
    </Unstyled>
  )
}

const OPTIONS = {
  overrides: { ...HeadersMdx, a: AnchorMdx, code: Code, table: TextTable },
}

/** Markdown as a page of text. */
export const PageText = ({ children }: { children: string }): ReactNode => (
  <Markdown options={OPTIONS}>{partCode(children)}</Markdown>
)
