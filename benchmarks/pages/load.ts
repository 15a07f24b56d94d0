import autocannon from 'autocannon'
import type { MeasuredServer } from '../shared/measured-server.ts'

/** The request that is repeated. */
export interface Load {
  /** The path of the n-th request. */
  path: (n: number) => string
  headers?: Readonly<Record<string, string>>
  connections?: number
}

export interface Measurement {
  /** Microseconds of CPU time per response, for each given process. */
  cpu: readonly number[]
  perSecond: number
  /** Milliseconds. */
  median: number
}

const CONNECTIONS = 8
const WARM_UP_SECONDS = 0.5

let counter = 0

/** Loads a server for some seconds; fails on any response but 2xx or 304. */
export async function run(
  server: MeasuredServer,
  load: Load,
  seconds: number,
): Promise<Omit<Measurement, 'cpu'>> {
  const times: number[] = []
  const { path, headers = {}, connections = CONNECTIONS } = load
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const instance = autocannon(
      {
        url: server.origin,
        connections,
        duration: seconds,
        requests: [
          {
            setupRequest: (request) => {
              counter += 1
              return { ...request, path: path(counter), headers: { ...headers } }
            },
          },
        ],
      },
      (error: Error | null, outcome: autocannon.Result) => (error ? reject(error) : resolve(outcome)),
    )
    instance.on('response', (_client, status, _bytes, milliseconds) => {
      if (status < 400) times.push(milliseconds)
    })
  })
  const failed = result.errors + result['4xx'] + result['5xx']
  if (failed > 0) throw new Error(`${failed} requests to ${server.origin}${path(0)} failed`)
  times.sort((a, b) => a - b)
  return { perSecond: times.length / result.duration, median: times[Math.floor(times.length / 2)] ?? 0 }
}

/** The same, with the CPU time per response. */
export async function measure(
  server: MeasuredServer,
  load: Load,
  seconds: number,
  processes: readonly MeasuredServer[] = [server],
): Promise<Measurement> {
  await run(server, load, WARM_UP_SECONDS)
  const before = await Promise.all(processes.map(({ usage }) => usage()))
  const outcome = await run(server, load, seconds)
  const after = await Promise.all(processes.map(({ usage }) => usage()))
  const responses = outcome.perSecond * seconds
  return { ...outcome, cpu: after.map((used, index) => (used.cpu - (before[index]?.cpu ?? 0)) / responses) }
}
