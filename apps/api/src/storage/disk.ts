import { open, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'

/** In bytes, as far as this user may have them. */
export interface DiskSpace {
  readonly free: number
  readonly total: number
}

/** The disk that the data folder lies on. */
export interface Disk {
  space(): Promise<DiskSpace>
  /** Resolves once a small file was written and flushed; rejects with the reason why it could not be. */
  probe(): Promise<void>
  /** Notes that a file could not be written: the disk is held to fail until `probe` has found otherwise. */
  suspect(): void
  readonly isSuspect: boolean
}

const PROBE = '.write-probe'
/** More than the database can have set aside in its own files. */
const PROBE_BYTES = 256 * 1024

export function openDisk(folder: string): Disk {
  const path = join(folder, PROBE)
  let isSuspect = false
  return {
    get isSuspect() {
      return isSuspect
    },
    suspect() {
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

const LOW = 0.1
const KEPT_FREE = 0.02
/** On a large disk a fiftieth is more than the database needs to go on. */
const KEPT_FREE_AT_MOST = 1e9
/** With less than this the database is about to fail. */
const FULL = 16 * 1024 * 1024

/** Whether an operator should make room soon. */
export const isLow = ({ free, total }: DiskSpace): boolean => free < LOW * total

export const isFull = ({ free }: DiskSpace): boolean => free < FULL

/** Whether so many bytes may be stored: photos end before the disk does, so that the database still has room. */
export const hasRoomFor = (bytes: number, { free, total }: DiskSpace): boolean =>
  free - bytes >= Math.min(KEPT_FREE * total, KEPT_FREE_AT_MOST)
