import { REGISTRATION_LIMITS } from '@portal/domain/business'
import type { PhotoMetadata } from '../onboarding-draft.ts'
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

export interface Photos {
  /** The cover first. */
  items: readonly Photo[]
  /** Photos of a draft to choose again, since drafts don't contain them. */
  wanted: readonly PhotoMetadata[]
  /** Those of them that are still missing. */
  missing: readonly PhotoMetadata[]
  /** Why the last files were rejected. */
  error: string | null
}

interface PhotoStoreOptions {
  shrinkPhoto: (file: Blob) => Promise<Blob>
  toDataUrl: (file: Blob) => Promise<string>
  onRejected: (rejection: FileRejection) => void
}

const NONE: Photos = { items: [], wanted: [], missing: [], error: null }

const isSamePhoto = (file: File, { name, size }: PhotoMetadata): boolean =>
  file.name === name && file.size === size

/** The missing photos without this file; matched by name if no size matches. */
function withoutFile(missing: readonly PhotoMetadata[], file: File): readonly PhotoMetadata[] {
  const found =
    missing.find((photo) => isSamePhoto(file, photo)) ?? missing.find(({ name }) => name === file.name)
  return missing.filter((photo) => photo !== found)
}

/** The photos of the wizard: chosen, shrunk one at a time, put in order, and read to be uploaded. */
export function createPhotoStore({ shrinkPhoto, toDataUrl, onRejected }: PhotoStoreOptions) {
  const listeners = new Set<() => void>()
  let state = NONE
  let lastId = 0
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
    lastId += 1
    const { name, size, type } = file
    const photo: NewPhoto = { kind: 'new', id: `photo-${lastId}`, name, size, type, small: null }
    setState({ items: [...state.items, photo], missing: withoutFile(state.missing, file) })
    return photo
  }

  function removePhoto(id: string): void {
    const removed = state.items.find((item) => item.id === id)
    if (removed?.kind === 'new' && removed.src) URL.revokeObjectURL(removed.src)
    setState({ items: state.items.filter((item) => item.id !== id) })
  }

  /** Shrinks one photo; false for a file that shows none. */
  async function prepare({ id }: NewPhoto, file: File): Promise<boolean> {
    if (!hasPhoto(id)) return true
    try {
      const small = await shrinkPhoto(file)
      if (!hasPhoto(id)) return true
      const src = URL.createObjectURL(small)
      setState({
        items: state.items.map((item) =>
          item.kind === 'new' && item.id === id ? { ...item, small, src } : item,
        ),
      })
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
    /** Starts with stored photos and those to choose again; keeps those just chosen. */
    restore: (stored: readonly StoredPhoto[], wanted: readonly PhotoMetadata[]): void => {
      const chosen = state.items.filter(({ kind }) => kind === 'new')
      setState({ items: [...stored, ...chosen], wanted, missing: wanted, error: null })
    },
    /** Forgets the photos to choose again. */
    forgetMissing: (): void => setState({ wanted: [], missing: [] }),
    /** Removes all photos, and returns an undo function. */
    clear: (): (() => void) => {
      const before = { ...state, items: state.items.filter((item) => item.kind === 'stored' || item.small) }
      setState(NONE)
      return () => setState(before)
    },
    showError: (error: string): void => setState({ error }),
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
          : { name: item.name, size: item.size, type: item.type },
      ),
      ...state.missing,
    ],
    /** Frees the memory that previews hold. */
    dispose: (): void => {
      for (const item of state.items) if (item.kind === 'new' && item.src) URL.revokeObjectURL(item.src)
    },
  }
}

export type PhotoStore = ReturnType<typeof createPhotoStore>
