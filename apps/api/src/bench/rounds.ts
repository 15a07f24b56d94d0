import type { BenchCase } from './cases.ts'
import { measure, medianOfRounds, warmUp } from './measure.ts'
import type { Measured, Side } from './report.ts'
import type { ServerProcess } from './server-process.ts'

interface Conditions {
  /** What the API is compared with. */
  readonly base: ServerProcess
  readonly api: ServerProcess
  readonly slugs: readonly string[]
  readonly seconds: number
  readonly rounds: number
  readonly say: (text: string) => void
}

/**
 * Measures all cases in each round, and both servers in turn in each case: seconds in which the machine is slow then
 * affect one round of several cases, not most rounds of one. The servers take turns at coming first, so that the place in a
 * round favours neither.
 */
export async function measureInRounds(
  cases: readonly BenchCase[],
  { base, api, slugs, seconds, rounds, say }: Conditions,
): Promise<Measured[]> {
  const measured = cases.map((one) => ({ one, counter: { n: 0 }, base: [] as Side[], api: [] as Side[] }))
  for (const { one, counter } of measured)
    for (const server of [base, api]) await warmUp(one, { server, slugs, seconds, counter })
  for (let round = 1; round <= rounds; round += 1) {
    for (const { one, counter, ...sides } of measured) {
      const runs = [
        { server: base, into: sides.base },
        { server: api, into: sides.api },
      ]
      if (round % 2 === 0) runs.reverse()
      for (const { server, into } of runs) into.push(await measure(one, { server, slugs, seconds, counter }))
    }
    if (measured.length > 0) say(`round ${round} of ${rounds} is done`)
  }
  return measured.map(({ one: { name, aim }, base: bases, api: apis }) => ({
    name,
    aim,
    base: medianOfRounds(bases),
    api: medianOfRounds(apis),
    ratios: bases.map(({ cpu }, round) => (apis[round]?.cpu ?? 0) / cpu),
  }))
}
