import { randomBytes } from 'node:crypto'
import { Command } from 'commander'
import { readSiteConfig, readMediaConfig } from '#config/config.ts'
import { syncEditorial } from '#features/content/editorial/editorial.service.ts'
import { openMedia } from '#media/store/open-media.ts'
import { createLog } from '#process/log.ts'
import { openDisk } from '#storage/disk.ts'
import { print } from './print.ts'
import { withStore } from './with-store.ts'

export function seedCommand(): Command {
  return new Command('seed').description('Sample content').addCommand(
    new Command('demo')
      .description('fills an empty database with the demo data and the demo accounts')
      .action(async () => {
        const { publicUrl } = readSiteConfig(process.env)
        const { seedDemo } = await import('#demo/seed.ts')
        const seeded = await withStore(async (store) => {
          await syncEditorial(store, { publicUrl, now: store.now() })
          return seedDemo(store, store.now(), { store, ...(await openPictures()) })
        })
        print(seeded ? 'The demo data is in\n' : 'The database holds data already: nothing was added\n')
      }),
  )
}

/** Where the server will look for photos. */
async function openPictures() {
  const config = readMediaConfig(process.env)
  return {
    media: await openMedia(config),
    disk: openDisk(config.dataDir),
    randomBytes,
    log: createLog({ logLevel: 'warn' }, process.stderr),
  }
}
