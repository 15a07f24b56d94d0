import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pack, type Headers } from 'tar-stream'
import { expect, test } from 'vitest'
import { migrations } from '#db/engine/sqlite/migrations/index.ts'
import { databaseFile, openStore, type SqliteStore } from '#db/engine/sqlite/open.ts'
import { createBackup, newPortalFolder, restoreBackup } from '#test/backed-up-portal.ts'
import { newDataDir } from '#test/data-dir.ts'
import { createOldStore } from '#test/old-store.ts'
import { newStoreFromBefore } from '#test/stores/sqlite-store.ts'
import { listUsedFiles } from '#media/photos.service.ts'
import { CommandError } from '#shared/command-error.ts'
import { parseManifest, type Manifest } from './manifest.ts'
import { readArchive } from './read-archive.ts'
import { copySoundDatabase } from './database-part.ts'
import { writeArchive } from './write-archive.ts'

const newFile = () => join(newDataDir(), 'backup.tar')

/** Returns the error of a restore that refuses an archive and leaves the folder unchanged. */
async function getRefusal(file: string): Promise<string> {
  const dataDir = join(newDataDir(), 'data')
  const outcome = await restoreBackup(file, dataDir).then(
    () => 'it was restored',
    (error: unknown) => (error instanceof CommandError ? error.message : String(error)),
  )
  return existsSync(dataDir) ? `something was left behind: ${outcome}` : outcome
}

/** Reads the entries of a backup by name. */
async function entriesOf(file: string) {
  const entries = new Map<string, Buffer>()
  await readArchive(file, {
    manifest: async (manifest) => void entries.set('manifest.json', Buffer.from(JSON.stringify(manifest))),
    database: async (content) => void entries.set('portal.sqlite', await buffer(content)),
    media: async (name, bytes) => void entries.set(`media/${name}`, Buffer.from(bytes)),
    objects: async () => {},
    missing: async (names) => void entries.set('media-missing.txt', Buffer.from(names.join('\n'))),
  })
  return entries
}

/** Writes entries with correct checksums. */
async function rewritten(entries: Iterable<[string, Buffer]>): Promise<string> {
  const archive = newFile()
  await writeArchive(
    { archive, checksums: join(dirname(archive), 'sums') },
    (async function* () {
      for (const [name, content] of entries) yield { name, size: content.length, content: [content] }
    })(),
  )
  return archive
}

test('a backup with one wrong byte anywhere is refused', async () => {
  const { file } = await createBackup(await newPortalFolder())
  const whole = readFileSync(file)
  const media = whole.indexOf('media/')
  const places = [
    ['the header of the manifest', 110],
    ['the manifest', 600],
    ['the database', whole.indexOf('SQLite format 3') + 9_000],
    ['the name of a photo', media + 8],
    ['a photo', media + 512 + 50],
    ['the checksums', whole.lastIndexOf('portal.sqlite') - 10],
  ] as const
  for (const [, at] of places) {
    const damaged = Buffer.from(whole)
    damaged[at] = (damaged[at] ?? 0) ^ 1
    const copy = newFile()
    writeFileSync(copy, damaged)
    expect(await getRefusal(copy)).toMatch(
      /is damaged or was cut off|no backup of a portal|which is no photo/,
    )
  }
})

test('a backup with reordered parts is refused as repacked', async () => {
  const { file } = await createBackup(await newPortalFolder())
  const [manifest, ...others] = await entriesOf(file)
  if (!manifest) throw new Error('The backup is empty')
  for (const first of ['portal.sqlite', 'media-missing.txt']) {
    const entries = [...others, manifest].toSorted(([a], [b]) => Number(b === first) - Number(a === first))
    const copy = await rewritten(entries)
    expect(await getRefusal(copy)).toBe(
      `${copy} holds the parts of a backup in another order: "${first}" comes first, as where they were packed anew. Use the file that \`backup\` wrote`,
    )
  }
})

test('a truncated backup is refused, wherever it ends', async () => {
  const { file } = await createBackup(await newPortalFolder())
  const whole = readFileSync(file)
  const checksums = whole.lastIndexOf('SHA256SUMS')
  for (const length of [13, 100, 512, 700, 5_000, whole.indexOf('media/'), checksums, checksums + 600]) {
    const copy = newFile()
    writeFileSync(copy, whole.subarray(0, length))
    expect(await getRefusal(copy)).toMatch(/is damaged or was cut off/)
  }
})

test.each<[string, Headers]>([
  ['above the folder', { name: '../evil' }],
  ['above the media folder', { name: 'media/../../evil' }],
  ['at an absolute path', { name: '/tmp/evil' }],
  ['under a name of its own', { name: 'session-secret' }],
  ['among the photos', { name: 'media/evil.sh' }],
  ['in a folder of the photos', { name: 'media/more/evil' }],
  ['by a symbolic link', { name: 'media/link', type: 'symlink', linkname: '/etc/passwd' }],
  ['by a hard link', { name: 'portal.sqlite', type: 'link', linkname: '/etc/passwd' }],
  ['as a folder', { name: 'media', type: 'directory' }],
])('an archive that would put something %s is refused', async (_, header) => {
  const { file } = await createBackup(await newPortalFolder())
  const manifest = (await entriesOf(file)).get('manifest.json') ?? ''
  const packing = pack()
  packing.entry({ name: 'manifest.json' }, manifest)
  if (header.type === undefined) packing.entry(header, 'evil')
  else packing.entry(header)
  packing.finalize()
  const archive = newFile()
  writeFileSync(archive, await buffer(packing))
  const above = dirname(archive)
  expect(await getRefusal(archive)).toMatch(/holds ".*", which (no backup does|is no photo)/)
  expect(readdirSync(above)).toEqual(['backup.tar'])
})

test.each([
  ['portal.sqlite', 'holds two databases'],
  ['portal.dump', 'holds two databases'],
  ['media-missing.txt', 'holds "media-missing.txt" twice'],
])('an archive with an additional %s is refused in one sentence', async (name, sentence) => {
  const entries = [...(await entriesOf((await createBackup(await newPortalFolder())).file))]
  const doubled =
    entries.find(([entry]) => entry === name) ?? entries.find(([entry]) => entry === 'portal.sqlite')
  const archive = await rewritten([...entries, [name, doubled?.[1] ?? Buffer.alloc(0)]])
  expect(await getRefusal(archive)).toBe(
    `${archive} ${sentence}, so that nobody knows which is meant. Use another backup`,
  )
})

test('a backup that lacks data of its manifest or rows is refused', async () => {
  const portal = await newPortalFolder()
  const entries = await entriesOf((await createBackup(portal)).file)
  const photo = `media/${portal.files[0]}`
  const without = (name: string) => new Map([...entries].filter(([entry]) => entry !== name))
  expect(await getRefusal(await rewritten(without(photo)))).toContain(
    `the photo ${portal.files[0]} is not in it`,
  )
  expect(await getRefusal(await rewritten(without('portal.sqlite')))).toMatch(
    /The table \w+ has no rows, and the manifest says \d+/,
  )
  const manifest = parseManifest(String(entries.get('manifest.json'))) as Manifest
  const more = structuredClone(manifest) as { database: { tables: Record<string, number> } }
  more.database.tables['users'] = 4
  entries.set('manifest.json', Buffer.from(JSON.stringify(more)))
  expect(await getRefusal(await rewritten(entries))).toContain(
    'The table users has 3 rows, and the manifest says 4',
  )
})

test('a backup of a newer version, or in another format, is refused before anything is read', async () => {
  const entries = await entriesOf((await createBackup(await newPortalFolder())).file)
  const manifest = JSON.parse(String(entries.get('manifest.json'))) as Manifest
  const { database } = manifest
  const newer = { ...manifest, database: { ...database, migrations: [...database.migrations, '999-later'] } }
  for (const [changed, sentence] of [
    [newer, 'is of a newer version of the portal (it has 999-later)'],
    [{ ...manifest, format: 3 }, 'is a backup of format 3, which this version can’t read'],
  ] as const) {
    entries.set('manifest.json', Buffer.from(JSON.stringify(changed)))
    expect(await getRefusal(await rewritten(entries))).toContain(sentence)
  }
})

test('a backup of an older version is migrated', async () => {
  const old = '137-underscores-between-words'
  const { store } = await createOldStore(old)
  const { dataDir, report } = await restoreBackup(await backupOf(store))
  expect(report.changes.migrations).toEqual(Object.keys(migrations).filter((name) => name > old))
  expect(report.changes.migrations).toContain('145-provider-returns')
  const now = openStore(databaseFile(dataDir))
  expect(await now.read.selectFrom('users').selectAll().execute()).toEqual([])
  await now.close()
})

test('a backup from before the baseline is migrated', async () => {
  const { dataDir, report } = await restoreBackup(await backupOf(await newStoreFromBefore()))
  expect(report.manifest.database.migrations).toContain('001-accounts')
  expect(report.changes.migrations).not.toContain('136-baseline')
  const now = openStore(databaseFile(dataDir))
  expect(await now.read.selectFrom('orders').select('reference').execute()).toEqual([
    { reference: 'PB-8YM3-AY' },
  ])
  await now.close()
})

test('a backup that is too old is refused before it is read, with the release to use first', async () => {
  const entries = await entriesOf((await createBackup(await newPortalFolder())).file)
  const manifest = JSON.parse(String(entries.get('manifest.json'))) as Manifest
  const database = { ...manifest.database, migrations: ['001-accounts', '122-search-word-overrides'] }
  entries.set('manifest.json', Buffer.from(JSON.stringify({ ...manifest, database })))
  expect(await getRefusal(await rewritten(entries))).toContain(
    'is of a version that is too old for this one (its last migration is 122-search-word-overrides). Restore it with the release before this one, and start this one after it',
  )
})

/** Creates an archive of a database without its photos. */
async function backupOf({ writeSqlite, read }: SqliteStore): Promise<string> {
  const [{ file: path } = { file: '' }] = writeSqlite.pragma('database_list') as { file: string }[]
  const folder = newDataDir()
  const copy = await copySoundDatabase({ dataDir: dirname(path), databaseUrl: null }, folder)
  await copy.close()
  const missing: string[] = []
  for await (const name of listUsedFiles(read)) missing.push(name)
  const { format, createdAt, build } = { format: 1, createdAt: 1, build: '1.0.0' }
  const manifest = JSON.stringify({ format, createdAt, build, database: copy.facts })
  return rewritten(
    new Map([
      ['manifest.json', Buffer.from(manifest)],
      ['portal.sqlite', readFileSync(copy.file)],
      ['media-missing.txt', Buffer.from(missing.map((name) => `${name}\n`).join(''))],
    ]),
  )
}
