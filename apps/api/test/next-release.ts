import { execFile } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { newDataDir } from './data-dir.ts'
import type { OnEnd } from './file-end.ts'
import { INHERITED } from './program.ts'

const API = join(import.meta.dirname, '..')
const MIGRATIONS = 'src/db/engine/postgres/migrations'
/** A name that sorts after the migrations of this release. */
const NAME = '999-next-release'

/**
 * Copies the program with one more migration, which adds a column to tables that every process uses: returns its start
 * file, and its command that migrates a database.
 */
export function newNextRelease(tables: readonly string[], onEnd?: OnEnd) {
  const folder = newDataDir(onEnd)
  for (const name of readdirSync(API)) {
    if (name === 'src') cpSync(join(API, name), join(folder, name), { recursive: true, filter: isNoTest })
    else symlinkSync(join(API, name), join(folder, name))
  }
  writeFileSync(
    join(folder, MIGRATIONS, `${NAME}.ts`),
    `import { sql, type Kysely } from 'kysely'

export const nextRelease = {
  async up(db: Kysely<unknown>) {
    for (const table of ${JSON.stringify(tables)}) {
      await sql\`alter table \${sql.table(table)} add column next_release text\`.execute(db)
    }
  },
}
`,
  )
  const list = join(folder, MIGRATIONS, 'index.ts')
  const listed = readFileSync(list, 'utf8').replace(/\}\s*$/, `  '${NAME}': nextRelease,\n}\n`)
  writeFileSync(list, `import { nextRelease } from './${NAME}.ts'\n${listed}`)
  return {
    main: join(folder, 'src/main.ts'),
    migrate: (databaseUrl: string) =>
      promisify(execFile)(process.execPath, [join(folder, 'src/cli/main.ts'), 'migrate'], {
        env: { ...INHERITED, DATA_DIR: newDataDir(onEnd), DATABASE_URL: databaseUrl },
      }),
  }
}

const isNoTest = (path: string): boolean => !path.endsWith('.test.ts')
