import { setTimeout } from 'node:timers/promises'
import autocannon from 'autocannon'
import type { MeasuredServer } from '../shared/measured-server.ts'
import { median } from '../shared/median.ts'
import { VISITOR } from './api-server.ts'
import type { BenchCase } from './cases.ts'
import type { Side } from './report.ts'

const CONNECTIONS = 8
/** Seconds that a case runs before it is measured, so that it runs compiled. */
const WARM_UP = 0.4

interface Run {
  readonly server: MeasuredServer
  readonly slugs: readonly string[]
  readonly seconds: number
  /** Requests at once; left out: as many as suits the case. */
  readonly connections?: number
  /** Where its numbering of requests goes on: no URL is requested twice. */
  readonly counter: { n: number }
}

/**
 * Answers of one case after which a server's code is compiled, since other cases run most of it too, and how many runs it gets
 * to give them.
 */
const COMPILED_AFTER = 10_000
const WARM_UPS = 25

/** Runs a case until its server is as fast as it gets: a busy machine gives few answers in a short while. */
export async function warmUp(one: BenchCase, run: Run): Promise<void> {
  let answered = 0
  for (let times = 0; times < WARM_UPS && answered < COMPILED_AFTER; times += 1)
    answered += (await load(one, run, WARM_UP)).times.length
}

/** How often a server that refuses every request is tried again, and after how many milliseconds. */
const TRIES = 10
const LATER = 2_000
/** Seconds of one turn: in so short a time a machine is as fast for the one as for the other. */
const TURN = 0.1

/** What a server did in its turns so far. */
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
 * Loads servers with one case in short turns, one after the other, and answers what each did; anything but success or "come
 * back later" makes it fail.
 */
export async function measureInTurns(one: BenchCase, runs: readonly Run[]): Promise<Side[]> {
  for (let tried = 1; ; tried += 1) {
    const totals = await takeTurns(one, runs)
    if (totals.every(({ times }) => times.length > 0)) return totals.map(toSide)
    if (tried === TRIES) throw new Error(`${one.name}: the machine is too busy, all requests were refused`)
    await setTimeout(LATER)
  }
}

async function takeTurns(one: BenchCase, runs: readonly Run[]): Promise<Total[]> {
  const takers = runs.map((run) => ({ run, total: newTotal() }))
  for (const run of runs) await load(one, run, WARM_UP)
  const turns = Math.max(1, Math.round((runs[0]?.seconds ?? 0) / TURN))
  for (let turn = 0; turn < turns; turn += 1)
    for (const { run, total } of takers) await takeTurn(one, run, total)
  return takers.map(({ total }) => total)
}

const newTotal = (): Total => ({ times: [], refused: 0, duration: 0, cpu: 0, memory: 0 })

async function takeTurn(one: BenchCase, run: Run, total: Total): Promise<void> {
  const before = await run.server.usage()
  const { result, times, refused } = await load(one, run, TURN)
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
  const answered = sorted.length
  return {
    requestsPerSecond: answered / duration,
    p50: at(sorted, 0.5),
    p99: at(sorted, 0.99),
    cpu: cpu / answered,
    memory: memory / 1024 / 1024,
    refused: refused / (answered + refused),
  }
}

const at = (sorted: Float64Array, share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

interface Loaded {
  readonly result: autocannon.Result
  /** Milliseconds of each answer that was no refusal. */
  readonly times: Float64Array
  /** Answers that say come back later. */
  readonly refused: number
}

function load(
  one: BenchCase,
  { server, slugs, connections = one.connections ?? CONNECTIONS, counter }: Run,
  seconds: number,
): Promise<Loaded> {
  const times: number[] = []
  let refused = 0
  const sleepAgain = keepProcessorBusy()
  return new Promise<Loaded>((resolve, reject) => {
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
  }).finally(sleepAgain)
}

/**
 * Keeps this process from sleeping between two answers: to wake a process costs the one that writes to it, on virtual
 * machines more than a small answer does, and would fall upon the server that leaves it more time.
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

/** The middle of several rounds, figure by figure. */
export const medianOfRounds = (rounds: readonly Side[]): Side => ({
  requestsPerSecond: median(rounds.map((round) => round.requestsPerSecond)),
  p50: median(rounds.map((round) => round.p50)),
  p99: median(rounds.map((round) => round.p99)),
  cpu: median(rounds.map((round) => round.cpu)),
  memory: Math.max(...rounds.map((round) => round.memory)),
  refused: Math.max(...rounds.map((round) => round.refused)),
})
