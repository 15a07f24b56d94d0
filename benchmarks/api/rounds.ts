import type { MeasuredServer } from '../shared/measured-server.ts'
import type { BenchCase } from './cases.ts'
import { measureInTurns, medianOfRounds, warmUp } from './measure.ts'
import type { Measured, Side } from './report.ts'

interface Conditions {
  /** What the API is compared with. */
  readonly base: MeasuredServer
  readonly api: MeasuredServer
  readonly slugs: readonly string[]
  readonly seconds: number
  /** Requests at once; left out: as many as suits each case. */
  readonly connections?: number
  readonly rounds: number
  readonly say: (text: string) => void
}

/** A case with what was measured of it so far, round by round. */
interface Measurement {
  readonly one: BenchCase
  readonly counter: { n: number }
  readonly base: Side[]
  readonly api: Side[]
}

export const newMeasurement = (one: BenchCase): Measurement => ({
  one,
  counter: { n: 0 },
  base: [],
  api: [],
})

/**
 * Measures all cases in each round, and both servers in turns in each case: seconds in which the machine is slow then affect
 * one round of several cases, not most rounds of one, and both servers. They take turns at coming first, so that the place in
 * a round favours neither.
 */
export async function measureInRounds(
  measured: readonly Measurement[],
  { base, api, rounds, say, ...conditions }: Conditions,
): Promise<void> {
  for (const { one, counter } of measured)
    for (const server of [base, api]) await warmUp(one, { ...conditions, server, counter })
  for (let round = 1; round <= rounds; round += 1) {
    for (const { one, counter, ...sides } of measured) {
      const runs = [
        { server: base, into: sides.base },
        { server: api, into: sides.api },
      ]
      if (round % 2 === 0) runs.reverse()
      const found = await measureInTurns(
        one,
        runs.map(({ server }) => ({ ...conditions, server, counter })),
      )
      for (const [at, side] of found.entries()) runs[at]?.into.push(side)
    }
    say(`round ${round} of ${rounds} is done`)
  }
}

export const summarise = ({ one: { name, aim }, base, api }: Measurement): Measured => ({
  name,
  aim,
  base: medianOfRounds(base),
  api: medianOfRounds(api),
  ratios: base.map(({ cpu }, round) => (api[round]?.cpu ?? 0) / cpu),
})
