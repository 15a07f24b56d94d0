import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { createSmallPhoto } from '@portal/api/test/photos.ts'
import { getStartCommand } from '../shared/app-process.ts'
import { describeRun } from '../shared/describe-run.ts'
import { CLOCK_JUMPS } from './clock-case.ts'
import { DATABASE_CASES } from './database-cases.ts'
import type { FaultCase } from './fault-case.ts'
import { FULL_DISK } from './full-disk-case.ts'
import { judge, type Verdict } from './judge.ts'
import { startPageReader } from './page-reader.ts'
import { PROCESS_CASES } from './process-cases.ts'
import { Skip } from './skip.ts'
import { createStage, type Stage } from './stage.ts'
import { HEADER, formatRow } from './table.ts'
import { startTraffic } from './traffic.ts'

/** How long traffic runs before and after a fault. */
const BEFORE_MS = 2_000
const AFTER_MS = 6_000

/** `--only TEXT` runs the cases whose name contains the text. */
const { values } = parseArgs({ options: { only: { type: 'string', multiple: true, default: [''] } } })
const cases = [...DATABASE_CASES, FULL_DISK, ...PROCESS_CASES, CLOCK_JUMPS].filter(({ name }) =>
  values.only.some((text) => name.includes(text)),
)
// Throws if an app is not built.
for (const app of ['api', 'web'] as const) getStartCommand(app)

/** The clean-ups of the running case, in reverse order. */
const cleanups: (() => Promise<void> | void)[] = []
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void end().finally(() => process.exit(1)))

print(`${describeRun()}\n\n${HEADER}`)
for (const fault of cases) {
  try {
    const result = await runOnStage(fault)
    print(formatRow(fault.name, result))
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
  for (let work = cleanups.pop(); work !== undefined; work = cleanups.pop()) await work()
}

/** Runs a case on its own portal, which is removed afterwards; returns the reason if it was skipped. */
async function runOnStage(fault: FaultCase): Promise<Verdict | string> {
  const onEnd: Stage['onEnd'] = (work) => cleanups.push(work)
  try {
    const stage = await createStage((await fault.options?.(onEnd)) ?? {}, onEnd)
    const traffic = await startTraffic(stage.apis, fault.hasPhotos ? await createSmallPhoto() : undefined)
    onEnd(() => traffic.stop())
    const pages = await startPageReader(stage.web)
    onEnd(() => pages.stop())
    await setTimeout(BEFORE_MS)
    const outcome = await fault.run(stage, traffic)
    await setTimeout(AFTER_MS)
    // Traffic continues while the last page loads; otherwise the gap would seem longer.
    await pages.stop()
    await traffic.stop()
    return await judge(fault, stage, { traffic, pages }, outcome)
  } catch (error) {
    if (error instanceof Skip) return error.message
    throw error
  } finally {
    await end()
  }
}
