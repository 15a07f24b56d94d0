import { copyFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { migrate } from '@portal/api/src/db/schema.ts'
import { openDataDir } from '@portal/api/src/db/engine/sqlite/open.ts'
import { fillDataset } from '@portal/api/test/dataset/dataset.ts'

/** The most slugs by which profiles are requested. */
const MAX_SLUGS = 50_000

/**
 * Creates a database and copies it, so that each server has its own copy of the same bytes. Complete data of an earlier run is
 * reused.
 */
export async function createData(size: number, folder: string, log: (text: string) => void): Promise<void> {
  if (existsSync(getMarkerFile(folder))) return
  rmSync(folder, { recursive: true, force: true })
  await createFolders(size, folder, log)
  writeFileSync(getMarkerFile(folder), '')
}

/** The file that marks a folder whose data is complete. */
const getMarkerFile = (folder: string): string => join(folder, 'made')

async function createFolders(size: number, folder: string, log: (text: string) => void): Promise<void> {
  const store = openDataDir(join(folder, 'bare'))
  await migrate(store)
  await fillDataset(store, size, Date.now(), (done) => {
    if (done % 100_000 === 0) log(`${done.toLocaleString('en')} listings made`)
  })
  store.writeSqlite.pragma('wal_checkpoint(truncate)')
  mkdirSync(join(folder, 'api'))
  copyFileSync(join(folder, 'bare', 'portal.sqlite'), join(folder, 'api', 'portal.sqlite'))
  await store.close()
  for (const server of ['bare', 'api']) await waitForFlush(join(folder, server, 'portal.sqlite'))
}

/** Waits until a file is written to the disk. */
async function waitForFlush(path: string): Promise<void> {
  const file = await open(path, 'r+')
  await file.sync()
  await file.close()
}

/** Slugs of listings that both servers show. */
export async function findPublicSlugs(folder: string): Promise<string[]> {
  const store = openDataDir(join(folder, 'api'))
  const rows = await store.read
    .selectFrom('businesses')
    .select('slug')
    .where('listed', '=', 1)
    .where('public_until', '>', Date.now())
    .orderBy('id')
    .limit(MAX_SLUGS)
    .execute()
  await store.close()
  return rows.map(({ slug }) => slug)
}
