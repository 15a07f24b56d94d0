import { ASSUMPTIONS, perView, serve, type Costs } from './derive.ts'
import type { Figures } from './figures.ts'
import type { Plans } from './plans.ts'
import { SETUPS } from './setups.ts'
import { splitParts } from './sizes.ts'
import { bytes, figure, megabytes, percent, rounded, table } from './table.ts'

type Sections = Readonly<Record<string, string>>

/** The tables of what was measured on both engines, and of what follows from it. */
export const measuredSections = (figures: readonly [sqlite: Figures, postgres: Figures]): Sections => ({
  requests: requestsTable(figures),
  pages: pagesTable(figures),
  memory: memoryTable(figures),
  sizes: sizesTable(figures),
  assumptions: assumptionsTable(),
  served: servedTable(figures),
  loads: loadsTable(figures),
})

type Pair = readonly [sqlite: Figures, postgres: Figures]

function requestsTable([sqlite, postgres]: Pair): string {
  const rows = sqlite.costs.map((cost, at) => {
    const other = postgres.costs[at] ?? cost
    return [
      cost.name,
      figure(cost.time.api),
      figure(other.time.api),
      figure(other.time.database),
      figure(cost.alone),
      figure(other.alone),
      cost.mails === 0 ? '–' : figure(cost.mails),
    ]
  })
  const idle = [
    'a second without requests',
    figure(sqlite.idle.api),
    figure(postgres.idle.api),
    figure(postgres.idle.database),
    '–',
    '–',
    '–',
  ]
  return table(
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

function pagesTable([sqlite, postgres]: Pair): string {
  const row = (name: string, one: PageTimes, other: PageTimes) => [
    name,
    figure(one.web),
    figure(one.api),
    figure(other.web),
    figure(other.api),
    figure(other.database),
  ]
  const rows = sqlite.pages.flatMap((page, at) => {
    const other = postgres.pages[at] ?? page
    return [
      row(`${page.name}, stored`, page.stored, other.stored),
      ...(page.name === 'home' ? [] : [row(`${page.name}, rendered`, page.rendered, other.rendered)]),
      row(`${page.name}, after a change`, page.changed, other.changed),
    ]
  })
  return table(
    ['page', 'SQLite, web', 'SQLite, API', 'PostgreSQL, web', 'PostgreSQL, API', 'PostgreSQL, database'],
    rows,
  )
}

type PageTimes = Figures['idle']

function memoryTable([sqlite, postgres]: Pair): string {
  const row = (name: string, { memory: { started, read, all } }: Figures, role: keyof PageTimes) => [
    name,
    megabytes(started[role]),
    megabytes(read[role]),
    megabytes(all[role]),
  ]
  return table(
    ['process', 'started, MB', 'after reads and pages, MB', 'after photos, too, MB'],
    [
      row('API on SQLite', sqlite, 'api'),
      row('API on PostgreSQL', postgres, 'api'),
      row('web server', sqlite, 'web'),
      row('PostgreSQL, all its processes', postgres, 'database'),
    ],
  )
}

function sizesTable([sqlite, postgres]: Pair): string {
  const [parts, others] = [splitParts(sqlite.sizes), splitParts(postgres.sizes)]
  const rows = parts.map((part, at) => [part.name, bytes(part.bytes), bytes(others[at]?.bytes ?? 0)])
  const total = (all: typeof parts) => bytes(all.reduce((sum, part) => sum + part.bytes, 0))
  const photo = ({ costs }: Figures) => Math.max(...costs.map(({ photos }) => photos))
  const rowsOf = ({ sizes: { rows: counts, listings } }: Figures) =>
    figure(Object.values(counts).reduce((sum, count) => sum + count, 0) / listings)
  return table(
    ['for one listing', 'SQLite', 'PostgreSQL'],
    [
      ...rows.map(([name = '', ...values]) => [`${name}, bytes`, ...values]),
      ['together, bytes', total(parts), total(others)],
      ['rows of all tables', rowsOf(sqlite), rowsOf(postgres)],
      ['a photo in all its sizes, bytes', bytes(photo(sqlite)), bytes(photo(postgres))],
    ],
  )
}

function assumptionsTable(): string {
  const { processors, target, busiestHour, rendered, pages, calls, viewsFor } = ASSUMPTIONS
  const shares = (values: Readonly<Record<string, number>>) =>
    Object.entries(values)
      .map(([name, share]) => `${name} ${percent(share)}`)
      .join(', ')
  return table(
    ['assumption', 'figure'],
    [
      ['processors of a machine', String(processors)],
      ['the most of them, and of the write lock, that the busiest hour takes', percent(target)],
      ['the busiest hour’s share of a day', percent(busiestHour)],
      ['which pages are viewed', shares(pages)],
      ['views of each that find no page stored, beside the first after a change', shares(rendered)],
      ['calls of the browser, of views', shares(calls)],
      ...Object.entries(viewsFor).map(([kind, views]) => [`views for a ${kind}`, views.toLocaleString('en')]),
    ],
    [0, 1],
  )
}

const costsOf = ({ costs, pages }: Figures): Costs => ({
  requests: Object.fromEntries(costs.map((cost) => [cost.name, cost])),
  pages: Object.fromEntries(pages.map((page) => [page.name, page])),
})

const servedBy = ([sqlite, postgres]: Pair) =>
  SETUPS.map((setup) => {
    const view = perView(costsOf(setup.engine === 'SQLite' ? sqlite : postgres))
    return { setup, served: serve(setup.resources(view), view) }
  })

const servedTable = (figures: Pair): string =>
  table(
    [
      'setup',
      'views a day',
      'submissions a day',
      'mails a day',
      'what is short first',
      'what gives more of it',
    ],
    servedBy(figures).map(({ setup, served }) => [
      setup.name,
      rounded(served.viewsPerDay),
      rounded(served.submissionsPerDay),
      rounded(served.mailsPerDay),
      served.bottleneck.name,
      served.bottleneck.more,
    ]),
    [0, 4, 5],
  )

const loadsTable = (figures: Pair): string =>
  table(
    ['setup', 'load of the busiest hour'],
    servedBy(figures).map(({ setup, served }) => [
      setup.name,
      served.load.map(({ name, share }) => `${name} ${percent(share)}`).join(', '),
    ]),
    [0, 1],
  )

/** The tables of which indexes requests use. */
export const planSections = ({ listings, cases, lists, unused }: Plans): Sections => ({
  plans: [
    `${listings.toLocaleString('en')} listings on PostgreSQL.`,
    table(
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
    `${lists.asked} lists of each place, trade, mark and order were asked for, too; ${lists.whole.length} of them read all listings${lists.whole.map((path) => ` (\`${path}\`)`).join()}. No request used these:`,
    table(
      ['index of listings', 'MB'],
      unused.map(({ name, bytes: size }) => [`\`${name}\``, (size / 1024 / 1024).toFixed(1)]),
    ),
  ].join('\n\n'),
})
