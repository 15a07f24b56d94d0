import { cpus } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { AppName } from '../shared/app-process.ts'
import { Client } from './client.ts'
import { startPortal, type Deploy, type Portal } from './deploys.ts'
import { toProcessLives, readResidentBytes, type Sample } from './memory.ts'
import { Mix } from './mix.ts'
import { listBrokenRules, type SoakResult } from './rules.ts'
import { findStored } from './stored.ts'
import { Submissions } from './submissions.ts'
import { formatKinds, formatMinutes, listSummary } from './table.ts'

/**
 * Runs the built portal under a steady, mixed load from fifty addresses with production limits, and restarts its API
 * and then its web server meanwhile. Exits with 1 if a submission was lost, a response was wrong or memory was not
 * flat.
 */

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '10' }, rate: { type: 'string', default: '30' } },
})
const MINUTE_MS = 60_000
const duration = Number(values.minutes) * MINUTE_MS
const interval = 1000 / Number(values.rate)
if (!(duration > 0 && interval > 0)) throw new Error('--minutes and --rate take numbers above 0')

/** When processes are restarted, and which part of a process's life is warm-up, as shares of the run. */
const API_RESTARTS_AT = 0.4
const WEB_RESTARTS_AT = 0.5
const WARM_UP = 0.3
const SLICE = 0.05
const SAMPLE_EVERY_MS = 5_000
/** The grace period for pending requests at the end, such as a submission that waits for its retry. */
const END_TIMEOUT_MS = 60_000

const progress = (line: string) => process.stderr.write(`${line}\n`)
const print = (line: string) => process.stdout.write(`${line}\n`)

async function load(client: Client, mix: Mix): Promise<void> {
  const pending = new Set<Promise<void>>()
  for (let due = client.elapsed(); due < duration; due += interval) {
    const wait = due - client.elapsed()
    if (wait > 0) await sleep(wait)
    const action: Promise<void> = mix.next().finally(() => pending.delete(action))
    pending.add(action)
  }
  await Promise.race([Promise.all(pending), sleep(END_TIMEOUT_MS)])
}

async function sampleMemory(client: Client, portal: Portal): Promise<Sample[]> {
  const samples: Sample[] = []
  while (client.elapsed() < duration) {
    for (const name of ['api', 'web'] as const) {
      const pid = portal.pidOf(name)
      const bytes = pid === undefined ? null : await readResidentBytes(pid)
      if (pid !== undefined && bytes !== null) samples.push({ name, pid, at: client.elapsed(), bytes })
    }
    await sleep(SAMPLE_EVERY_MS)
  }
  return samples
}

async function deployAt(client: Client, portal: Portal, name: AppName, share: number): Promise<Deploy> {
  await sleep(duration * share - client.elapsed())
  const from = client.elapsed()
  const exitCode = await portal.restart(name)
  const deploy = { name, from, until: client.elapsed(), exitCode }
  progress(`${name} restarted`)
  return deploy
}

async function soak(portal: Portal): Promise<SoakResult & { samples: Sample[] }> {
  const client = new Client(portal.url)
  const submissions = new Submissions(client)
  const mix = await Mix.prepare(client, submissions)
  progress(`soaking for ${values.minutes} minutes`)
  const [samples, ...deploys] = await Promise.all([
    sampleMemory(client, portal),
    deployAt(client, portal, 'api', API_RESTARTS_AT),
    deployAt(client, portal, 'web', WEB_RESTARTS_AT),
    load(client, mix),
  ])
  const found = await findStored(client, mix.admin, submissions.all)
  return {
    exchanges: client.exchanges,
    deploys: deploys.filter((one) => one !== undefined),
    lives: toProcessLives(samples, duration * WARM_UP, duration * SLICE),
    submissions: submissions.all,
    found,
    errors: portal.errors(),
    samples,
  }
}

const portal = await startPortal()
let result: SoakResult & { samples: Sample[] }
try {
  result = await soak(portal)
} finally {
  progress('stopping')
  await portal.stop()
}
const processor = `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown'}`
print(`Node ${process.version}, ${processor}; ${values.minutes} minutes, ${values.rate} visits a second\n`)
for (const line of formatMinutes(result, result.samples)) print(line)
print('')
for (const line of formatKinds(result)) print(line)
print('')
for (const line of listSummary(result)) print(line)
const brokenRules = listBrokenRules(result)
print(
  brokenRules.length === 0
    ? '\nEvery rule held.'
    : `\nBroken:\n${brokenRules.map((one) => `- ${one}`).join('\n')}`,
)
// A submission may still be waiting for its retry.
process.exit(brokenRules.length === 0 ? 0 : 1)
