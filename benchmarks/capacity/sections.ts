import { ASSUMPTIONS, getCostPerView, estimateCapacity, type Costs } from './derive.ts'
import type { Figures } from './figures.ts'
import type { Plans } from './plans.ts'
import { SETUPS } from './setups.ts'
import { splitParts } from './sizes.ts'
import {
  formatBytes,
  formatFigure,
  formatMegabytes,
  formatPercent,
  formatRounded,
  formatTable,
} from './table.ts'

type Sections = Readonly<Record<string, string>>

/** The tables of the measurements of both engines, and of the results derived from them. */
export const createMeasuredSections = (figures: readonly [sqlite: Figures, postgres: Figures]): Sections => ({
  requests: formatRequests(figures),
  pages: formatPages(figures),
  memory: formatMemory(figures),
  sizes: formatSizes(figures),
  assumptions: formatAssumptions(),
  served: formatServed(figures),
  loads: formatLoads(figures),
})

type Pair = readonly [sqlite: Figures, postgres: Figures]

function formatRequests([sqlite, postgres]: Pair): string {
  const rows = sqlite.costs.map((cost, at) => {
    const other = postgres.costs[at] ?? cost
    return [
      cost.name,
      formatFigure(cost.time.api),
      formatFigure(other.time.api),
      formatFigure(other.time.database),
      formatFigure(cost.alone),
      formatFigure(other.alone),
      cost.mails === 0 ? '–' : formatFigure(cost.mails),
    ]
  })
  const idle = [
    'a second without requests',
    formatFigure(sqlite.idle.api),
    formatFigure(postgres.idle.api),
    formatFigure(postgres.idle.database),
    '–',
    '–',
    '–',
  ]
  return formatTable(
    [
      'request',
      'SQLite, API',
      'PostgreSQL, API',
      'PostgreSQL, database',
      'SQLite, alone',
      'PostgreSQL, alone',
      'mails',
    ],
    [...rows, idle],
  )
}

function formatPages([sqlite, postgres]: Pair): string {
  const row = (name: string, one: PageTimes, other: PageTimes) => [
    name,
    formatFigure(one.web),
    formatFigure(one.api),
    formatFigure(other.web),
    formatFigure(other.api),
    formatFigure(other.database),
  ]
  const rows = sqlite.pages.flatMap((page, at) => {
    const other = postgres.pages[at] ?? page
    return [
      row(`${page.name}, stored`, page.stored, other.stored),
      ...(page.name === 'home' ? [] : [row(`${page.name}, rendered`, page.rendered, other.rendered)]),
      row(`${page.name}, after a change`, page.changed, other.changed),
    ]
  })
  return formatTable(
    ['page', 'SQLite, web', 'SQLite, API', 'PostgreSQL, web', 'PostgreSQL, API', 'PostgreSQL, database'],
    rows,
  )
}

type PageTimes = Figures['idle']

function formatMemory([sqlite, postgres]: Pair): string {
  const row = (name: string, { memory: { started, read, all } }: Figures, role: keyof PageTimes) => [
    name,
    formatMegabytes(started[role]),
    formatMegabytes(read[role]),
    formatMegabytes(all[role]),
  ]
  return formatTable(
    ['process', 'started, MB', 'after reads and pages, MB', 'after photos, too, MB'],
    [
      row('API on SQLite', sqlite, 'api'),
      row('API on PostgreSQL', postgres, 'api'),
      row('web server', sqlite, 'web'),
      row('PostgreSQL, all its processes', postgres, 'database'),
    ],
  )
}

function formatSizes([sqlite, postgres]: Pair): string {
  const [parts, others] = [splitParts(sqlite.sizes), splitParts(postgres.sizes)]
  const rows = parts.map((part, at) => [
    part.name,
    formatBytes(part.bytes),
    formatBytes(others[at]?.bytes ?? 0),
  ])
  const total = (all: typeof parts) => formatBytes(all.reduce((sum, part) => sum + part.bytes, 0))
  const photo = ({ costs }: Figures) => Math.max(...costs.map(({ photos }) => photos))
  const rowsOf = ({ sizes: { rows: counts, listings } }: Figures) =>
    formatFigure(Object.values(counts).reduce((sum, count) => sum + count, 0) / listings)
  return formatTable(
    ['for one listing', 'SQLite', 'PostgreSQL'],
    [
      ...rows.map(([name = '', ...values]) => [`${name}, bytes`, ...values]),
      ['together, bytes', total(parts), total(others)],
      ['rows of all tables', rowsOf(sqlite), rowsOf(postgres)],
      ['a photo in all its sizes, bytes', formatBytes(photo(sqlite)), formatBytes(photo(postgres))],
    ],
  )
}

function formatAssumptions(): string {
  const { processors, target, busiestHour, rendered, pages, calls, viewsFor } = ASSUMPTIONS
  const shares = (values: Readonly<Record<string, number>>) =>
    Object.entries(values)
      .map(([name, share]) => `${name} ${formatPercent(share)}`)
      .join(', ')
  return formatTable(
    ['assumption', 'figure'],
    [
      ['processors of a machine', String(processors)],
      ['the most of them, and of the write lock, that the busiest hour takes', formatPercent(target)],
      ['the busiest hour’s share of a day', formatPercent(busiestHour)],
      ['which pages are viewed', shares(pages)],
      ['views of each that find no page stored, beside the first after a change', shares(rendered)],
      ['calls of the browser, of views', shares(calls)],
      ...Object.entries(viewsFor).map(([kind, views]) => [`views for a ${kind}`, views.toLocaleString('en')]),
    ],
    [0, 1],
  )
}

const toCosts = ({ costs, pages }: Figures): Costs => ({
  requests: Object.fromEntries(costs.map((cost) => [cost.name, cost])),
  pages: Object.fromEntries(pages.map((page) => [page.name, page])),
})

const estimateSetups = ([sqlite, postgres]: Pair) =>
  SETUPS.map((setup) => {
    const view = getCostPerView(toCosts(setup.engine === 'SQLite' ? sqlite : postgres))
    return { setup, served: estimateCapacity(setup.resources(view), view) }
  })

const formatServed = (figures: Pair): string =>
  formatTable(
    [
      'setup',
      'views a day',
      'submissions a day',
      'mails a day',
      'what is short first',
      'what gives more of it',
    ],
    estimateSetups(figures).map(({ setup, served }) => [
      setup.name,
      formatRounded(served.viewsPerDay),
      formatRounded(served.submissionsPerDay),
      formatRounded(served.mailsPerDay),
      served.bottleneck.name,
      served.bottleneck.remedy,
    ]),
    [0, 4, 5],
  )

const formatLoads = (figures: Pair): string =>
  formatTable(
    ['setup', 'load of the busiest hour'],
    estimateSetups(figures).map(({ setup, served }) => [
      setup.name,
      served.load.map(({ name, share }) => `${name} ${formatPercent(share)}`).join(', '),
    ]),
    [0, 1],
  )

/** The tables of the indexes that requests use. */
export const createPlanSections = ({ listings, cases, lists, unused }: Plans): Sections => ({
  plans: [
    `${listings.toLocaleString('en')} listings on PostgreSQL.`,
    formatTable(
      ['request', 'indexes', 'tables that are read whole'],
      cases.map(({ name, accesses }) => {
        const names = (isWhole: boolean) =>
          accesses
            .filter((access) => access.isWhole === isWhole)
            .map((access) => `\`${access.name}\``)
            .join(', ') || '–'
        return [name, names(false), names(true)]
      }),
      [0, 1, 2],
    ),
  ].join('\n\n'),
  unused: [
    `${lists.total} lists of each place, trade, mark and order were asked for, too; ${lists.whole.length} of them read all listings${lists.whole.map((path) => ` (\`${path}\`)`).join()}. No request used these:`,
    formatTable(
      ['index of listings', 'MB'],
      unused.map(({ name, bytes: size }) => [`\`${name}\``, (size / 1024 / 1024).toFixed(1)]),
    ),
  ].join('\n\n'),
})
