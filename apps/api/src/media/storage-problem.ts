import type { Disk } from '#storage/disk.ts'
import { createNoSpaceProblem, Problem } from '#shared/problem.ts'
import { StoreError } from './store/file-store.ts'

const FULL_CODES = ['ENOSPC', 'EDQUOT']
/** Errors that are temporary or that an operator can fix: the request may be repeated. */
const TEMPORARY_CODES = ['EIO', 'EROFS', 'EACCES', 'EPERM', 'EMFILE', 'ENFILE', 'EBUSY', 'ENOTDIR']
const RETRY_AFTER_SECONDS = 5

const CANNOT_SAVE = 'The portal can’t save photos right now. Please try again in a moment'
const CANNOT_READ = 'The portal can’t reach its photos right now. Please try again in a moment'

/** Returns the problem for an error while storing a file; other errors unchanged. Records a disk failure. */
export function toSavingProblem(error: unknown, disk: Pick<Disk, 'markSuspect'>): unknown {
  if (!(error instanceof StoreError)) disk.markSuspect()
  if (isFull(error)) return createNoSpaceProblem(error)
  return isTemporary(error) ? createUnavailableProblem(CANNOT_SAVE, error) : error
}

/** Returns the problem for an error while reading a file; other errors unchanged. */
export const toReadingProblem = (error: unknown): unknown =>
  isTemporary(error) ? createUnavailableProblem(CANNOT_READ, error) : error

const isFull = (error: unknown): boolean =>
  error instanceof StoreError ? error.isFull : FULL_CODES.includes(getCode(error))

const isTemporary = (error: unknown): boolean =>
  error instanceof StoreError || TEMPORARY_CODES.includes(getCode(error))

const getCode = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : ''

const createUnavailableProblem = (message: string, cause: unknown): Problem =>
  new Problem('unavailable', message, { retryAfter: RETRY_AFTER_SECONDS, cause })
