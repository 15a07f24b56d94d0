import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const PROC = '/proc'
/** Nanoseconds in a millisecond. */
const NANOSECONDS = 1e6
/** Milliseconds of one tick, in which `stat` counts. */
const TICK = 10

interface ProcessStat {
  /** The process that started it. */
  readonly parent: number
  /** Ticks that it took itself, also in threads that have ended. */
  readonly own: number
  /** Ticks of its children that have ended. */
  readonly endedChildren: number
}

/** Reads a line of `/proc/<pid>/stat`; the name in brackets may hold anything. */
export function parseStat(line: string): ProcessStat {
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ')
  const number = (at: number) => Number(fields[at])
  return { parent: number(1), own: number(11) + number(12), endedChildren: number(13) + number(14) }
}

/** Milliseconds of processor time that a process and all its threads took so far, to the nearest ten. */
export const processTime = (pid: number): number => parseStat(read(pid, 'stat') ?? '').own * TICK

/** The same to the nanosecond; a thread that has ended no longer counts. */
export function threadsTime(pid: number): number {
  const threads = readdirSync(join(PROC, String(pid), 'task'))
  return sum(threads.map((thread) => threadTime(pid, 'task', thread)))
}

/** The same of a process and all that it started, each of one thread, such as PostgreSQL and its backends. */
export function familyTime(pid: number): number {
  const ended = parseStat(read(pid, 'stat') ?? '').endedChildren * TICK
  return ended + sum([pid, ...childrenOf(pid)].map((one) => threadTime(one)))
}

/** Of one thread, to the nanosecond; it may end while it is read. */
const threadTime = (pid: number, ...thread: readonly string[]): number =>
  Number(read(pid, ...thread, 'schedstat')?.split(' ')[0] ?? 0) / NANOSECONDS

/** Bytes in memory of a process and all that it started; what they share counts once. */
export function familyMemory(pid: number): number {
  return sum([pid, ...childrenOf(pid)].map(proportionalMemory))
}

function childrenOf(pid: number): number[] {
  return readdirSync(PROC)
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((one) => parseStat(read(one, 'stat') ?? '').parent === pid)
}

/** Bytes of a process; of what it shares with others its part. */
function proportionalMemory(pid: number): number {
  const kibibytes = /^Pss:\s+(\d+) kB/m.exec(read(pid, 'smaps_rollup') ?? '')?.[1]
  return Number(kibibytes ?? 0) * 1024
}

function read(pid: number, ...path: readonly string[]): string | undefined {
  try {
    return readFileSync(join(PROC, String(pid), ...path), 'utf8')
  } catch {
    return undefined
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)
