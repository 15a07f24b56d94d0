import { expect } from 'vitest'
import type { TestStore } from './new-store.ts'

/** A write lock of another process, for which this one waits. */
export interface HeldLock {
  /** Commits the other process's writes. */
  readonly release: () => Promise<void>
}

/** Begins a write in another process; resolves once it has the lock. */
export async function holdWriteLock(store: TestStore): Promise<HeldLock> {
  const other = await store.openBeside()
  const [held, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const writing = other.write.transaction().execute(async (trx) => {
    await trx.updateTable('readiness').set({ checked_at: 1 }).execute()
    held.resolve()
    await released.promise
  })
  await Promise.race([held.promise, writing])
  return {
    release: async () => {
      released.resolve()
      await writing
    },
  }
}

/** Begins transactions in this order: each once the previous ones wait for their turn. */
export async function runInOrder<Answer>(
  store: TestStore,
  ...begin: readonly (() => Promise<Answer>)[]
): Promise<Answer[]> {
  const { release } = await holdWriteLock(store)
  const begun: Promise<Answer>[] = []
  for (const next of begin) {
    begun.push(next())
    await expect.poll(() => countWaiting(store), { interval: 5 }).toBe(begun.length)
  }
  await release()
  return Promise.all(begun)
}

const countWaiting = (store: TestStore): number =>
  Object.values(store.waits()).reduce((sum, { waiting }) => sum + waiting, 0)
