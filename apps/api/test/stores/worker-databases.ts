import { createPools, type Pools } from '#db/engine/postgres/open.ts'
import { newMigratedTemplate } from '../migrated-postgres.ts'
import { createDatabase, dropDatabase } from '../postgres-database.ts'
import { cleanDatabase, dropPlainIndexes, prepareCleaning } from './clean-database.ts'

/** A migrated database that one test at a time uses. */
export interface LentDatabase {
  readonly url: string
  readonly pools: Pools
  /** Restores its initial state. */
  clean(): Promise<void>
  /** Resets it for another test, or drops it if its definitions have changed. */
  refund(state: { readonly isUsable: boolean }): Promise<void>
}

interface OwnDatabase {
  readonly name: string
  readonly url: string
  readonly pools: Pools
}

/**
 * Connections without timers in this process, which tests with a fake clock would count and fire. The worker ends without
 * closing them.
 */
const TIMELESS = {
  idle: { connectionTimeoutMillis: 0, idleTimeoutMillis: 0, allowExitOnIdle: true },
  statementTimeoutMs: 0,
}

/** Each lent database keeps some connections, and the server allows 300 for all workers. */
const MAX_LENT = 12

/** Databases of this worker that no test uses. */
const idle: OwnDatabase[] = []
let lent = 0
let template: Promise<string> | undefined

/** Lends a database: creating one takes longer than emptying it. */
export async function borrowDatabase(): Promise<LentDatabase> {
  if (lent === MAX_LENT)
    throw new Error('A test holds too many databases: let each end with its run (`asRun`)')
  lent += 1
  const own = idle.pop() ?? (await newDatabase())
  return {
    ...own,
    clean: () => cleanDatabase(own.pools.write),
    async refund({ isUsable }) {
      lent -= 1
      if (isUsable) {
        await cleanDatabase(own.pools.write)
        idle.push(own)
        return
      }
      await Promise.all(Object.values(own.pools).map((pool: Pools[keyof Pools]) => pool.end()))
      await dropDatabase(own.name)
    },
  }
}

async function newDatabase(): Promise<OwnDatabase> {
  template ??= newMigratedTemplate(async ({ write }) => {
    await dropPlainIndexes(write)
    await prepareCleaning(write)
  })
  const { name, url } = await createDatabase(await template)
  return { name, url, pools: createPools(url, TIMELESS) }
}
