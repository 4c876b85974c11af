import * as v from 'valibot'
import { AppraisalAnswer, type AppraisalForm, SelectorData, SelectorUrl } from '../../core/api/buyback.ts'
import { readErrorUrl } from '../../core/api/drf-errors.ts'
import { type Backend, hasRoute, send } from './backend.ts'
import { chooseAnswers, type PricedAnswers } from './choose-answers.ts'
import { judgeGood, readGood, tryOdd } from './judge-good.ts'
import { tryFormError, tryMissing } from './judge-refusal.ts'
import { judgeSelection, toSelection } from './judge-selection.ts'
import { nameNobody } from './try-write.ts'
import { type DevicePath, walkDevices } from './walk-devices.ts'

/** A device that is bought, with answers to its questions that give a price. */
export interface QuotedDevice extends PricedAnswers {
  path: DevicePath
  form: AppraisalForm
}

/** From the types down to a price, and back from an address to all of it. Null where there is no price to come to. */
export async function tryBuyback(backend: Backend): Promise<QuotedDevice | null> {
  for (const step of ['manufacturers', 'models', 'colors', 'appraisal'])
    if (hasRoute(backend, `buyout-${step}`))
      await tryMissing(backend, `buyout-${step}`, { args: nameNobody(`buyout-${step}`) })
  const device = await findQuoted(backend)
  if (!device) return null
  await tryVersion(backend, device)
  await tryReplay(backend, device)
  return device
}

async function findQuoted(backend: Backend): Promise<QuotedDevice | null> {
  for await (const path of walkDevices(backend, 'buyout')) {
    const form = await readPriceList(backend, path)
    const priced = form && chooseAnswers(form)
    if (priced) return { path, form, ...priced }
    if (form)
      backend.book.tell(
        'buyout-appraisal',
        'price-list',
        `No answers to the questions on ${path.color.value} give a price.`,
      )
  }
  backend.book.skip('buyout-appraisal', 'no device with a price was found among the first ones of each list')
  return null
}

/** What isn't bought is told by a 400 with a message, and with an address to go on at. */
async function readPriceList(backend: Backend, { color }: DevicePath): Promise<AppraisalForm | null> {
  const route = 'buyout-appraisal'
  const args = { color: color.value }
  const answer = await send(backend, route, { args })
  if (!answer) return null
  if (answer.status === 400) {
    await tryFormError(backend, route, { args, what: `The device ${color.value}, which is in the list,` })
    return null
  }
  if (!judgeGood(backend, route, answer)) return null
  const { appraisal, url } = v.parse(AppraisalAnswer, answer.body)
  judgePriceList(backend, appraisal)
  if (url !== null && readErrorUrl({ url }) === null)
    backend.book.tell(route, 'replay', `url is "${url}", expected a path of this site.`)
  return appraisal
}

function judgePriceList({ book }: Backend, form: AppraisalForm): void {
  const route = 'buyout-appraisal'
  const results = new Set(form.appraisal_result.map(({ id }) => id))
  if (results.size === 0) book.tell(route, 'price-list', 'appraisal_result is empty.')
  if (form.version === null) book.tell(route, 'price-list', 'version is missing, so no sale can name it.')
  for (const { choices, id } of form.device_conditions) {
    if (choices.length === 0) book.tell(route, 'price-list', `The question "${id}" has no choices.`)
    for (const { appraisal_result: result, value } of choices)
      if (result !== null && !results.has(result))
        book.tell(
          route,
          'price-list',
          `The choice "${value}" of "${id}" points to the result ${result}, which is not in appraisal_result.`,
        )
  }
}

async function tryVersion(backend: Backend, { form, path }: QuotedDevice): Promise<void> {
  const args = { color: path.color.value }
  const again = await readGood(backend, 'buyout-appraisal', AppraisalAnswer, { args })
  if (again && again.appraisal.version !== form.version)
    backend.book.tell(
      'buyout-appraisal',
      'version-unsteady',
      `Read twice, the version is ${form.version} and ${again.appraisal.version}.`,
    )
}

/** The address of a selection has exactly the selection, and brings all of it back. */
async function tryReplay(backend: Backend, device: QuotedDevice): Promise<void> {
  const { answers, path } = device
  const selection = toSelection(path)
  const query = { ...selection, condition: answers.map(({ id, value }) => `${id}:${value}`) }
  const found = await readGood(backend, 'buyout-selector-url', SelectorUrl, { query })
  if (found) judgeAddress(backend, found.url, query)
  const replayed = await readGood(backend, 'buyout-selector-data', SelectorData, { query })
  if (replayed) {
    judgeSelection(backend, 'buyout-selector-data', replayed, selection)
    for (const { id, value } of answers) {
      const kept = replayed.device_conditions?.find(condition => condition.id === id)?.value ?? null
      if (kept !== value)
        backend.book.tell(
          'buyout-selector-data',
          'replay',
          `With condition=${id}:${value} the value of "${id}" is ${JSON.stringify(kept)}.`,
        )
    }
  }
  await tryOdd(backend, 'buyout-selector-data', { query: { type: 'ostrov-conformance-nobody' } })
  await readGood(backend, 'buyout-selector-data', SelectorData)
}

function judgeAddress(
  { book, pageUrl }: Backend,
  address: string,
  query: Readonly<Record<string, string | string[]>>,
): void {
  const route = 'buyout-selector-url'
  const url = new URL(address, pageUrl)
  if (url.origin !== new URL(pageUrl).origin || !/^\/(?![/\\])/.test(address))
    book.tell(route, 'replay', `url is "${address}", expected a path of this site.`)
  const wanted = Object.entries(query).flatMap(([name, value]) => [value].flat().map(one => `${name}=${one}`))
  const written = [...url.searchParams].map(([name, value]) => `${name}=${value}`)
  const wrong = [
    ...wanted.filter(one => !written.includes(one)).map(one => `lacks ${one}`),
    ...written.filter(one => !wanted.includes(one)).map(one => `has ${one} that was not asked for`),
  ]
  if (wrong.length > 0) book.tell(route, 'replay', `The address ${wrong.join(', ')}.`)
}
