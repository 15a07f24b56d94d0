import type { OnEnd } from '@portal/api/test/file-end.ts'

/** Does a work, and ends what it opened, the last first. */
export async function untilDone<Done>(work: (onEnd: OnEnd) => Promise<Done>): Promise<Done> {
  const ends: (() => Promise<void> | void)[] = []
  try {
    return await work((end) => ends.push(end))
  } finally {
    for (const end of ends.toReversed()) await end()
  }
}
