import type { Json } from '#shared/json.ts'

/** The values of a form by the names of its fields. */
export type FormFields = Readonly<Record<string, unknown>>

/** What an administrator saved last of some content. Content that was never edited here has no row. */
export interface ContentEditingTable {
  content_id: number
  /** Raised by each change, so that one based on an older version is noticed. */
  version: number
  /** The fields that the stored content was made of; null where it was made elsewhere. */
  stored: Json<FormFields> | null
  /** The fields of an edit that waits to be published beside what the public sees. */
  waiting: Json<FormFields> | null
  changed_at: number
  changed_by: number | null
}

/** A stored picture that content may name. */
export interface ContentPicturesTable {
  /** 128 random bits, base64url. */
  name: string
  /** Pixels of the largest size. */
  width: number
  height: number
  color: string
  /** Of the bytes as sent, so that the same picture is stored once. */
  sha256: Buffer
  bytes: number
  added_at: number
}

/** Uses of pictures by content: by what is stored, or only by a waiting edit. */
export interface ContentPictureUsesTable {
  name: string
  content_id: number
  is_public: 0 | 1
}

declare module '#db/database.ts' {
  interface Database {
    content_editing: ContentEditingTable
    content_pictures: ContentPicturesTable
    content_picture_uses: ContentPictureUsesTable
  }
}
