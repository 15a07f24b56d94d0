import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { AppName } from '../shared/app-process.ts'
import { median } from '../shared/median.ts'

/** Resident memory at a time, in milliseconds since the soak started. */
export interface Sample {
  name: AppName
  pid: number
  at: number
  bytes: number
}

/** A process from its first sample to its last, measured after its warm-up. */
export interface ProcessLife {
  name: AppName
  pid: number
  from: number
  until: number
  /** Median memory of each time slice. */
  slices: readonly number[]
  /** (max - min) / min of the slices; null with too few of them. */
  spread: number | null
}

const run = promisify(execFile)
const KIBIBYTE = 1024
const MIN_SLICES = 2

/** Resident memory of a process; null if it has exited. */
export async function readResidentBytes(pid: number): Promise<number | null> {
  const { stdout } = await run('ps', ['-o', 'rss=', '-p', String(pid)]).catch(() => ({ stdout: '' }))
  const kibibytes = Number(stdout.trim())
  return kibibytes > 0 ? kibibytes * KIBIBYTE : null
}

/** The memory of each process from `warmUp` milliseconds after its start, in slices of `slice` milliseconds. */
export function toProcessLives(samples: readonly Sample[], warmUp: number, slice: number): ProcessLife[] {
  return [...Map.groupBy(samples, ({ pid }) => pid)].map(([pid, own]) => {
    const [first] = own
    const from = (first?.at ?? 0) + warmUp
    const warm = own.filter(({ at }) => at >= from)
    const bySlice = Map.groupBy(warm, ({ at }) => Math.floor((at - from) / slice))
    const slices = [...bySlice.values()].map((some) => median(some.map(({ bytes }) => bytes)))
    const lowest = Math.min(...slices)
    const spread = slices.length < MIN_SLICES ? null : (Math.max(...slices) - lowest) / lowest
    return { name: first?.name ?? 'api', pid, from, until: warm.at(-1)?.at ?? from, slices, spread }
  })
}
