import { randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { newS3 } from '#test/s3.ts'
import { StoreError } from './file-store.ts'
import { createS3Store } from './s3-store.ts'

const NAME = 'n1fAbcdefghijklmno-_23-400.webp'
const FILE = { name: NAME, bytes: Buffer.from('a photo') }
/** Larger than the buffers of sockets. */
const LARGE = { name: NAME, bytes: randomBytes(32 * 1024 * 1024) }

/** Runs every operation of a store. */
const ask = (store: ReturnType<typeof createS3Store>) => [
  store.put([FILE]),
  store.copy([{ from: NAME, to: NAME }]),
  store.remove([NAME]),
  store.stat(NAME),
  store.read(NAME),
  store.files()[Symbol.asyncIterator]().next(),
]

async function failuresOf(store: ReturnType<typeof createS3Store>): Promise<unknown[]> {
  const outcomes = await Promise.allSettled(ask(store))
  return outcomes.map((outcome) => (outcome.status === 'rejected' ? outcome.reason : outcome.status))
}

test('a stopped server fails every call, and is used again once it is back', async () => {
  const s3 = await newS3()
  const store = createS3Store(s3.objectStore)
  await store.put([FILE])
  await s3.stop()
  for (const failure of await failuresOf(store)) expect(failure).toBeInstanceOf(StoreError)
  await s3.start()
  const file = await store.read(NAME)
  expect(file && (await buffer(file.stream)).toString()).toBe('a photo')
})

test('a server that accepts connections without a response fails every call', async () => {
  const s3 = await newS3()
  s3.interceptWith(() => () => undefined)
  const store = createS3Store(s3.objectStore, { connect: 100, response: 100, idle: 1_000 })
  for (const failure of await failuresOf(store)) expect(failure).toBeInstanceOf(StoreError)
})

test.each([
  ['a server that stops', (s3: Awaited<ReturnType<typeof newS3>>) => s3.stop()],
  // Its connection stays open.
  ['a server that falls silent', () => Promise.resolve()],
])('%s in the middle of a file breaks the stream', async (_, fall) => {
  const s3 = await newS3()
  const store = createS3Store(s3.objectStore, { connect: 1_000, response: 5_000, idle: 500 })
  s3.interceptWith(() => (request, response) => {
    request.resume()
    response.writeHead(200, { 'content-length': 1_000_000 }).write('the beginning')
  })
  const file = await store.read(NAME)
  const broken = buffer(file!.stream)
  await fall(s3)
  await expect(broken).rejects.toThrow(/aborted|timed out/)
})

test('an abandoned file leaves no open connection', async () => {
  const s3 = await newS3()
  const store = createS3Store(s3.objectStore)
  await store.put([LARGE])
  const file = await store.read(NAME)
  await once(file!.stream, 'readable')
  file!.stream.destroy()
  await store.stat(NAME)
  await expect.poll(() => s3.connections()).toBeLessThanOrEqual(1)
})

test('a refused key and a missing bucket are failures, not missing files', async () => {
  const s3 = await newS3()
  const elsewhere = createS3Store({ ...s3.objectStore, bucket: 'no-such-bucket' })
  await expect(elsewhere.read(NAME)).rejects.toThrow(/s3:\/\/no-such-bucket\/photos\/: NoSuchBucket/)
  await expect(elsewhere.stat(NAME)).rejects.toThrow(/s3:\/\/no-such-bucket\/photos\/: NotFound/)
  s3.interceptWith(() => (request, response) => {
    request.resume()
    response.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>')
  })
  await expect(createS3Store(s3.objectStore).read(NAME)).rejects.toThrow(/SignatureDoesNotMatch/)
})

test('a full store reports that', async () => {
  const s3 = await newS3()
  s3.interceptWith(() => (request, response) => {
    request.resume()
    response.writeHead(507).end('<Error><Code>XMinioStorageFull</Code></Error>')
  })
  const outcome = await createS3Store(s3.objectStore)
    .put([FILE])
    .catch((error: unknown) => error)
  expect(outcome).toMatchObject({ name: 'StoreError', isFull: true })
})

test('two portals share a bucket by prefix', async () => {
  const { objectStore } = await newS3()
  const stores = ['', 'one/', 'one/two/'].map((prefix) => createS3Store({ ...objectStore, prefix }))
  for (const [index, store] of stores.entries())
    await store.put([{ name: NAME, bytes: Buffer.from(`of ${index}`) }])
  for (const [index, store] of stores.entries()) {
    const names: string[] = []
    for await (const { name } of store.files()) names.push(name)
    expect(names).toEqual([NAME])
    const file = await store.read(NAME)
    expect(file && (await buffer(file.stream)).toString()).toBe(`of ${index}`)
  }
})
