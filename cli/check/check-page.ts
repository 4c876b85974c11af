import { checkConfig, readConfig, readMarket } from './config.ts'
import { checkFiles } from './files.ts'
import { listWords, type Page, parsePage, readAttribute, type Tag } from './html.ts'
import { checkImportMap } from './import-map.ts'
import { checkLinks } from './links.ts'
import type { Manifest } from './manifest.ts'
import { checkNames } from './names.ts'
import { checkNeeds } from './needs.ts'
import { checkPageKeys } from './page-keys.ts'
import { checkParams } from './params.ts'
import { checkPlaceholders } from './placeholders.ts'
import { checkPolicy } from './policy.ts'
import { checkPolicyReach } from './policy-reach.ts'
import type { Check } from './reading.ts'
import { createReport, type Finding } from './report.ts'
import { checkRoutes } from './routes.ts'
import { checkStyles } from './styles.ts'

const checkDoctype: Check = ({ page }, add) => {
  if (!page.hasDoctype) add('doctype-missing', 0, 'The page has no doctype.')
}

const CHECKS: readonly Check[] = [
  checkDoctype,
  checkConfig,
  checkPageKeys,
  checkRoutes,
  checkPlaceholders,
  checkParams,
  checkNeeds,
  checkFiles,
  checkImportMap,
  checkLinks,
  checkStyles,
  checkNames,
  checkPolicy,
  checkPolicyReach,
]

/** Everything that is to be mended on a page, in the order of its source. `policy` is the one it was sent with. */
export function checkPage(source: string, manifest: Manifest, policy: string | null = null): Finding[] {
  const page = parsePage(source)
  const config = readConfig(page)
  const policyTag = policy === null ? findMetaPolicy(page) : null
  const reading = {
    page,
    manifest,
    config,
    market: readMarket(config),
    policy: policy ?? (policyTag && readAttribute(policyTag, 'content')),
    policyTag,
  }
  const report = createReport(page)
  for (const check of CHECKS) check(reading, report.add)
  return report.list()
}

const findMetaPolicy = ({ tags }: Page): Tag | null =>
  tags.find(tag => tag.name === 'meta' && listWords(tag, 'http-equiv').includes('content-security-policy')) ??
  null
