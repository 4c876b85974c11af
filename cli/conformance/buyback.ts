import * as v from 'valibot'
import {
  type AppraisalForm,
  AppraisalResponse,
  type ConditionAnswer,
  SelectorData,
  SelectorUrl,
} from '#core/api/buyback/selector.ts'
import { evaluateAppraisal } from '#core/buyback/appraisal.ts'
import { toAppraisalData } from '#core/buyback/appraisal-data.ts'
import { listAskedConditions } from '#core/buyback/conditions.ts'
import { readErrorUrl } from '#core/http/classify-response.ts'
import { type Backend, type Made, type Probes, remember, sampleFrom, send } from './backend.ts'
import { checkSelection, type DevicePath, makeListProbes, toSelection, walkDevices } from './devices.ts'
import { isGood } from './expect-good.ts'
import { expectRefused } from './expect-refusal.ts'

/** A device that is bought, with answers to its questions that give a price in minor units. */
export interface QuotedDevice {
  path: DevicePath
  form: AppraisalForm
  answers: ConditionAnswer[]
  price: number
}

const APPRAISAL = 'buyout-appraisal'
const NO_PRICE = 'no device with a price was found among the first ones of each list'
const MOST_TRIES = 2000

export const findQuoted = remember(async (backend: Backend): Promise<QuotedDevice | null> => {
  for await (const path of walkDevices(backend, 'buyout')) {
    const form = await readPriceList(backend, path.color.value)
    const priced = form && chooseAnswers(form)
    if (priced) return { path, form, ...priced }
    if (form)
      backend.report.add(
        APPRAISAL,
        'price-list',
        `No answers to the questions on ${path.color.value} give a price.`,
      )
  }
  return null
})

/** What isn't bought is told by a 400 with a message, and with an address to go on at. */
async function readPriceList(backend: Backend, color: string): Promise<AppraisalForm | null> {
  const args = { color }
  const response = await send(backend, APPRAISAL, { args })
  if (response?.status === 400)
    await expectRefused(backend, APPRAISAL, {
      args,
      what: `The device ${color}, which is in the list,`,
      rule: 'form-error',
      status: 400,
    })
  if (!response || response.status === 400 || !isGood(backend, APPRAISAL, response)) return null
  const { appraisal, url } = v.parse(AppraisalResponse, response.body)
  for (const problem of listFaults(appraisal)) backend.report.add(APPRAISAL, 'price-list', problem)
  if (url !== null && readErrorUrl({ url }) === null)
    backend.report.add(APPRAISAL, 'replay', `url is "${url}", expected a path of this site.`)
  return appraisal
}

function listFaults({ appraisal_result, device_conditions, version }: AppraisalForm): string[] {
  const results = new Set(appraisal_result.map(({ id }) => id))
  return [
    ...(results.size === 0 ? ['appraisal_result is empty.'] : []),
    ...(version === null ? ['version is missing, so no sale can name it.'] : []),
    ...device_conditions.flatMap(({ choices, id }) =>
      choices.length === 0
        ? [`The question "${id}" has no choices.`]
        : choices.flatMap(({ appraisal_result: result, value }) =>
            result === null || results.has(result)
              ? []
              : [`The choice "${value}" of "${id}" points to ${result}, which is not in appraisal_result.`],
          ),
    ),
  ]
}

/** Answers every question of a price list so that it has a price; null where no answers do. */
function chooseAnswers(form: AppraisalForm): Pick<QuotedDevice, 'answers' | 'price'> | null {
  const data = toAppraisalData(form)
  const asked = listAskedConditions(data).map(({ choices, id }) => ({
    id,
    values: [...new Set(choices.map(({ value }) => value))],
  }))
  const total = asked.reduce((product, { values }) => product * values.length, 1)
  for (let n = 0; n < Math.min(total, MOST_TRIES); n++) {
    let rest = n
    const answers = asked.map(({ id, values }) => {
      const value = values[rest % values.length] ?? ''
      rest = Math.floor(rest / values.length)
      return { id, value }
    })
    const chosen = new Map(answers.map(({ id, value }) => [id, value]))
    const conditions = data.conditions.map(one => ({ ...one, value: chosen.get(one.id) ?? one.value }))
    const { price } = evaluateAppraisal({ ...data, conditions })
    if (price !== null) return { answers, price }
  }
  return null
}

const findReplay = sampleFrom(findQuoted, NO_PRICE, ({ answers, path }) => {
  const condition = answers.map(({ id, value }) => `${id}:${value}`)
  return { query: { ...toSelection(path), condition } }
})

export const BUYBACK_PROBES: Probes = {
  ...makeListProbes('buyout', async backend => (await findQuoted(backend))?.path ?? null),
  [APPRAISAL]: {
    find: sampleFrom(findQuoted, NO_PRICE, ({ path }) => ({ args: { color: path.color.value } })),
    async check({ add, backend, response }) {
      const { version } = v.parse(AppraisalResponse, response.body).appraisal
      const before = (await findQuoted(backend))?.form.version
      if (version !== before) add('version-unsteady', `Read twice, the version is ${before} and ${version}.`)
    },
  },
  'buyout-selector-url': { find: findReplay, check: checkUrl },
  'buyout-selector-data': { find: findReplay, check: checkReplay },
}

/** The address of a selection has exactly the selection. */
function checkUrl({ add, backend: { pageUrl }, response, sent }: Made): void {
  const { url: written } = v.parse(SelectorUrl, response.body)
  const url = new URL(written, pageUrl)
  if (url.origin !== new URL(pageUrl).origin || !/^\/(?![/\\])/.test(written))
    add('replay', `url is "${written}", expected a path of this site.`)
  const wanted = Object.entries(sent.query ?? {}).flatMap(([name, value]) =>
    [value].flat().map(one => `${name}=${one}`),
  )
  const found = [...url.searchParams].map(([name, value]) => `${name}=${value}`)
  const lacking = wanted.filter(one => !found.includes(one)).map(one => `lacks ${one}`)
  const strange = found.filter(one => !wanted.includes(one)).map(one => `has ${one} that was not asked for`)
  const wrong = [...lacking, ...strange].join(', ')
  if (wrong) add('replay', `The address ${wrong}.`)
}

/** An address brings back the device and every answer. */
async function checkReplay({ add, backend, response }: Made): Promise<void> {
  const data = v.parse(SelectorData, response.body)
  const device = await findQuoted(backend)
  if (device) checkSelection(data, device.path, add)
  for (const { id, value } of device?.answers ?? []) {
    const kept = data.device_conditions?.find(condition => condition.id === id)?.value ?? null
    if (kept !== value)
      add('replay', `With condition=${id}:${value} the value of "${id}" is ${JSON.stringify(kept)}.`)
  }
}
