import { afterAll } from 'vitest'

/** Registers cleanup for the end of a test or file. */
export type OnEnd = (work: () => Promise<void> | void) => void

/**
 * Replaces `onTestFinished` for what all tests of a file share: called at the top of the file, it ends with the last test.
 */
export function onFileFinished(): OnEnd {
  const works: (() => Promise<void> | void)[] = []
  afterAll(async () => {
    for (const work of works.toReversed()) await work()
  })
  return (work) => works.push(work)
}
