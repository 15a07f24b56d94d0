import { setTimeout } from 'node:timers/promises'
import autocannon from 'autocannon'
import type { MeasuredServer } from '../shared/measured-server.ts'
import { median } from '../shared/median.ts'
import { VISITOR } from './api-server.ts'
import type { BenchCase } from './cases.ts'
import type { Side } from './report.ts'

const CONNECTIONS = 8
/** How long a case runs before it is measured, so that its code is compiled. */
const WARM_UP_SECONDS = 0.4

interface Run {
  readonly server: MeasuredServer
  readonly slugs: readonly string[]
  readonly seconds: number
  /** Concurrent requests; by default those of the case. */
  readonly connections?: number
  /** Numbers the requests, so that no URL is requested twice. */
  readonly counter: { n: number }
}

/**
 * The number of responses of a case after which a server's code is compiled, since other cases run most of it too, and the most
 * runs to get them.
 */
const WARM_UP_RESPONSES = 10_000
const MAX_WARM_UPS = 25

/** Runs a case until its server is warm; on a busy machine a single run gives too few responses. */
export async function warmUp(one: BenchCase, run: Run): Promise<void> {
  let responses = 0
  for (let times = 0; times < MAX_WARM_UPS && responses < WARM_UP_RESPONSES; times += 1)
    responses += (await load(one, run, WARM_UP_SECONDS)).times.length
}

/** Retries of a server that rejects every request. */
const MAX_TRIES = 10
const RETRY_DELAY_MS = 2_000
/** So short that the machine is equally fast for both servers. */
const TURN_SECONDS = 0.1

/** The results of a server in its turns so far. */
interface Total {
  readonly times: number[]
  refused: number
  /** Seconds. */
  duration: number
  /** Microseconds of processor time. */
  cpu: number
  /** Bytes, after the last turn. */
  memory: number
}

/**
 * Loads servers with one case in alternating short turns and returns the result of each. Fails on any response but success or a
 * 503.
 */
export async function measureInTurns(one: BenchCase, runs: readonly Run[]): Promise<Side[]> {
  for (let attempt = 1; ; attempt += 1) {
    const totals = await measureTurns(one, runs)
    if (totals.every(({ times }) => times.length > 0)) return totals.map(toSide)
    if (attempt === MAX_TRIES)
      throw new Error(`${one.name}: the machine is too busy, all requests were refused`)
    await setTimeout(RETRY_DELAY_MS)
  }
}

async function measureTurns(one: BenchCase, runs: readonly Run[]): Promise<Total[]> {
  const runners = runs.map((run) => ({ run, total: createTotal() }))
  for (const run of runs) await load(one, run, WARM_UP_SECONDS)
  const turns = Math.max(1, Math.round((runs[0]?.seconds ?? 0) / TURN_SECONDS))
  for (let turn = 0; turn < turns; turn += 1)
    for (const { run, total } of runners) await measureTurn(one, run, total)
  return runners.map(({ total }) => total)
}

const createTotal = (): Total => ({ times: [], refused: 0, duration: 0, cpu: 0, memory: 0 })

async function measureTurn(one: BenchCase, run: Run, total: Total): Promise<void> {
  const before = await run.server.usage()
  const { result, times, refused } = await load(one, run, TURN_SECONDS)
  const after = await run.server.usage()
  if (result.non2xx > refused || result.errors > 0) {
    throw new Error(
      `${one.name}: ${result.non2xx} of ${times.length + result.non2xx} failed, ${result.errors} broke off`,
    )
  }
  total.times.push(...times)
  total.refused += refused
  total.duration += result.duration
  total.cpu += after.cpu - before.cpu
  total.memory = after.memory
}

function toSide({ times, refused, duration, cpu, memory }: Total): Side {
  const sorted = Float64Array.from(times).sort()
  const responses = sorted.length
  return {
    requestsPerSecond: responses / duration,
    p50: getQuantile(sorted, 0.5),
    p99: getQuantile(sorted, 0.99),
    cpu: cpu / responses,
    memory: memory / 1024 / 1024,
    refused: refused / (responses + refused),
  }
}

const getQuantile = (sorted: Float64Array, share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

interface LoadResult {
  readonly result: autocannon.Result
  /** Milliseconds of each successful response. */
  readonly times: Float64Array
  /** The number of 503 responses. */
  readonly refused: number
}

function load(
  one: BenchCase,
  { server, slugs, connections = one.connections ?? CONNECTIONS, counter }: Run,
  seconds: number,
): Promise<LoadResult> {
  const times: number[] = []
  let refused = 0
  const stopBusyLoop = keepProcessorBusy()
  return new Promise<LoadResult>((resolve, reject) => {
    const instance = autocannon(
      {
        url: server.origin,
        connections,
        duration: seconds,
        // How often it checks whether its time is over.
        sampleInt: 100,
        requests: [
          {
            setupRequest: (request) => ({
              ...request,
              path: one.path((counter.n += 1), slugs),
              headers: { ...VISITOR },
            }),
          },
        ],
      },
      (error: Error | null, result: autocannon.Result) =>
        error ? reject(error) : resolve({ result, times: Float64Array.from(times), refused }),
    )
    instance.on('response', (_client, status, _bytes, milliseconds) => {
      if (status < 300) times.push(milliseconds)
      if (status === 503) refused += 1
    })
  }).finally(stopBusyLoop)
}

/**
 * Keeps this process from sleeping between responses. The writer pays for waking a process, on virtual machines more than for a
 * small response, and the faster server would pay more often.
 */
function keepProcessorBusy(): () => void {
  let isAwake = true
  const turn = () => {
    if (isAwake) setImmediate(turn)
  }
  turn()
  return () => {
    isAwake = false
  }
}

/** The median of several rounds, for each figure; the maximum of memory and rejections. */
export const getMedianOfRounds = (rounds: readonly Side[]): Side => ({
  requestsPerSecond: median(rounds.map((round) => round.requestsPerSecond)),
  p50: median(rounds.map((round) => round.p50)),
  p99: median(rounds.map((round) => round.p99)),
  cpu: median(rounds.map((round) => round.cpu)),
  memory: Math.max(...rounds.map((round) => round.memory)),
  refused: Math.max(...rounds.map((round) => round.refused)),
})
