import { setTimeout } from 'node:timers/promises'
import autocannon from 'autocannon'
import { requestHeaders } from './actor.ts'
import type { BenchCase } from './cases.ts'
import { median, type Side } from './report.ts'
import type { ServerProcess } from './server-process.ts'

const CONNECTIONS = 8
/** Seconds that a case runs before it is measured, so that it runs compiled. */
const WARM_UP = 0.4
/** Seconds after which even a case that counts its requests is over. */
const COUNTED_WITHIN = 30

interface Run {
  readonly server: ServerProcess
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
  if (one.amount !== undefined) return
  let answered = 0
  for (let times = 0; times < WARM_UPS && answered < COMPILED_AFTER; times += 1)
    answered += (await load(one, run, { duration: WARM_UP })).times.length
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
 * back later" makes it fail. A case that counts its requests has one turn.
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
  const takeEach = async (bounds: Bounds) => {
    for (const { run, total } of takers) await takeTurn(one, run, bounds, total)
  }
  if (one.amount === undefined) {
    for (const run of runs) await load(one, run, { duration: WARM_UP })
    const turns = Math.max(1, Math.round((runs[0]?.seconds ?? 0) / TURN))
    for (let turn = 0; turn < turns; turn += 1) await takeEach({ duration: TURN })
  } else await takeEach({ amount: one.amount, duration: COUNTED_WITHIN })
  return takers.map(({ total }) => total)
}

const newTotal = (): Total => ({ times: [], refused: 0, duration: 0, cpu: 0, memory: 0 })

async function takeTurn(one: BenchCase, run: Run, bounds: Bounds, total: Total): Promise<void> {
  const before = await run.server.usage()
  const { result, times, refused } = await load(one, run, bounds)
  const after = await run.server.usage()
  if (result.non2xx > refused || result.errors > 0) {
    throw new Error(
      `${one.name}: ${result.non2xx} of ${times.length + result.non2xx} failed, ${result.errors} broke off`,
    )
  }
  total.times.push(...times)
  total.refused += refused
  total.duration += result.duration
  total.cpu += after.cpu.user + after.cpu.system - before.cpu.user - before.cpu.system
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

/** Seconds, or a number of requests within them. */
interface Bounds {
  readonly duration: number
  readonly amount?: number
}

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
  bounds: Bounds,
): Promise<Loaded> {
  const times: number[] = []
  let refused = 0
  const sleepAgain = keepProcessorBusy()
  return new Promise<Loaded>((resolve, reject) => {
    const instance = autocannon(
      {
        url: server.origin,
        connections,
        ...bounds,
        // How often it checks whether its time is over.
        sampleInt: 100,
        requests: [
          {
            setupRequest(request) {
              const { method, path, body } = one.request((counter.n += 1), slugs)
              return {
                ...request,
                method,
                path,
                headers: requestHeaders(body),
                ...(body !== undefined && { body }),
              }
            },
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
