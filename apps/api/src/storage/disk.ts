import { open, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'

/** In bytes that are available to this user. */
export interface DiskSpace {
  readonly free: number
  readonly total: number
}

/** The disk of the data folder. */
export interface Disk {
  space(): Promise<DiskSpace>
  /** Resolves once a small file has been written and flushed; rejects with the reason of a failure. */
  probe(): Promise<void>
  /** Records that a write failed: the disk is suspect until a `probe` succeeds. */
  markSuspect(): void
  readonly isSuspect: boolean
}

const PROBE = '.write-probe'
/** More than the free pages in the database's own files. */
const PROBE_BYTES = 256 * 1024

export function createDisk(folder: string): Disk {
  const path = join(folder, PROBE)
  let isSuspect = false
  return {
    get isSuspect() {
      return isSuspect
    },
    markSuspect() {
      isSuspect = true
    },
    async space() {
      const { bavail, blocks, bsize } = await statfs(folder)
      return { free: bavail * bsize, total: blocks * bsize }
    },
    async probe() {
      try {
        const file = await open(path, 'w', 0o600)
        try {
          await file.writeFile(Buffer.alloc(PROBE_BYTES))
          await file.sync()
        } finally {
          await file.close()
        }
      } finally {
        await rm(path, { force: true })
      }
      isSuspect = false
    },
  }
}

const LOW_SHARE = 0.1
const RESERVED_SHARE = 0.02
/** On a large disk, the share is more than the database needs. */
const MAX_RESERVED_BYTES = 1e9
/** With less than this, the database is about to fail. */
const FULL_BELOW_BYTES = 16 * 1024 * 1024

/** Whether an operator should free space soon. */
export const isLow = ({ free, total }: DiskSpace): boolean => free < LOW_SHARE * total

export const isFull = ({ free }: DiskSpace): boolean => free < FULL_BELOW_BYTES

/** Whether photos of this size may be stored: some space stays reserved for the database. */
export const hasSpaceFor = (bytes: number, { free, total }: DiskSpace): boolean =>
  free - bytes >= Math.min(RESERVED_SHARE * total, MAX_RESERVED_BYTES)
