import type { Selectable } from 'kysely'

/** A photo of a business; its files are in the media folder under its name. */
export interface PhotosTable {
  /** 128 random bits, base64url. */
  name: string
  business_id: number
  /** Its position in `images`: 0 is the cover. */
  position: number
  /** Pixels of the largest size. */
  width: number
  height: number
  /** Average colour, `#rrggbb`. */
  color: string
  /** Of the bytes as sent, so that the same photo is stored once. */
  sha256: Buffer
  created_at: number
  /** The total size of its files; null until measured. */
  bytes: number | null
}

export type PhotoRow = Selectable<PhotosTable>

declare module '#db/database.ts' {
  interface Database {
    photos: PhotosTable
  }
}
