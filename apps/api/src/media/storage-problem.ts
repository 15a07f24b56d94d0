import type { Disk } from '#storage/disk.ts'
import { noSpaceLeft, Problem } from '#shared/problem.ts'
import { StoreError } from './store/file-store.ts'

const FULL_CODES = ['ENOSPC', 'EDQUOT']
/** Errors that are temporary or that an operator can fix: the request may be repeated. */
const TEMPORARY_CODES = ['EIO', 'EROFS', 'EACCES', 'EPERM', 'EMFILE', 'ENFILE', 'EBUSY', 'ENOTDIR']
const RETRY_AFTER_SECONDS = 5

const CANNOT_SAVE = 'The portal can’t save photos right now. Please try again in a moment'
const CANNOT_READ = 'The portal can’t reach its photos right now. Please try again in a moment'

/** Returns the problem for an error while storing a file; other errors unchanged. Records a disk failure. */
export function toSavingProblem(error: unknown, disk: Pick<Disk, 'suspect'>): unknown {
  if (!(error instanceof StoreError)) disk.suspect()
  if (isFull(error)) return noSpaceLeft(error)
  return isTemporary(error) ? unavailable(CANNOT_SAVE, error) : error
}

/** Returns the problem for an error while reading a file; other errors unchanged. */
export const toReadingProblem = (error: unknown): unknown =>
  isTemporary(error) ? unavailable(CANNOT_READ, error) : error

const isFull = (error: unknown): boolean =>
  error instanceof StoreError ? error.isFull : FULL_CODES.includes(codeOf(error))

const isTemporary = (error: unknown): boolean =>
  error instanceof StoreError || TEMPORARY_CODES.includes(codeOf(error))

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : ''

const unavailable = (message: string, cause: unknown): Problem =>
  new Problem('unavailable', message, { retryAfter: RETRY_AFTER_SECONDS, cause })
