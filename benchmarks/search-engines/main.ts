import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { measuredAt } from '../shared/measured-at.ts'
import {
  hasSameCorrection,
  hasSameOrder,
  hasSameTotals,
  type Compared,
} from '@portal/api/test/search-engines/compare.ts'
import { compareEngines } from './measure.ts'
import { ENGINES } from '@portal/api/test/search-engines/portals.ts'
import { enginesTable, olderTable } from './report.ts'

const { values } = parseArgs({
  options: {
    /** Listings that are made. */
    size: { type: 'string', default: '12000' },
    /** The `main.js` of an older build, in a checkout of its own, to compare the costs with. */
    against: { type: 'string' },
    /** Prints each query that is answered otherwise. */
    verbose: { type: 'boolean', default: false },
  },
})
const size = Number(values.size)
if (!Number.isInteger(size) || size < 100)
  throw new Error(`--size takes a number from 100, not ${values.size}`)

const against = values.against === undefined ? undefined : resolve(values.against)
const { compared, measured, names, candidates } = await compareEngines(size, against)
say(`${size.toLocaleString('en')} listings; ${measuredAt()}\n\n${enginesTable(measured)}\n`)
if (against !== undefined) say(`${olderTable(measured, size)}\n`)
const right = ENGINES.map((engine) => `on ${engine} in ${names.queries - names.wrong[engine].length}`)
say(`Names before texts: of ${names.queries} pages with both, ${right.join(', ')}.`)
const each = ENGINES.map((engine) => `${candidates[engine].toFixed(2)} ms on ${engine}`)
say(`Candidates of a misspelt word alone, processor time: ${each.join(', ')}.`)
if (values.verbose) compared.filter(isDifferent).forEach(printDifference)

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
