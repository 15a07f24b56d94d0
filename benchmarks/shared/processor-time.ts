import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const PROC = '/proc'
const NANOSECONDS_PER_MS = 1e6
/** The unit of times in `stat`. */
const TICK_MS = 10

interface ProcessStat {
  /** The pid of its parent. */
  readonly parent: number
  /** Its own ticks, including ended threads. */
  readonly own: number
  /** The ticks of its ended children. */
  readonly endedChildren: number
}

/** Parses a line of `/proc/<pid>/stat`; the name in brackets may contain any characters. */
export function parseStat(line: string): ProcessStat {
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ')
  const getField = (at: number) => Number(fields[at])
  return { parent: getField(1), own: getField(11) + getField(12), endedChildren: getField(13) + getField(14) }
}

/** The processor time of a process and all its threads so far, in milliseconds, to the nearest ten. */
export const getProcessTime = (pid: number): number => parseStat(read(pid, 'stat') ?? '').own * TICK_MS

/** The same to the nanosecond, without ended threads. */
export function getThreadsTime(pid: number): number {
  const threads = readdirSync(join(PROC, String(pid), 'task'))
  return sum(threads.map((thread) => getThreadTime(pid, 'task', thread)))
}

/** The same of a process and its children, each with one thread, such as PostgreSQL and its backends. */
export function getProcessTreeTime(pid: number): number {
  const ended = parseStat(read(pid, 'stat') ?? '').endedChildren * TICK_MS
  return ended + sum([pid, ...listChildren(pid)].map((one) => getThreadTime(one)))
}

/** The time of one thread; 0 if it ends meanwhile. */
const getThreadTime = (pid: number, ...thread: readonly string[]): number =>
  Number(read(pid, ...thread, 'schedstat')?.split(' ')[0] ?? 0) / NANOSECONDS_PER_MS

/** The memory of a process and its children, in bytes; shared memory counts once. */
export function getProcessTreeMemory(pid: number): number {
  return sum([pid, ...listChildren(pid)].map(getProportionalMemory))
}

function listChildren(pid: number): number[] {
  return readdirSync(PROC)
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((one) => parseStat(read(one, 'stat') ?? '').parent === pid)
}

/** The proportional set size of a process, in bytes. */
function getProportionalMemory(pid: number): number {
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
