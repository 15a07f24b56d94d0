import { Problem } from '#shared/problem.ts'

const FULL = ['ENOSPC', 'EDQUOT']
/** An operator's to mend, or gone in a moment: the request may be sent again. */
const PASSING = ['EIO', 'EROFS', 'EACCES', 'EPERM', 'EMFILE', 'ENFILE', 'EBUSY', 'ENOTDIR']
const RETRY_AFTER_SECONDS = 5

/** The refusal of what the disk has no room for. */
export const noSpaceLeft = (cause?: unknown): Problem =>
  new Problem('disk-full', 'The portal has no space left to save this. Please try again later', { cause })

/** The refusal that a failure to store a file stands for; any other error as it is. */
export function storageProblem(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (FULL.includes(code)) return noSpaceLeft(error)
  if (!PASSING.includes(code)) return error
  return new Problem('unavailable', 'The portal can’t save photos right now. Please try again in a moment', {
    retryAfter: RETRY_AFTER_SECONDS,
    cause: error,
  })
}
