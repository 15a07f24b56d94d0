import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import type { FileStore } from '#media/store/file-store.ts'
import { createS3Store } from '#media/store/s3-store.ts'
import { createBackup, newPortalFolder } from '#test/backed-up-portal.ts'
import { newDataDir } from '#test/data-dir.ts'
import { newS3 } from '#test/s3.ts'
import { restore } from './restore.ts'

/** Creates a backup with photos, one of which a bucket already has. */
async function newBackup({ content }: { content?: string } = {}) {
  const portal = await newPortalFolder()
  const { file } = await createBackup(portal)
  const media = createS3Store((await newS3()).objectStore)
  const [name = ''] = portal.files
  const bytes = content === undefined ? await contentOf(portal.media, name) : Buffer.from(content)
  await media.put([{ name, bytes }])
  return { file, media, name, bytes, names: portal.files.toSorted() }
}

async function contentOf(media: Pick<FileStore, 'read'>, name: string): Promise<Buffer> {
  const file = await media.read(name)
  if (!file) throw new Error(`${name} is not there`)
  return buffer(file.stream)
}

async function namesIn(media: FileStore): Promise<string[]> {
  const names: string[] = []
  for await (const { name } of media.files()) names.push(name)
  return names.toSorted()
}

function restoreTo(media: FileStore, file: string) {
  const dataDir = join(newDataDir(), 'data')
  return restore({ dataDir, databaseUrl: null, place: dataDir, media, now: Date.now }, file)
}

test('a bucket only gets the photos that it lacks', async () => {
  const { file, media, name, names } = await newBackup()
  const put: string[] = []
  const watched: FileStore = {
    ...media,
    async put(files) {
      put.push(...files.map((one) => one.name))
      await media.put(files)
    },
  }
  expect((await restoreTo(watched, file)).files).toBe(names.length)
  expect(await namesIn(media)).toEqual(names)
  expect(put.toSorted()).toEqual(names.filter((one) => one !== name))
  // An interrupted restore has left some of them.
  await restoreTo(watched, file)
  expect(put).toHaveLength(names.length - 1)
})

test('a damaged archive adds nothing to a bucket', async () => {
  const { file, name, bytes, ...backup } = await newBackup()
  const archive = readFileSync(file)
  const at = archive.lastIndexOf('media-missing.txt')
  archive[at - 700] = (archive[at - 700] ?? 0) ^ 1
  const damaged = join(newDataDir(), 'backup.tar')
  writeFileSync(damaged, archive)
  const media: FileStore = { ...backup.media, put: () => Promise.reject(new Error('Something was put')) }
  await expect(restoreTo(media, damaged)).rejects.toThrow('is damaged or was cut off')
  expect(await namesIn(media)).toEqual([name])
  expect(await contentOf(media, name)).toEqual(bytes)
})

test.each([
  ['of another size', 'a'],
  ['of the same size', 'a'.repeat(100)],
])('a photo with other content in the bucket %s is refused and unchanged', async (_, content) => {
  const { file, media, name, bytes } = await newBackup({ content })
  await expect(restoreTo(media, file)).rejects.toThrow(
    `${name} is another file in s3://portal-photos/photos/ than in the backup`,
  )
  expect(await namesIn(media)).toEqual([name])
  expect(await contentOf(media, name)).toEqual(bytes)
})

test('a failed restore removes only its own photos from a bucket', async () => {
  const { file, media, name } = await newBackup()
  const now = () => {
    throw new Error('The last step fails')
  }
  const dataDir = join(newDataDir(), 'data')
  await expect(restore({ dataDir, databaseUrl: null, place: dataDir, media, now }, file)).rejects.toThrow(
    'The last step fails',
  )
  expect(await namesIn(media)).toEqual([name])
})
