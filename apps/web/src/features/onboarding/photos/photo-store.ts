import { REGISTRATION } from '@portal/domain/business'
import type { PhotoMetadata } from '../onboarding-draft.ts'
import {
  checkFiles,
  describeRejected,
  tooManyPhotos,
  type FileRejection,
  type RejectedFile,
} from './check-files.ts'

/** A photo that was chosen on this device; `small` is what is sent of it, once it is ready. */
export interface NewPhoto {
  kind: 'new'
  id: string
  name: string
  size: number
  type: string
  small: Blob | null
  /** Where the browser shows it from. */
  src?: string
}

/** A photo that the portal has from when the listing was sent before. */
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
  /** Photos of a draft that have to be chosen again, as the device keeps none. */
  wanted: readonly PhotoMetadata[]
  /** Those of them that were not chosen again yet. */
  missing: readonly PhotoMetadata[]
  /** Why the last files were not taken. */
  error: string | null
}

/** What a store of photos needs of its surroundings. */
interface PhotoSurroundings {
  shrink: (file: Blob) => Promise<Blob>
  dataAddress: (file: Blob) => Promise<string>
  onRefused: (refusal: FileRejection) => void
}

const NONE: Photos = { items: [], wanted: [], missing: [], error: null }

const isSamePhoto = (file: File, { name, size }: PhotoMetadata): boolean =>
  file.name === name && file.size === size

/** Crosses the file off the list of those to choose again; the name decides where no size fits. */
function without(missing: readonly PhotoMetadata[], file: File): readonly PhotoMetadata[] {
  const found =
    missing.find((kept) => isSamePhoto(file, kept)) ?? missing.find(({ name }) => name === file.name)
  return missing.filter((kept) => kept !== found)
}

/** The photos of one registration: chosen, made small one after the other, put in order, and given to be sent. */
export function createPhotoStore({ shrink, dataAddress, onRefused }: PhotoSurroundings) {
  const listeners = new Set<() => void>()
  let state = NONE
  let lastId = 0
  /** One photo at a time, so that a weak phone has memory for it. */
  let work: Promise<void> = Promise.resolve()

  function become(next: Partial<Photos>): void {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }

  function refuse(refusal: FileRejection | null): void {
    if (!refusal) return
    become({ error: refusal.text })
    onRefused(refusal)
  }

  const has = (id: string): boolean => state.items.some((item) => item.id === id)
  const isFull = (more: number): boolean => state.items.length + more > REGISTRATION.photos

  function enter(file: File): NewPhoto {
    lastId += 1
    const { name, size, type } = file
    const photo: NewPhoto = { kind: 'new', id: `photo-${lastId}`, name, size, type, small: null }
    become({ items: [...state.items, photo], missing: without(state.missing, file) })
    return photo
  }

  function take(id: string): void {
    const gone = state.items.find((item) => item.id === id)
    if (gone?.kind === 'new' && gone.src) URL.revokeObjectURL(gone.src)
    become({ items: state.items.filter((item) => item.id !== id) })
  }

  /** Makes one photo small; whether it was one. */
  async function prepare({ id }: NewPhoto, file: File): Promise<boolean> {
    if (!has(id)) return true
    try {
      const small = await shrink(file)
      if (!has(id)) return true
      const src = URL.createObjectURL(small)
      become({
        items: state.items.map((item) =>
          item.kind === 'new' && item.id === id ? { ...item, small, src } : item,
        ),
      })
      return true
    } catch {
      take(id)
      return false
    }
  }

  async function prepareAll(photos: readonly (readonly [NewPhoto, File])[]): Promise<void> {
    const refused: RejectedFile[] = []
    for (const [photo, file] of photos)
      if (!(await prepare(photo, file))) refused.push({ name: photo.name, reason: 'type' })
    refuse(describeRejected(refused))
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    current: (): Photos => state,
    /** Takes files that are photos, up to the number that is taken; ends when they are ready. */
    add: async (files: readonly File[]): Promise<void> => {
      if (isFull(files.length)) return refuse(tooManyPhotos())
      become({ error: null })
      const { taken, refused } = await checkFiles(files)
      if (isFull(taken.length)) return refuse(tooManyPhotos())
      const entered = taken.map((file) => [enter(file), file] as const)
      refuse(describeRejected(refused))
      work = work.then(() => prepareAll(entered))
      await work
    },
    remove: (id: string): void => {
      take(id)
      become({ error: null })
    },
    move: (id: string, toIndex: number): void => {
      const moved = state.items.find((item) => item.id === id)
      if (!moved) return
      const others = state.items.filter((item) => item !== moved)
      become({ items: [...others.slice(0, toIndex), moved, ...others.slice(toIndex)] })
    },
    /** Begins with photos that the portal has, and with those that have to be chosen again. */
    begin: (stored: readonly StoredPhoto[], wanted: readonly PhotoMetadata[]): void => {
      const chosen = state.items.filter(({ kind }) => kind === 'new')
      become({ items: [...stored, ...chosen], wanted, missing: wanted, error: null })
    },
    /** Goes on without those that would have to be chosen again. */
    forgetMissing: (): void => become({ wanted: [], missing: [] }),
    /** Takes all away, and gives back what brings them back. */
    clear: (): (() => void) => {
      const before = { ...state, items: state.items.filter((item) => item.kind === 'stored' || item.small) }
      become(NONE)
      return () => become(before)
    },
    complain: (error: string): void => become({ error }),
    /** What is sent: stored photos by their address, the others as they are; waits for those on their way. */
    images: async (): Promise<string[]> => {
      await work
      const sent = state.items.map(async (item) => {
        if (item.kind === 'stored') return item.address
        return item.small ? await dataAddress(item.small) : null
      })
      return (await Promise.all(sent)).filter((image) => image !== null)
    },
    /** What a draft remembers of them. */
    remembered: (): PhotoMetadata[] => [
      ...state.items.map((item) =>
        item.kind === 'stored'
          ? { name: item.name, size: 0, type: 'image/webp', address: item.address }
          : { name: item.name, size: item.size, type: item.type },
      ),
      ...state.missing,
    ],
    /** Lets go of the memory that previews hold. */
    dispose: (): void => {
      for (const item of state.items) if (item.kind === 'new' && item.src) URL.revokeObjectURL(item.src)
    },
  }
}

export type PhotoStore = ReturnType<typeof createPhotoStore>
