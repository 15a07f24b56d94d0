import { AsyncLocalStorage } from 'node:async_hooks'
import { onTestFinished } from 'vitest'
import { onFileFinished, type OnEnd } from './file-end.ts'

const runs = new AsyncLocalStorage<Parameters<OnEnd>[0][]>()

/** Like `onTestFinished`, or at the end of the current run of a property. */
export const onRunFinished: OnEnd = (work) => {
  const works = runs.getStore()
  if (works) works.push(work)
  else onTestFinished(work)
}

/**
 * Makes each call of a property a run of its own: its portals and databases end with it rather than with the test, which
 * would keep the connections of all of them.
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
 * Creates what all tests of a file read at its first use. Called at the top of the file; its portals and databases end with
 * the file.
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
