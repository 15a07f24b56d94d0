import type { Readable } from 'node:stream'

/** A file to store; names are never reused. */
export interface NewFile {
  readonly name: string
  readonly bytes: Uint8Array
}

/** The name of a stored file, and the one that it is to have too. */
export interface FileCopy {
  readonly from: string
  readonly to: string
}

/** What is known of a stored file without reading it. */
export interface StoredFile {
  readonly name: string
  /** In bytes. */
  readonly size: number
  /** In milliseconds since 1970. */
  readonly writtenAt: number
}

/** Positions of the first and the last byte of a part. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/** A stored file whose bytes, or the part that was asked for, can be read. The stream must be read or destroyed. */
export interface OpenedFile extends StoredFile {
  readonly stream: Readable
}

/** The store of photo files: a folder or an S3 bucket. What it can't do rejects; an S3 store rejects with a StoreError. */
export interface FileStore {
  /** What an operator knows it by: a path or an address. */
  readonly place: string
  /** Whether files take space of the disk that the database lies on. */
  readonly isOnDisk: boolean
  /** Stores all files durably, or none where it fails; a reader finds a whole file or none. */
  put(files: readonly NewFile[]): Promise<void>
  /** Gives files that are stored another name as well; removing one name leaves the other. */
  copy(copies: readonly FileCopy[]): Promise<void>
  /** Removes files; missing ones are ignored. */
  remove(names: readonly string[]): Promise<void>
  /** Null for a missing file. */
  stat(name: string): Promise<StoredFile | null>
  /** Opens a file, or a part that lies within it; null for a missing one. */
  read(name: string, range?: ByteRange): Promise<OpenedFile | null>
  /** All files, including unfinished ones, or those whose names begin so; in no particular order. */
  files(beginning?: string): AsyncIterable<StoredFile>
}

/** A store that can't be used right now: it is away, refuses, or is full. */
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

/** The name that an unfinished file was to get; other names unchanged. */
export const removePartSuffix = (name: string): string =>
  name.endsWith(PART_SUFFIX) ? name.slice(0, -PART_SUFFIX.length) : name
