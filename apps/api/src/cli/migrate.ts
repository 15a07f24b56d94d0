import { Command } from 'commander'
import { readDatabasePlace, readMediaConfig, readSiteConfig } from '#config/config.ts'
import { openDatabase } from '#db/engine/open.ts'
import { invalidateResponses } from '#db/version.ts'
import { createFileStore } from '#media/store/create-file-store.ts'
import { requireDatabaseOfPhotos, requireTablesOfPhotos } from '#preparation/photos-without-database.ts'
import { prepareDatabase } from '#preparation/prepare-database.ts'
import { print } from './print.ts'

const HELP = `
On PostgreSQL servers don't do so themselves: a new version begins with this command, while servers of the version before
still answer. It needs the PUBLIC_URL that the servers have, which links in texts begin with.`

export function createMigrateCommand(): Command {
  return new Command('migrate')
    .description(
      'brings the database to this version: its tables, what searches read, and the texts that ship; makes it where there is none',
    )
    .option('--new', 'begins anew where there are photos, but no database')
    .addHelpText('after', HELP)
    .action(async (options: { new?: true }) => {
      const { publicUrl } = readSiteConfig(process.env)
      const place = readDatabasePlace(process.env)
      const media = await createFileStore(readMediaConfig(process.env))
      if (options.new === undefined) await requireDatabaseOfPhotos(place, media)
      const store = await openDatabase(place, { disablesTimeout: true })
      try {
        if (options.new === undefined) await requireTablesOfPhotos(store, media)
        const { migrations, isSearchRenewed, texts } = await prepareDatabase(store, { publicUrl })
        await invalidateResponses(store, store.now())
        const done = [
          ...(migrations.length > 0 ? [`Migrated: ${migrations.join(', ')}`] : []),
          ...(isSearchRenewed ? ['Words of searches made anew'] : []),
          ...(texts > 0 ? [`Editorial texts taken over: ${texts}`] : []),
        ]
        print(`${done.length > 0 ? done.join('\n') : 'The database is of this version already'}\n`)
      } finally {
        await store.close()
      }
    })
}
