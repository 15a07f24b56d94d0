import { Problem } from '#shared/problem.ts'

const FULL_CODES = ['ENOSPC', 'EDQUOT']
/** Errors that an operator can fix or that pass: the request may be repeated. */
const TEMPORARY_CODES = ['EIO', 'EROFS', 'EACCES', 'EPERM', 'EMFILE', 'ENFILE', 'EBUSY', 'ENOTDIR']
const RETRY_AFTER_SECONDS = 5

/** The problem of a full disk. */
export const noSpaceLeft = (cause?: unknown): Problem =>
  new Problem('disk-full', 'The portal has no space left to save this. Please try again later', { cause })

/** The problem for an error while storing a file; other errors unchanged. */
export function toStorageProblem(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (FULL_CODES.includes(code)) return noSpaceLeft(error)
  if (!TEMPORARY_CODES.includes(code)) return error
  return new Problem('unavailable', 'The portal can’t save photos right now. Please try again in a moment', {
    retryAfter: RETRY_AFTER_SECONDS,
    cause: error,
  })
}
