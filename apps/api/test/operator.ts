import { copyFileSync } from 'node:fs'
import { inject, onTestFinished } from 'vitest'
import { databaseFile, openDataDir } from '#db/engine/sqlite/open.ts'
import type { Store } from '#db/engine/store.ts'
import { newCli } from './cli.ts'
import { newDataDir } from './data-dir.ts'
import { newMigratedDatabase, openForTest } from './migrated-postgres.ts'
import { ENGINE } from './new-store.ts'
import { reverseUnordered } from './stores/unordered-reversed.ts'

interface Operator {
  readonly dataDir: string
  /** The environment variables of its database, for commands. */
  readonly database: Readonly<Record<string, string>>
  readonly store: Store
  /** The operator's commands on it, each in a process of its own. */
  readonly cli: ReturnType<typeof newCli>
}

/** Creates a migrated portal that this process has open, on the engine of the run, with the operator's commands. */
export async function newOperator(environment: Readonly<Record<string, string>> = {}): Promise<Operator> {
  const dataDir = newDataDir()
  if (ENGINE === 'postgres') {
    const url = await newMigratedDatabase()
    const database = { DATABASE_URL: url }
    const cli = newCli(dataDir, { ...environment, ...database })
    return { dataDir, database, store: await openForTest(url), cli }
  }
  copyFileSync(inject('migrated'), databaseFile(dataDir))
  const store = reverseUnordered(openDataDir(dataDir))
  onTestFinished(() => store.close())
  return { dataDir, database: {}, store, cli: newCli(dataDir, environment) }
}
