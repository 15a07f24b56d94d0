// cspell:ignore flavor
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

type CollectGarbage = (options: { type: 'major'; flavor: 'last-resort' }) => void

/**
 * Returns memory of the start to the system: two thirds of the heap are only used to build search tables and compile
 * programs, and would otherwise stay with the process. Takes a tenth of a second.
 */
export function releaseMemory(): void {
  setFlagsFromString('--expose-gc')
  const collectGarbage = runInNewContext('gc') as CollectGarbage
  collectGarbage({ type: 'major', flavor: 'last-resort' })
}
