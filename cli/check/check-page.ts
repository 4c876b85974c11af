import type { Finding, Remark } from './finding.ts'
import { judgeConfig } from './judge-config.ts'
import { judgeFiles } from './judge-files.ts'
import { judgeLinks } from './judge-links.ts'
import { judgeNames } from './judge-names.ts'
import { judgeParams } from './judge-params.ts'
import { judgePlaceholders } from './judge-placeholders.ts'
import { judgePolicy } from './judge-policy.ts'
import { judgeRoutes } from './judge-routes.ts'
import { KINDS } from './kinds.ts'
import type { Manifest } from './manifest.ts'
import { locate, type Page, parsePage } from './parse-page.ts'
import { readConfig, readMarket } from './read-config.ts'
import type { Rule } from './reading.ts'
import { listWords, readAttribute } from './tag.ts'

const judgeDoctype: Rule = ({ page }) =>
  page.hasDoctype
    ? []
    : [
        {
          kind: 'doctype-missing',
          at: 0,
          problem: 'The page has no doctype.',
          fix: 'Begin it with <!doctype html>.',
        },
      ]

const RULES: readonly Rule[] = [
  judgeDoctype,
  judgeConfig,
  judgeRoutes,
  judgePlaceholders,
  judgeParams,
  judgeFiles,
  judgeLinks,
  judgeNames,
  judgePolicy,
]

/** Everything that is to be mended on a page, in the order of its source. `policy` is the one it was sent with. */
export function checkPage(source: string, manifest: Manifest, policy: string | null = null): Finding[] {
  const page = parsePage(source)
  const config = readConfig(page)
  const market = readMarket(config)
  const reading = { page, manifest, config, market, policy: policy ?? readMetaPolicy(page) }
  return RULES.flatMap(rule => rule(reading))
    .sort((a, b) => a.at - b.at)
    .map(remark => toFinding(page, remark))
}

function toFinding(page: Page, { at, component = '', fix, kind, problem, severity }: Remark): Finding {
  const known = KINDS[kind]
  return {
    severity: severity ?? known.severity,
    kind,
    ...locate(page, at),
    component: component || null,
    problem,
    why: known.why,
    fix,
  }
}

function readMetaPolicy({ tags }: Page): string | null {
  const meta = tags.find(
    tag => tag.name === 'meta' && listWords(tag, 'http-equiv').includes('content-security-policy'),
  )
  return meta ? readAttribute(meta, 'content') : null
}
