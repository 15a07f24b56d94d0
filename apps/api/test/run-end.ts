import { AsyncLocalStorage } from 'node:async_hooks'
import { onTestFinished } from 'vitest'
import { onFileFinished, type OnEnd } from './file-end.ts'

const runs = new AsyncLocalStorage<Parameters<OnEnd>[0][]>()

/** As `onTestFinished`, or at the end of the run of a property that it is called in. */
export const onRunFinished: OnEnd = (work) => {
  const works = runs.getStore()
  if (works) works.push(work)
  else onTestFinished(work)
}

/**
 * Makes each call of a property a run of its own: the portals and databases that it opens end with it, rather than with the
 * test, which would hold the connections of all of them.
 */
export const asRun =
  <Values extends unknown[]>(property: (...values: Values) => Promise<void>) =>
  async (...values: Values): Promise<void> => {
    const works: Parameters<OnEnd>[0][] = []
    try {
      await runs.run(works, () => property(...values))
    } finally {
      for (const work of works.toReversed()) await work()
    }
  }

/**
 * Makes what all tests of a file read, once one of them asks for it. Called at the top of the file; the portals and databases
 * that it opens end with the file.
 */
export function onceForFile<Made>(make: () => Promise<Made>): () => Promise<Made> {
  const onEnd = onFileFinished()
  const works: Parameters<OnEnd>[0][] = []
  let made: Promise<Made> | undefined
  onEnd(async () => {
    for (const work of works.toReversed()) await work()
  })
  return () => (made ??= runs.run(works, make))
}
