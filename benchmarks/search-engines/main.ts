import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { describeRun } from '../shared/describe-run.ts'
import {
  hasSameCorrection,
  hasSameOrder,
  hasSameTotals,
  type Compared,
} from '@portal/api/test/search-engines/compare.ts'
import { compareEngines } from './measure.ts'
import { ENGINES } from '@portal/api/test/search-engines/portals.ts'
import { formatEngines, formatOlder } from './report.ts'

const { values } = parseArgs({
  options: {
    /** The number of listings to create. */
    size: { type: 'string', default: '12000' },
    /** The `main.js` of an older build, in another checkout, to compare the costs with. */
    against: { type: 'string' },
    /** Prints each query with different results. */
    verbose: { type: 'boolean', default: false },
  },
})
const size = Number(values.size)
if (!Number.isInteger(size) || size < 100)
  throw new Error(`--size takes a number from 100, not ${values.size}`)

const against = values.against === undefined ? undefined : resolve(values.against)
const { compared, measured, names, candidates } = await compareEngines(size, against)
print(`${size.toLocaleString('en')} listings; ${describeRun()}\n\n${formatEngines(measured)}\n`)
if (against !== undefined) print(`${formatOlder(measured, size)}\n`)
const right = ENGINES.map((engine) => `on ${engine} in ${names.queries - names.wrong[engine].length}`)
print(`Names before texts: of ${names.queries} pages with both, ${right.join(', ')}.`)
const each = ENGINES.map((engine) => `${candidates[engine].toFixed(2)} ms on ${engine}`)
print(`Candidates of a misspelt word alone, processor time: ${each.join(', ')}.`)
if (values.verbose) compared.filter(isDifferent).forEach(printDifference)

function print(text: string): void {
  process.stdout.write(`${text}\n`)
}

function isDifferent(one: Compared): boolean {
  return !hasSameTotals(one) || !hasSameOrder(one) || !hasSameCorrection(one)
}

function printDifference({ kind, text, filters = '', results }: Compared): void {
  print(`\n${kind}: ${text} ${filters}`)
  for (const engine of ENGINES) {
    const { totals, page, correction } = results[engine]
    print(`  ${engine}: ${totals.join()} ${correction} ${page.map(({ slug }) => slug).join(' ')}`)
  }
}
