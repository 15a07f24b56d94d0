import type { OnEnd } from '@portal/api/test/file-end.ts'

/** Runs work, then its clean-ups in reverse order. */
export async function withCleanup<Done>(work: (onEnd: OnEnd) => Promise<Done>): Promise<Done> {
  const ends: (() => Promise<void> | void)[] = []
  try {
    return await work((end) => ends.push(end))
  } finally {
    for (const end of ends.toReversed()) await end()
  }
}
