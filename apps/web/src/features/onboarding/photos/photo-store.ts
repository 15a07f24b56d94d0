import { REGISTRATION_LIMITS } from '@portal/domain/business'
import { createDraftId } from '#shared/drafts/draft-store.ts'
import type { PhotoMetadata } from '../onboarding-draft.ts'
import type { PhotoArchive } from './photo-archive.ts'
import {
  checkFiles,
  describeFileProblem,
  describeTooManyPhotos,
  type FileRejection,
  type FileProblem,
} from '#shared/photos/check-files.ts'

/** A photo chosen on this device; `small` is the version to upload, once it is ready. */
export interface NewPhoto {
  kind: 'new'
  id: string
  name: string
  size: number
  type: string
  small: Blob | null
  /** The address of its preview. */
  src?: string
}

/** A photo stored in the portal from an earlier submission. */
export interface StoredPhoto {
  kind: 'stored'
  id: string
  name: string
  address: string
  src: string
}

export type Photo = NewPhoto | StoredPhoto

/** A photo of a draft: stored in the portal, on this device, or to choose again. */
export type DraftPhoto = StoredPhoto | PhotoMetadata

const isStored = (photo: DraftPhoto): photo is StoredPhoto => 'kind' in photo

export interface Photos {
  /** The cover first. */
  items: readonly Photo[]
  /** Photos of a draft to choose again, since this device did not keep them. */
  wanted: readonly PhotoMetadata[]
  /** Those of them that are still missing. */
  missing: readonly PhotoMetadata[]
  /** Why the last files were rejected. */
  error: string | null
  /** Whether photos of a draft are still being read from this device. */
  isRestoring: boolean
  /** Whether this device keeps all photos that are ready. */
  isKept: boolean
}

interface PhotoStoreOptions {
  shrinkPhoto: (file: Blob) => Promise<Blob>
  toDataUrl: (file: Blob) => Promise<string>
  archive: PhotoArchive
  onRejected: (rejection: FileRejection) => void
}

export const NO_PHOTOS: Photos = {
  items: [],
  wanted: [],
  missing: [],
  error: null,
  isRestoring: false,
  isKept: true,
}

const isSamePhoto = (file: File, { name, size }: PhotoMetadata): boolean =>
  file.name === name && file.size === size

/** The missing photos without this file; matched by name if no size matches. */
function withoutFile(missing: readonly PhotoMetadata[], file: File): readonly PhotoMetadata[] {
  const found =
    missing.find((photo) => isSamePhoto(file, photo)) ?? missing.find(({ name }) => name === file.name)
  return missing.filter((photo) => photo !== found)
}

/** The photos of the wizard: chosen, shrunk one at a time, put in order, and read to be uploaded. */
export function createPhotoStore({ shrinkPhoto, toDataUrl, archive, onRejected }: PhotoStoreOptions) {
  const listeners = new Set<() => void>()
  let state = NO_PHOTOS
  /** One photo at a time, so that a weak phone has memory for it. */
  let work: Promise<void> = Promise.resolve()

  function setState(next: Partial<Photos>): void {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }

  function reject(rejection: FileRejection | null): void {
    if (!rejection) return
    setState({ error: rejection.text })
    onRejected(rejection)
  }

  const hasPhoto = (id: string): boolean => state.items.some((item) => item.id === id)
  const isFull = (more: number): boolean => state.items.length + more > REGISTRATION_LIMITS.photos

  function addPhoto(file: File): NewPhoto {
    const { name, size, type } = file
    const photo: NewPhoto = { kind: 'new', id: createDraftId(), name, size, type, small: null }
    setState({ items: [...state.items, photo], missing: withoutFile(state.missing, file) })
    return photo
  }

  function removePhoto(id: string): void {
    const removed = state.items.find((item) => item.id === id)
    if (removed?.kind === 'new' && removed.src) URL.revokeObjectURL(removed.src)
    setState({ items: state.items.filter((item) => item.id !== id) })
  }

  function showSmall(id: string, small: Blob): void {
    const src = URL.createObjectURL(small)
    setState({
      items: state.items.map((item) =>
        item.kind === 'new' && item.id === id ? { ...item, small, src } : item,
      ),
    })
  }

  /** Removes photos that are no longer used; those that stay are removed at the next chance. */
  const clean = (): Promise<void> => archive.removeUnused(state.items.map(({ id }) => id)).catch(() => {})

  /** Keeps one photo on this device until it is sent. */
  async function keep(id: string, small: Blob): Promise<void> {
    await clean()
    try {
      await archive.save(id, small)
    } catch {
      setState({ isKept: false })
    }
  }

  async function keepAll(items: readonly Photo[]): Promise<void> {
    for (const item of items) if (item.kind === 'new' && item.small) await keep(item.id, item.small)
  }

  /** Shrinks one photo; false for a file that shows none. */
  async function prepare({ id }: NewPhoto, file: File): Promise<boolean> {
    if (!hasPhoto(id)) return true
    try {
      const small = await shrinkPhoto(file)
      if (!hasPhoto(id)) return true
      showSmall(id, small)
      await keep(id, small)
      return true
    } catch {
      removePhoto(id)
      return false
    }
  }

  async function prepareAll(photos: readonly (readonly [NewPhoto, File])[]): Promise<void> {
    const rejected: FileProblem[] = []
    for (const [photo, file] of photos)
      if (!(await prepare(photo, file))) rejected.push({ name: photo.name, reason: 'type' })
    reject(describeFileProblem(rejected))
  }

  /** Reads photos of a draft from this device; those that it did not keep have to be chosen again. */
  async function readAll(photos: readonly NewPhoto[]): Promise<void> {
    for (const { id, name, size, type } of photos) {
      const small = await archive.find(id).catch(() => null)
      if (!hasPhoto(id)) continue
      if (small) showSmall(id, small)
      else {
        removePhoto(id)
        const lost = { name, size, type }
        setState({ wanted: [...state.wanted, lost], missing: [...state.missing, lost] })
      }
    }
    setState({ isRestoring: false })
    await clean()
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    current: (): Photos => state,
    /** Adds the files that are photos, up to the allowed number; resolves once they are ready. */
    add: async (files: readonly File[]): Promise<void> => {
      if (isFull(files.length)) return reject(describeTooManyPhotos())
      setState({ error: null })
      const { accepted, rejected } = await checkFiles(files)
      if (isFull(accepted.length)) return reject(describeTooManyPhotos())
      const added = accepted.map((file) => [addPhoto(file), file] as const)
      reject(describeFileProblem(rejected))
      work = work.then(() => prepareAll(added))
      await work
    },
    remove: (id: string): void => {
      removePhoto(id)
      setState({ error: null })
    },
    move: (id: string, toIndex: number): void => {
      const moved = state.items.find((item) => item.id === id)
      if (!moved) return
      const others = state.items.filter((item) => item !== moved)
      setState({ items: [...others.slice(0, toIndex), moved, ...others.slice(toIndex)] })
    },
    /** Starts with the photos of a draft, in order; keeps those just chosen. */
    restore: (photos: readonly DraftPhoto[]): void => {
      const items = photos.flatMap((photo): Photo[] => {
        if (isStored(photo)) return [photo]
        const { id, name, size, type } = photo
        return id === undefined ? [] : [{ kind: 'new', id, name, size, type, small: null }]
      })
      const read = items.filter((item) => item.kind === 'new')
      const wanted = photos.flatMap((photo) => (isStored(photo) || photo.id !== undefined ? [] : [photo]))
      const chosen = state.items.filter(({ kind }) => kind === 'new')
      setState({
        items: [...items, ...chosen],
        wanted,
        missing: wanted,
        error: null,
        isRestoring: read.length > 0,
      })
      work = work.then(() => readAll(read))
    },
    /** Forgets the photos to choose again. */
    forgetMissing: (): void => setState({ wanted: [], missing: [] }),
    /** Removes all photos, and returns an undo function. */
    clear: (): (() => void) => {
      const before = { ...state, items: state.items.filter((item) => item.kind === 'stored' || item.small) }
      setState(NO_PHOTOS)
      work = work.then(clean)
      return () => {
        setState(before)
        work = work.then(() => keepAll(before.items))
      }
    },
    showError: (error: string): void => setState({ error }),
    /** Resolves once all photos are shrunk, and kept if this device keeps them. */
    settle: (): Promise<void> => work,
    /** The photos to send: stored ones by address, others as data URLs; waits for those being shrunk. */
    images: async (): Promise<string[]> => {
      await work
      const sent = state.items.map(async (item) => {
        if (item.kind === 'stored') return item.address
        return item.small ? await toDataUrl(item.small) : null
      })
      return (await Promise.all(sent)).filter((image) => image !== null)
    },
    /** Their metadata for the draft. */
    metadata: (): PhotoMetadata[] => [
      ...state.items.map((item) =>
        item.kind === 'stored'
          ? { name: item.name, size: 0, type: 'image/webp', address: item.address }
          : { id: item.id, name: item.name, size: item.size, type: item.type },
      ),
      ...state.missing,
    ],
    /** Frees the memory that previews hold, and removes photos from this device that no draft needs. */
    dispose: (): void => {
      void archive.removeUnused([]).catch(() => {})
      for (const item of state.items) if (item.kind === 'new' && item.src) URL.revokeObjectURL(item.src)
    },
  }
}

export type PhotoStore = ReturnType<typeof createPhotoStore>
