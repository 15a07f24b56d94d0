import { copyFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { migrate } from '#db/migrate.ts'
import { openDataDir } from '#db/open.ts'
import { addActor } from './actor.ts'
import { fillDataset } from './dataset.ts'

/** One database, made once and copied, so that both servers have the same bytes and neither the other's writes. */
export async function makeData(size: number, folder: string, say: (text: string) => void): Promise<string[]> {
  const now = Date.now()
  const store = openDataDir(join(folder, 'bare'))
  await migrate(store.write)
  await addActor(store, now)
  await fillDataset(store, size, now, (done) => {
    if (done % 50_000 === 0) say(`${done.toLocaleString('en')} listings made`)
  })
  const rows = await store.read
    .selectFrom('businesses')
    .select('slug')
    .where('listed', '=', 1)
    .where('public_until', '>', now)
    .orderBy('id')
    .limit(50_000)
    .execute()
  await store.close()
  mkdirSync(join(folder, 'api'))
  copyFileSync(join(folder, 'bare', 'portal.sqlite'), join(folder, 'api', 'portal.sqlite'))
  return rows.map(({ slug }) => slug)
}
