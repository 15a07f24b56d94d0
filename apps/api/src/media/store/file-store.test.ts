import { createHash, randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { describe, expect, onTestFinished, test } from 'vitest'
import { newS3 } from '#test/s3.ts'
import type { FileStore } from './file-store.ts'
import { createFileStore } from './create-file-store.ts'

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-store-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

interface TestStore {
  readonly store: FileStore
  /** Makes storing a file of this name fail. */
  readonly refuse: (name: string) => void
}

async function newFolderStore(): Promise<TestStore> {
  const store = await createFileStore({ dataDir: newFolder(), objectStore: null })
  const refuse = (name: string) => void mkdirSync(join(store.place, name), { recursive: true })
  return { store, refuse }
}

async function newS3Store(): Promise<TestStore> {
  const s3 = await newS3()
  const store = await createFileStore({ dataDir: newFolder(), objectStore: s3.objectStore })
  const refuse = (name: string) => {
    s3.interceptWith((own) => (request, response) => {
      if (request.method === 'PUT' && request.url?.includes(name)) response.writeHead(500).end()
      else own(request, response)
    })
  }
  return { store, refuse }
}

const STORES = [
  ['a folder', newFolderStore],
  ['S3', newS3Store],
] as const

const NAME = 'n1fAbcdefghijklmno-_23-400.webp'
const OTHER = 'n1fAbcdefghijklmno-_24-400.webp'
const REFUSED = 'n1fAbcdefghijklmno-_25-400.webp'
const bytesOf = (text: string) => ({ name: NAME, bytes: Buffer.from(text) })

async function namesIn(store: FileStore): Promise<string[]> {
  const names: string[] = []
  for await (const { name } of store.files()) names.push(name)
  return names.toSorted()
}

async function readText(store: FileStore, name: string, range?: { start: number; end: number }) {
  const file = await store.read(name, range)
  return file && (await buffer(file.stream)).toString()
}

describe.each(STORES)('in %s', (_, newStore) => {
  test('reads a stored file with its size and date', async () => {
    const { store } = await newStore()
    const before = Date.now()
    await store.put([bytesOf('a photo'), { ...bytesOf('another'), name: OTHER }])
    expect(await readText(store, NAME)).toBe('a photo')
    expect(await readText(store, OTHER)).toBe('another')
    const found = await store.stat(NAME)
    expect(found).toMatchObject({ name: NAME, size: 7 })
    // Stores round down to a second.
    expect(found?.writtenAt).toBeGreaterThanOrEqual(before - 1000)
    const opened = await store.read(NAME)
    opened?.stream.destroy()
    expect(opened).toMatchObject({ name: NAME, size: 7, writtenAt: found?.writtenAt })
    const listed: unknown[] = []
    for await (const file of store.files()) listed.push(file)
    expect(listed).toContainEqual(found)
    expect(listed).toHaveLength(2)
    const others: unknown[] = []
    for await (const file of store.files(OTHER.slice(0, -8))) others.push(file)
    expect(others).toMatchObject([{ name: OTHER }])
  })

  test('stores an empty file', async () => {
    const { store } = await newStore()
    await store.put([bytesOf('')])
    expect(await readText(store, NAME)).toBe('')
    expect(await store.stat(NAME)).toMatchObject({ size: 0 })
  })

  test('an empty store finds, lists and removes nothing', async () => {
    const { store } = await newStore()
    expect(await store.stat(NAME)).toBeNull()
    expect(await store.read(NAME)).toBeNull()
    expect(await store.read(NAME, { start: 0, end: 3 })).toBeNull()
    expect(await namesIn(store)).toEqual([])
    await store.remove([NAME])
  })

  test('reads a range of a file with the size of the whole', async () => {
    const { store } = await newStore()
    await store.put([bytesOf('0123456789')])
    expect(await readText(store, NAME, { start: 3, end: 6 })).toBe('3456')
    expect(await readText(store, NAME, { start: 9, end: 9 })).toBe('9')
    const part = await store.read(NAME, { start: 3, end: 6 })
    part?.stream.destroy()
    expect(part?.size).toBe(10)
  })

  test('stores none of several files if one fails', async () => {
    const { store, refuse } = await newStore()
    refuse(REFUSED)
    const files = [bytesOf('a'), { ...bytesOf('b'), name: OTHER }, { ...bytesOf('c'), name: REFUSED }]
    await expect(store.put(files)).rejects.toThrow(/EISDIR|rename|photos/)
    expect(await namesIn(store)).toEqual([])
  })

  test('removes the named files and ignores missing ones', async () => {
    const { store } = await newStore()
    await store.put([bytesOf('a'), { ...bytesOf('b'), name: OTHER }])
    await store.remove([NAME, 'n1fAbcdefghijklmno-_25-400.webp'])
    expect(await namesIn(store)).toEqual([OTHER])
    expect(await store.read(NAME)).toBeNull()
  })

  test('a copy outlives its original', async () => {
    const { store } = await newStore()
    await store.put([bytesOf('a photo')])
    await store.copy([{ from: NAME, to: OTHER }])
    await store.remove([NAME])
    expect(await readText(store, OTHER)).toBe('a photo')
    await expect(store.copy([{ from: NAME, to: 'n1fAbcdefghijklmno-_25-400.webp' }])).rejects.toThrow(
      /ENOENT|NoSuchKey/,
    )
  })

  test('streams a large file in chunks', async () => {
    const { store } = await newStore()
    const bytes = randomBytes(24 * 1024 * 1024)
    await store.put([{ name: NAME, bytes }])
    const { largest, sha256 } = await readThrough((await store.read(NAME))?.stream)
    expect(sha256).toBe(createHash('sha256').update(bytes).digest('hex'))
    expect(largest).toBeLessThan(1024 * 1024)
  })

  test('lists more than 1,000 files, each once', async () => {
    const { store } = await newStore()
    const files = Array.from({ length: 1_050 }, (__, index) => ({
      name: `n1fAbcdefghijklmno-${String(index).padStart(4, '0')}-400.webp`,
      bytes: Buffer.from('a'),
    }))
    await store.put(files)
    expect(await namesIn(store)).toEqual(files.map(({ name }) => name))
  })
})

/** Reads a stream to its end without buffering it. */
async function readThrough(stream: Readable | undefined) {
  const hash = createHash('sha256')
  let largest = 0
  for await (const piece of stream ?? []) {
    hash.update(piece as Buffer)
    largest = Math.max(largest, (piece as Buffer).length)
  }
  return { largest, sha256: hash.digest('hex') }
}
