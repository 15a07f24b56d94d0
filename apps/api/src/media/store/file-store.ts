import type { Readable } from 'node:stream'

/** A file to store; names are never reused. */
export interface NewFile {
  readonly name: string
  readonly bytes: Uint8Array
}

/** A stored file, and its additional name. */
export interface FileCopy {
  readonly from: string
  readonly to: string
}

/** Metadata of a stored file. */
export interface StoredFile {
  readonly name: string
  /** In bytes. */
  readonly size: number
  /** In milliseconds since 1970. */
  readonly writtenAt: number
}

/** Positions of the first and the last byte of a range. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/** A stored file with a stream of its bytes or the requested range. The stream must be read or destroyed. */
export interface OpenedFile extends StoredFile {
  readonly stream: Readable
}

/** The store of photo files: a folder or an S3 bucket. Failures reject; an S3 store rejects with a StoreError. */
export interface FileStore {
  /** A path or an address, for the operator. */
  readonly place: string
  /** Whether files use space on the database's disk. */
  readonly isOnDisk: boolean
  /** Stores all files durably, or none on failure; a reader never finds a partial file. */
  put(files: readonly NewFile[]): Promise<void>
  /** Gives stored files an additional name; removing one name keeps the other. */
  copy(copies: readonly FileCopy[]): Promise<void>
  /** Removes files; missing ones are ignored. */
  remove(names: readonly string[]): Promise<void>
  /** Null for a missing file. */
  stat(name: string): Promise<StoredFile | null>
  /** Opens a file, or a range within it; null for a missing one. */
  read(name: string, range?: ByteRange): Promise<OpenedFile | null>
  /** Lists all files, including unfinished ones, or those with a prefix; in no particular order. */
  files(beginning?: string): AsyncIterable<StoredFile>
}

/** A store that can't be used now: it is unreachable, refuses access, or is full. */
export class StoreError extends Error {
  override readonly name = 'StoreError'
  readonly isFull: boolean

  constructor(message: string, { isFull = false, cause }: { isFull?: boolean; cause: unknown }) {
    super(message, { cause })
    this.isFull = isFull
  }
}

/** The suffix of a file that is being written. */
export const PART_SUFFIX = '.part'

/** Returns the final name of an unfinished file; other names unchanged. */
export const removePartSuffix = (name: string): string =>
  name.endsWith(PART_SUFFIX) ? name.slice(0, -PART_SUFFIX.length) : name
