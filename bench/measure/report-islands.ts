import { CONTESTANTS } from '../contestants/build.ts'
import { atMost, type Bar, type Section, type Table, write } from '../section.ts'
import { takeMedian } from '../statistics.ts'
import type { Runner, Sample } from './sample.ts'

const LIMIT: Runner = 'preact-loop'
/** Browsers tell of tasks longer than this, in milliseconds. */
const LONG = 50
const LONGEST_ALLOWED = 60
const HEAD = [
  'contestant',
  'all interactive',
  'beside the limit',
  'main thread',
  'beside the limit',
  'longest task',
  'heap per island',
]

type Time = 'wall' | 'cpu'

export function reportIslands(samples: readonly Sample[]): Section {
  const sizes = [...new Set(samples.map(sample => sample.size))]
  const figures = Object.assign({}, ...sizes.map(size => listFigures(samples, size)), listGrowth(samples))
  const tables = sizes.map(size => tabulate(figures, size, countRounds(samples, size)))
  const method = `Medians at a quarter of the processor's speed, the contestants in a new order each round. The limit is the bare Preact loop; ratios are taken within a round. For all of them an island is interactive at the same moment: it is on the page and answers. Twenty widgets of three params, a counter and an effect each, in chunks of their own, all preloaded; the same sources, bundler and minifier for all; Astro’s and the theme islands’ ways are written after their documentation. Main thread is the time it had the processor until everything was drawn; heap is what stays after a collection beyond the same page without scripts.`
  return {
    title: 'Islands',
    method,
    bars: judge(figures),
    tables: [...tables, tabulateGrowth(figures)],
    figures,
  }
}

type Figures = Readonly<Record<string, number>>

function listFigures(samples: readonly Sample[], size: number): Figures {
  const list = (runner: Runner) => samples.filter(s => s.runner === runner && s.size === size)
  const take = (runner: Runner, read: (sample: Sample) => number) => takeMedian(list(runner).map(read))
  const limits = new Map(list(LIMIT).map(sample => [sample.round, sample]))
  /** Each against the limit of its own round, so that a slow minute of the machine slows both. */
  const compare = (runner: Runner, time: Time) =>
    take(runner, sample => sample[time] / (limits.get(sample.round)?.[time] ?? Number.NaN))
  const bareHeap = take('no scripts', sample => sample.heap)
  const figures: Record<string, number> = {}
  for (const runner of [...CONTESTANTS, 'no scripts'] as const) {
    figures[`${runner}.${size}.wall`] = take(runner, sample => sample.wall)
    figures[`${runner}.${size}.wall-ratio`] = compare(runner, 'wall')
    figures[`${runner}.${size}.cpu`] = take(runner, sample => sample.cpu)
    figures[`${runner}.${size}.cpu-ratio`] = compare(runner, 'cpu')
    figures[`${runner}.${size}.longest`] = take(runner, sample => sample.longest)
    figures[`${runner}.${size}.heap`] = (take(runner, sample => sample.heap) - bareHeap) / size
  }
  return figures
}

function listGrowth(samples: readonly Sample[]): Figures {
  const take = (runner: Runner, size: number, time: Time) =>
    takeMedian(samples.filter(s => s.runner === runner && s.size === size).map(sample => sample[time]))
  const grow = (runner: Runner, time: Time) => take(runner, 10_000, time) / take(runner, 1000, time)
  return Object.fromEntries(
    CONTESTANTS.flatMap(runner => [
      [`${runner}.wall-growth`, grow(runner, 'wall')],
      [`${runner}.cpu-growth`, grow(runner, 'cpu')],
    ]),
  )
}

const countRounds = (samples: readonly Sample[], size: number): number =>
  new Set(samples.filter(sample => sample.size === size).map(({ round }) => round)).size

function tabulate(figures: Figures, size: number, rounds: number): Table {
  const rows = [...CONTESTANTS, 'no scripts'].map(runner => {
    const show = (name: string, unit: string, digits = 0) =>
      write(figures[`${runner}.${size}.${name}`] ?? Number.NaN, unit, digits)
    return [
      runner,
      show('wall', 'ms'),
      show('wall-ratio', '×', 2),
      show('cpu', 'ms'),
      show('cpu-ratio', '×', 2),
      showLongest(figures, runner, size),
      show('heap', 'B'),
    ]
  })
  return { caption: `${size.toLocaleString('en')} islands, ${rounds} rounds`, head: HEAD, rows }
}

/** The browser tells tasks of more than 50 ms only. */
function showLongest(figures: Figures, runner: string, size: number): string {
  const longest = figures[`${runner}.${size}.longest`]
  return longest ? write(longest, 'ms', 0) : `under ${LONG} ms`
}

function tabulateGrowth(figures: Figures): Table {
  const rows = CONTESTANTS.map(runner => [
    runner,
    write(figures[`${runner}.wall-growth`] ?? Number.NaN, '×', 1),
    write(figures[`${runner}.cpu-growth`] ?? Number.NaN, '×', 1),
  ])
  return {
    caption: 'Growth from 1,000 to 10,000 islands',
    head: ['contestant', 'all interactive', 'main thread'],
    rows,
  }
}

function judge(figures: Figures): Bar[] {
  const take = (name: string) => figures[`ostrov.${name}`] ?? Number.NaN
  return [
    atMost('1,000 islands: until all answer, beside the bare loop', take('1000.wall-ratio'), 1.6, '×', 2),
    atMost('1,000 islands: main thread, beside the bare loop', take('1000.cpu-ratio'), 1.6, '×', 2),
    {
      name: '1,000 islands: longest task',
      bar: `≤ ${LONGEST_ALLOWED} ms`,
      value: showLongest(figures, 'ostrov', 1000),
      isMet: take('1000.longest') <= LONGEST_ALLOWED,
    },
    atMost('10,000 islands: time beside that of 1,000', take('wall-growth'), 11, '×'),
  ]
}
