import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { ProcessName } from '../../e2e/processes.ts'

/** Resident memory at a moment, in milliseconds since the soak began. */
export interface Sample {
  name: ProcessName
  pid: number
  at: number
  bytes: number
}

/** A process between its first and its last sample, judged once it is warm. */
export interface Life {
  name: ProcessName
  pid: number
  from: number
  until: number
  /** Medians of its memory, one for each slice of time. */
  slices: readonly number[]
  /** How far the largest is above the smallest, as a share of the smallest; null where too few were taken. */
  spread: number | null
}

const run = promisify(execFile)
const KIBIBYTE = 1024
const FEWEST_SLICES = 2

/** Resident memory of a process; null where it is gone. */
export async function residentBytes(pid: number): Promise<number | null> {
  const { stdout } = await run('ps', ['-o', 'rss=', '-p', String(pid)]).catch(() => ({ stdout: '' }))
  const kibibytes = Number(stdout.trim())
  return kibibytes > 0 ? kibibytes * KIBIBYTE : null
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

/** Every process's memory from `warmUp` milliseconds after its start on, in slices of `slice` milliseconds. */
export function livesOf(samples: readonly Sample[], warmUp: number, slice: number): Life[] {
  return [...Map.groupBy(samples, ({ pid }) => pid)].map(([pid, own]) => {
    const [first] = own
    const from = (first?.at ?? 0) + warmUp
    const warm = own.filter(({ at }) => at >= from)
    const bySlice = Map.groupBy(warm, ({ at }) => Math.floor((at - from) / slice))
    const slices = [...bySlice.values()].map((some) => median(some.map(({ bytes }) => bytes)))
    const lowest = Math.min(...slices)
    const spread = slices.length < FEWEST_SLICES ? null : (Math.max(...slices) - lowest) / lowest
    return { name: first?.name ?? 'api', pid, from, until: warm.at(-1)?.at ?? from, slices, spread }
  })
}
