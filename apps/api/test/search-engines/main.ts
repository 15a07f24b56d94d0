import { parseArgs } from 'node:util'
import { administerDatabase } from '#test/postgres-database.ts'
import { pidOf, startPostgres } from '#test/postgres-server.ts'
import { familyTime } from '#test/processor-time.ts'
import { benchRecord, fillDataset } from '../../src/bench/dataset.ts'
import { answerOf, listOf, measureAll } from './ask-all.ts'
import { measureCandidates } from './candidates.ts'
import {
  hasSameCorrection,
  hasSameOrder,
  hasSameTotals,
  likenessOf,
  withAnswers,
  type Compared,
} from './compare.ts'
import { checkNamesFirst } from './names-first.ts'
import { ENGINES, makeData, openPortals, type Portals } from './portals.ts'
import { drawQueries, type Query } from './queries.ts'
import { table } from './report.ts'
import { untilDone } from './until-done.ts'
import { measuredAt } from '../../src/bench/measured-at.ts'

/** The part of other queries that are asked before anything is measured, so that all programs are compiled. */
const WARM_UP = 0.25
/** Countries of few listings, in which a page has names and texts. */
const COUNTRIES = ['nc', 'vu']

const { values } = parseArgs({
  options: {
    /** Listings that are made. */
    size: { type: 'string', default: '12000' },
    /** Prints each query that is answered otherwise. */
    verbose: { type: 'boolean', default: false },
  },
})
const size = Number(values.size)
if (!Number.isInteger(size) || size < 100)
  throw new Error(`--size takes a number from 100, not ${values.size}`)

const now = Date.now()
await untilDone(async (onEnd) => {
  // As the system sets it up, but for the memory that any operator gives it.
  const server = await startPostgres({ settings: { shared_buffers: '256MB' } })
  onEnd(() => server.stop())
  const serverPid = pidOf(server)
  await administerDatabase(
    server.url('postgres'),
    "create database portal encoding 'UTF8' template template0",
  )
  const data = await makeData(
    { fill: (store) => fillDataset(store, size, now, () => undefined), url: server.url('portal'), now },
    onEnd,
  )
  const listings = Array.from({ length: size }, (_, position) => benchRecord(position, now))
  const queries = Map.groupBy(drawQueries(listings), ({ kind }) => kind)
  const conditions = {
    warmUp: drawQueries(listings, { share: WARM_UP, seed: 'warm-up' }),
    serverTime: () => familyTime(serverPid),
  }
  // What was read for one search is kept for others: lists and pages are asked of portals of their own.
  const onFreshPortals = <Found>(work: (portals: Portals) => Promise<Found>) =>
    untilDone(async (onPortalsEnd) => work(await openPortals(data, onPortalsEnd)))
  const lists = await onFreshPortals((portals) => measureAll(portals, queries, listOf, conditions))
  const { pages, names } = await onFreshPortals(async (portals) => ({
    pages: await measureAll(portals, queries, answerOf, conditions),
    names: await checkNamesFirst(portals, listings, COUNTRIES),
  }))

  const measured = [...queries].flatMap(([kind, ofKind]) => {
    const [list, page] = [lists.get(kind), pages.get(kind)]
    if (!list || !page) return []
    const compared = withAnswers(ofKind, page.found)
    return [{ kind, compared, likeness: likenessOf(compared), list: list.taken, page: page.taken }]
  })
  say(`${size.toLocaleString('en')} listings; ${measuredAt()}\n\n${table(measured)}\n`)
  const right = ENGINES.map((engine) => `on ${engine} in ${names.queries - names.wrong[engine].length}`)
  say(`Names before texts: of ${names.queries} pages with both, ${right.join(', ')}.`)
  const misspelt = (drawn: readonly Query[] = []) => drawn.map(({ text }) => text)
  const words = misspelt(queries.get('misspelt word'))
  const warmUp = misspelt(conditions.warmUp.filter(({ kind }) => kind === 'misspelt word'))
  const candidates = await measureCandidates(data, { warmUp, words }, conditions.serverTime)
  const each = (ms: number) => `${(ms / words.length).toFixed(2)} ms`
  const { SQLite, PostgreSQL } = candidates
  say(
    `Candidates of a misspelt word alone, processor time: ${each(SQLite.api)} on SQLite, ${each(PostgreSQL.api + PostgreSQL.server)} on PostgreSQL.`,
  )
  if (values.verbose)
    measured.flatMap(({ compared }) => compared.filter(isDifferent)).forEach(printDifference)
})

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}

function isDifferent(one: Compared): boolean {
  return !hasSameTotals(one) || !hasSameOrder(one) || !hasSameCorrection(one)
}

function printDifference({ kind, text, filters = '', answers }: Compared): void {
  say(`\n${kind}: ${text} ${filters}`)
  for (const engine of ENGINES) {
    const { totals, page, correction } = answers[engine]
    say(`  ${engine}: ${totals.join()} ${correction} ${page.map(({ slug }) => slug).join(' ')}`)
  }
}
