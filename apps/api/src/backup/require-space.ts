import { type DiskSpace, hasSpaceFor, createDisk } from '#storage/disk.ts'
import { CommandError } from '#shared/command-error.ts'

/** Throws if these bytes would fill the disk; some of it must stay free for the portal's own database. */
export async function requireSpace(folder: string, bytes: number): Promise<void> {
  const space: DiskSpace = await createDisk(folder).space()
  if (hasSpaceFor(bytes, space)) return
  throw new CommandError(
    `There is not enough space in ${folder}: ${formatBytes(bytes)} are needed, ${formatBytes(space.free)} are free, and some has to stay free`,
  )
}

const FULL = new Set(['ENOSPC', 'EDQUOT', 'SQLITE_FULL'])

/** Explains an error of a full disk to the operator; returns any other error unchanged. */
export const explainFullDisk = (error: unknown, folder: string): unknown =>
  error instanceof Error && 'code' in error && FULL.has(String(error.code))
    ? new CommandError(
        `There is no space left in ${folder}. Nothing was kept there; free some space and try again`,
        {
          cause: error,
        },
      )
    : error

const MEGABYTE = 1_000_000

/** Formats megabytes with one decimal: `12.3 MB`. */
export const formatBytes = (bytes: number): string => `${(bytes / MEGABYTE).toFixed(1)} MB`
