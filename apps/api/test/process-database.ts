import { onTestFinished } from 'vitest'
import { openDataDir } from '#db/engine/sqlite/open.ts'
import type { Store } from '#db/engine/store.ts'
import { migrate } from '#db/schema.ts'
import { newDataDir } from './data-dir.ts'
import { newMigratedDatabase, openForTest } from './migrated-postgres.ts'

/** The engines of a test of processes, one after the other. */
export const ENGINES = ['SQLite', 'PostgreSQL'] as const

export type Engine = (typeof ENGINES)[number]

const SESSION_SECRET = 'a secret of thirty-two characters'

/** The environment of processes on one database; their photos are in one folder. */
type Environment = {
  readonly DATA_DIR: string
  readonly SESSION_SECRET: string
  readonly DATABASE_URL?: string
}

/** Creates a migrated database for processes, and a store for the test, deleted when it ends. */
export async function newProcessDatabase(engine: Engine): Promise<{ store: Store; env: Environment }> {
  const env = { DATA_DIR: newDataDir(), SESSION_SECRET }
  if (engine === 'PostgreSQL') {
    const url = await newMigratedDatabase()
    return { store: await openForTest(url), env: { ...env, DATABASE_URL: url } }
  }
  const store = openDataDir(env.DATA_DIR)
  onTestFinished(() => store.close())
  await migrate(store)
  return { store, env }
}
