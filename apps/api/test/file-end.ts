import { afterAll } from 'vitest'

/** Takes what to do when something that a test started is to end. */
export type OnEnd = (work: () => Promise<void> | void) => void

/** For what all tests of a file share, in place of `onTestFinished`: called at the top of the file, it ends with the last of them. */
export function onFileFinished(): OnEnd {
  const works: (() => Promise<void> | void)[] = []
  afterAll(async () => {
    for (const work of works.toReversed()) await work()
  })
  return (work) => works.push(work)
}
