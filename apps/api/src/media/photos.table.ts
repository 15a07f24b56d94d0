import type { Generated, Selectable } from 'kysely'

/** A photo of a business; its files are in the media folder under its name. */
export interface PhotosTable {
  /** 128 random bits, base64url. */
  name: string
  business_id: number
  /** The order in which they were added; the business defines which are shown, and in which order. */
  position: number
  /** Pixels of the largest size. */
  width: number
  height: number
  /** Average colour, `#rrggbb`. */
  color: string
  /** SHA-256 of the sent bytes, so that the same photo is stored once. */
  sha256: Buffer
  created_at: number
  /** The total size of its files; null until all of them exist and are measured. */
  bytes: number | null
  /** Since when neither its business nor a pending edit uses the photo; null while one does. */
  unused_since: Generated<number | null>
}

export type PhotoRow = Selectable<PhotosTable>

declare module '#db/database.ts' {
  interface Database {
    photos: PhotosTable
  }
}
