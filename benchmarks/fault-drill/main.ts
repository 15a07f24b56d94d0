import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { smallPhoto } from '@portal/api/test/photos.ts'
import { startCommand } from '../shared/app-process.ts'
import { measuredAt } from '../shared/measured-at.ts'
import { CLOCK_JUMPS } from './clock-case.ts'
import { DATABASE_CASES } from './database-cases.ts'
import type { FaultCase } from './fault-case.ts'
import { FULL_DISK } from './full-disk-case.ts'
import { judge, type Verdict } from './judge.ts'
import { startPageReader } from './page-reader.ts'
import { PROCESS_CASES } from './process-cases.ts'
import { Skip } from './skip.ts'
import { createStage, type Stage } from './stage.ts'
import { HEAD, rowOf } from './table.ts'
import { startTraffic } from './traffic.ts'

/** Milliseconds of writing before a fault, and after it. */
const BEFORE = 2_000
const AFTER = 6_000

/** `--only TEXT` runs the cases whose name has it. */
const { values } = parseArgs({ options: { only: { type: 'string', multiple: true, default: [''] } } })
const cases = [...DATABASE_CASES, FULL_DISK, ...PROCESS_CASES, CLOCK_JUMPS].filter(({ name }) =>
  values.only.some((text) => name.includes(text)),
)
// Throws where one is not built.
for (const app of ['api', 'web'] as const) startCommand(app)

/** What the case that runs has to end, the last first. */
const works: (() => Promise<void> | void)[] = []
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void end().finally(() => process.exit(1)))

print(`${measuredAt()}\n\n${HEAD}`)
for (const fault of cases) {
  try {
    const result = await runOnStage(fault)
    print(rowOf(fault.name, result))
    if (typeof result !== 'string') result.unmet.forEach((what) => fail(fault, what))
  } catch (error) {
    fail(fault, error instanceof Error ? String(error.stack) : String(error))
  }
}

function print(row: string): void {
  process.stdout.write(`${row}\n`)
}

function fail({ name }: FaultCase, what: string): void {
  process.stderr.write(`Not so: ${name}: ${what}\n`)
  process.exitCode = 1
}

async function end(): Promise<void> {
  for (let work = works.pop(); work !== undefined; work = works.pop()) await work()
}

/** Runs a case on a portal of its own, which is gone afterwards; answers why where it was left out. */
async function runOnStage(fault: FaultCase): Promise<Verdict | string> {
  const onEnd: Stage['onEnd'] = (work) => works.push(work)
  try {
    const stage = await createStage((await fault.options?.(onEnd)) ?? {}, onEnd)
    const traffic = await startTraffic(stage.apis, fault.hasPhotos ? await smallPhoto() : undefined)
    onEnd(() => traffic.stop())
    const pages = await startPageReader(stage.web)
    onEnd(() => pages.stop())
    await setTimeout(BEFORE)
    const passed = await fault.run(stage, traffic)
    await setTimeout(AFTER)
    // Writers go on while the last page is awaited: without them a gap would seem to go on.
    await pages.stop()
    await traffic.stop()
    return await judge(fault, stage, { traffic, pages }, passed)
  } catch (error) {
    if (error instanceof Skip) return error.message
    throw error
  } finally {
    await end()
  }
}
