import { chmodSync, copyFileSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, inject, test } from 'vitest'
import { openStore } from '#db/engine/sqlite/open.ts'
import { newDataDir } from './data-dir.ts'
import { addListings } from './listings.ts'
import { dataUrl, createPhonePhoto, SHOP } from './photos.ts'
import { startServer } from './process.ts'

/** Lists the modes of a folder and its content. */
function modesIn(folder: string, root = folder): [path: string, mode: string][] {
  const found = statSync(folder)
  const own: [string, string] = [relative(root, folder), (found.mode & 0o777).toString(8)]
  if (!found.isDirectory()) return [own]
  return [own, ...readdirSync(folder).flatMap((name) => modesIn(join(folder, name), root))]
}

/** Lists paths that are accessible to others than their owner. */
const openIn = (folder: string) => modesIn(folder).filter(([, mode]) => !mode.endsWith('00'))

/** Adds data to the database, so that the server does not fill it with the demo. */
async function addListing(dataDir: string): Promise<void> {
  const file = join(dataDir, 'portal.sqlite')
  copyFileSync(inject('migrated'), file)
  chmodSync(file, 0o644)
  const store = openStore(file)
  await addListings(store, {})
  await store.close()
}

test.skipIf(process.platform === 'win32')(
  'no file in the data folder is accessible to other users',
  async () => {
    const dataDir = join(newDataDir(), 'data')
    for (const folder of ['', 'media', 'outbox', 'backups/monday']) {
      mkdirSync(join(dataDir, folder), { recursive: true })
      writeFileSync(join(dataDir, folder, 'left-open'), 'from before')
      chmodSync(join(dataDir, folder), 0o755)
      chmodSync(join(dataDir, folder, 'left-open'), 0o644)
    }
    await addListing(dataDir)
    expect(openIn(dataDir)).not.toEqual([])
    const server = await startServer({ DATA_DIR: dataDir, PORTAL_DEMO: '1' })
    expect(openIn(dataDir)).toEqual([])

    let cookie = ''
    const signUp = async () => {
      cookie = await server.newSession()
      return cookie
    }
    // A machine that is busy with other tests may cause an overload response.
    await expect.poll(signUp).not.toBe('')
    const images = [dataUrl(await createPhonePhoto({ width: 900, height: 700 }))]
    const response = await fetch(`${server.url}/api/businesses`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ ...SHOP, images }),
    })
    expect(response.status).toBe(201)
    const mails = () => readdirSync(join(dataDir, 'outbox')).filter((name) => name.endsWith('.eml'))
    await expect.poll(() => mails().length).toBeGreaterThan(0)
    const paths = modesIn(dataDir).map(([path]) => path)
    expect(paths).toEqual(
      expect.arrayContaining(['portal.sqlite', 'portal.sqlite-wal', 'portal.sqlite-shm', 'session-secret']),
    )
    expect(paths.filter((path) => path.endsWith('.webp'))).not.toEqual([])
    expect(openIn(dataDir)).toEqual([])
    server.kill('SIGTERM')
    expect(await server.exitCode()).toBe(0)
    expect(openIn(dataDir)).toEqual([])
  },
  60_000,
)
