import { openPools, type Pools } from '#db/engine/postgres/open.ts'
import { newMigratedTemplate } from '../migrated-postgres.ts'
import { createDatabase, dropDatabase } from '../postgres-database.ts'
import { CLEAN, prepareCleaning } from './clean-database.ts'

/** A migrated database that one test at a time has. */
export interface LentDatabase {
  readonly url: string
  readonly pools: Pools
  /** Makes it as it was, or drops it where its definitions have changed. */
  giveBack(state: { readonly isUsable: boolean }): Promise<void>
}

interface OwnDatabase {
  readonly name: string
  readonly url: string
  readonly pools: Pools
}

/** Databases of this worker that no test has. */
const idle: OwnDatabase[] = []
let template: Promise<string> | undefined

/** Lends a database: making one takes longer than emptying it. */
export async function borrowDatabase(): Promise<LentDatabase> {
  const own = idle.pop() ?? (await newDatabase())
  return {
    ...own,
    async giveBack({ isUsable }) {
      if (isUsable) {
        await own.pools.write.run({ text: CLEAN })
        idle.push(own)
        return
      }
      await Promise.all(Object.values(own.pools).map((pool: Pools[keyof Pools]) => pool.end()))
      await dropDatabase(own.name)
    },
  }
}

async function newDatabase(): Promise<OwnDatabase> {
  template ??= newMigratedTemplate(({ write }) => prepareCleaning(write))
  const { name, url } = await createDatabase(await template)
  return { name, url, pools: openPools(url) }
}
