import type { MeasuredServer } from '../shared/measured-server.ts'
import type { BenchCase } from './cases.ts'
import { measureInTurns, getMedianOfRounds, warmUp } from './measure.ts'
import type { Measured, Side } from './report.ts'

interface Conditions {
  /** The server that the API is compared with. */
  readonly base: MeasuredServer
  readonly api: MeasuredServer
  readonly slugs: readonly string[]
  readonly seconds: number
  /** Concurrent requests; by default those of each case. */
  readonly connections?: number
  readonly rounds: number
  readonly log: (text: string) => void
}

/** A case with its results so far, by round. */
interface Measurement {
  readonly one: BenchCase
  readonly counter: { n: number }
  readonly base: Side[]
  readonly api: Side[]
}

export const createMeasurement = (one: BenchCase): Measurement => ({
  one,
  counter: { n: 0 },
  base: [],
  api: [],
})

/**
 * Measures all cases in each round, and both servers in turns in each case, so that a slow phase of the machine affects one
 * round of several cases and both servers, not most rounds of one case. The order of the servers alternates, to favour neither.
 */
export async function measureInRounds(
  measured: readonly Measurement[],
  { base, api, rounds, log, ...conditions }: Conditions,
): Promise<void> {
  for (const { one, counter } of measured)
    for (const server of [base, api]) await warmUp(one, { ...conditions, server, counter })
  for (let round = 1; round <= rounds; round += 1) {
    for (const { one, counter, ...sides } of measured) {
      const runs = [
        { server: base, results: sides.base },
        { server: api, results: sides.api },
      ]
      if (round % 2 === 0) runs.reverse()
      const newSides = await measureInTurns(
        one,
        runs.map(({ server }) => ({ ...conditions, server, counter })),
      )
      for (const [at, side] of newSides.entries()) runs[at]?.results.push(side)
    }
    log(`round ${round} of ${rounds} is done`)
  }
}

export const summarise = ({ one: { name, aim }, base, api }: Measurement): Measured => ({
  name,
  aim,
  base: getMedianOfRounds(base),
  api: getMedianOfRounds(api),
  ratios: base.map(({ cpu }, round) => (api[round]?.cpu ?? 0) / cpu),
})
