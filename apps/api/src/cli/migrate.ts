import { Command } from 'commander'
import { readDataDir } from '#config/config.ts'
import { migrate } from '#db/schema.ts'
import { openDatabase } from '#db/engine/open.ts'

export function migrateCommand(): Command {
  return new Command('migrate')
    .description(
      'brings the database to this version, as a start of the server does; makes it where there is none',
    )
    .action(async () => {
      const store = openDatabase({ dataDir: readDataDir(process.env) })
      try {
        const done = await migrate(store)
        process.stdout.write(
          done.length > 0 ? `Migrated: ${done.join(', ')}\n` : 'The database is of this version already\n',
        )
      } finally {
        await store.close()
      }
    })
}
