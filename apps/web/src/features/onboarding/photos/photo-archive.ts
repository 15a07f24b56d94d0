import { listDraftPhotoIds } from '../onboarding-draft.ts'

/** The shrunk photos of unsent listings on this device, by id. Drafts name theirs. */
export interface PhotoArchive {
  /** Fails if the browser doesn't store it: its storage may be full, or forbidden. */
  save: (id: string, photo: Blob) => Promise<void>
  /** Null if there is none. */
  find: (id: string) => Promise<Blob | null>
  /** Removes photos that no draft names, except these. */
  removeUnused: (except: readonly string[]) => Promise<void>
}

const DATABASE = 'pending-photos'
const STORE = 'photos'

/** Some browsers never answer after a fault. */
const TIMEOUT_MS = 5_000

/** The stored format: private windows of some browsers refuse blobs. */
interface StoredFile {
  type: string
  bytes: ArrayBuffer
}

const isStoredFile = (value: unknown): value is StoredFile =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  typeof value.type === 'string' &&
  'bytes' in value &&
  value.bytes instanceof ArrayBuffer

const FAILURE = 'The photos on this device could not be read or written'

const openDatabase = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1)
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE))
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(new Error(FAILURE, { cause: request.error })))
  })

type Act<Result> = (photos: IDBObjectStore) => IDBRequest<Result>

/** Resolves with the result of a request once its transaction is stored. */
async function transact<Result>(mode: IDBTransactionMode, act: Act<Result>): Promise<Result> {
  const database = await openDatabase()
  try {
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction(STORE, mode)
      const request = act(transaction.objectStore(STORE))
      transaction.addEventListener('complete', () => resolve(request.result))
      transaction.addEventListener('abort', () => reject(new Error(FAILURE, { cause: transaction.error })))
    })
  } finally {
    database.close()
  }
}

/** Fails if the browser does not answer in time. */
const run = <Result>(mode: IDBTransactionMode, act: Act<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(FAILURE)), TIMEOUT_MS)
    transact(mode, act)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer))
  })

export const photoArchive: PhotoArchive = {
  save: async (id, photo) => {
    const file: StoredFile = { type: photo.type, bytes: await photo.arrayBuffer() }
    await run('readwrite', (photos) => photos.put(file, id))
  },
  find: async (id) => {
    const file: unknown = await run('readonly', (photos) => photos.get(id))
    return isStoredFile(file) ? new Blob([file.bytes], { type: file.type }) : null
  },
  removeUnused: async (except) => {
    const used = new Set<IDBValidKey>([...listDraftPhotoIds(Date.now()), ...except])
    const ids = await run('readonly', (photos) => photos.getAllKeys())
    for (const id of ids) if (!used.has(id)) await run('readwrite', (photos) => photos.delete(id))
  },
}
