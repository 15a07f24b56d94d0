import { randomBytes } from 'node:crypto'
import { Command } from 'commander'
import { readSiteConfig, readMediaConfig } from '#config/config.ts'
import { syncEditorial } from '#features/content/editorial/editorial.service.ts'
import { completePhotos } from '#media/complete-photos.service.ts'
import { createOnDemandStore } from '#media/sizes-on-demand.ts'
import { createFileStore } from '#media/store/create-file-store.ts'
import { createLog } from '#process/log.ts'
import { createDisk } from '#storage/disk.ts'
import { print } from './print.ts'
import { withStore } from './with-store.ts'

export function createSeedCommand(): Command {
  return new Command('seed').description('Sample content').addCommand(
    new Command('demo')
      .description('fills an empty database with the demo data and the demo accounts')
      .option('--all-sizes', 'makes every size of its pictures, which a server makes when one is asked for')
      .action(async ({ allSizes = false }: { allSizes?: boolean }) => {
        const { publicUrl } = readSiteConfig(process.env)
        const { seedDemo } = await import('#demo/seed.ts')
        const seeded = await withStore(async (store) => {
          await syncEditorial(store, { publicUrl, now: store.now() })
          const pictures = { store, ...(await createPictures()) }
          const isSeeded = await seedDemo(store, store.now(), pictures)
          if (isSeeded && allSizes) await completePhotos(pictures)
          return isSeeded
        })
        print(seeded ? 'The demo data is in\n' : 'The database holds data already: nothing was added\n')
      }),
  )
}

/** Creates the store in which the server will look for photos. */
async function createPictures() {
  const config = readMediaConfig(process.env)
  const log = createLog({ logLevel: 'warn' }, process.stderr)
  return {
    media: createOnDemandStore(await createFileStore(config), log),
    disk: createDisk(config.dataDir),
    randomBytes,
    log,
  }
}
