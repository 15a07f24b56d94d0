import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Command, InvalidArgumentError, Option } from 'commander'
import { measureEngine, type Figures } from './figures.ts'
import { insertSections } from './page.ts'
import { readPlans } from './plans.ts'
import { ENGINES, type Engine } from './portal.ts'
import { createMeasuredSections, createPlanSections } from './sections.ts'
import { describeRun } from '../shared/describe-run.ts'

const ROOT = join(import.meta.dirname, '../..')
const PAGE = join(ROOT, 'docs/capacity.md')

interface Options {
  readonly size: number
  readonly plansSize: number
  readonly only?: 'costs' | 'plans'
  readonly keep?: string
  readonly write: boolean
}

const program = new Command('capacity')
  .description('Measures what requests cost on both databases, and writes docs/capacity.md')
  .option('--size <listings>', 'listings of the portals whose requests are measured', parseListings, 12_000)
  .option('--plans-size <listings>', 'listings of the database whose plans are read', parseListings, 100_000)
  .addOption(new Option('--only <part>', 'a part of the page; the other stays').choices(['costs', 'plans']))
  .option('--keep <folder>', 'where the figures of each engine stay, so that a run that was cut off goes on')
  .option('--no-write', 'prints the tables alone')
  .action(run)

function parseListings(text: string): number {
  const value = Number(text)
  if (value >= 100 && value <= 1_000_000) return value
  throw new InvalidArgumentError('It takes a number from 100 to 1000000.')
}

const log = (text: string) => process.stderr.write(`${text}\n`)

async function run({ size, plansSize, only, keep, write }: Options): Promise<void> {
  if (only !== 'plans') {
    const [sqlite, postgres] = ENGINES
    const figures = [await getFigures(sqlite, size, keep), await getFigures(postgres, size, keep)] as const
    const measured = `${describeRun()}; ${size.toLocaleString('en')} listings.`
    publish({ measured, ...createMeasuredSections(figures) }, write)
  }
  if (only !== 'costs') publish(createPlanSections(await readPlans(plansSize)), write)
}

/** Reads the figures of an engine from the folder, or measures them. */
async function getFigures(engine: Engine, size: number, folder: string | undefined): Promise<Figures> {
  if (folder === undefined) return measureEngine(engine, size, log)
  const file = join(folder, `${engine}-${size}.json`)
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Figures
  const figures = await measureEngine(engine, size, log)
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, JSON.stringify(figures))
  return figures
}

function publish(sections: Readonly<Record<string, string>>, write: boolean): void {
  for (const [name, figures] of Object.entries(sections)) process.stdout.write(`\n${name}\n\n${figures}\n`)
  if (!write) return
  writeFileSync(PAGE, insertSections(readFileSync(PAGE, 'utf8'), sections))
  execFileSync(process.execPath, [join(ROOT, 'node_modules/oxfmt/bin/oxfmt'), PAGE], {
    cwd: ROOT,
    stdio: 'inherit',
  })
}

// On interruption, the exit handlers end the servers.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
await program.parseAsync()
