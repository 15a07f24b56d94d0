import type { Result } from '@portal/domain/shared'
import type { BusinessRecord, ExportedBusiness } from '#features/businesses/businesses.record.ts'

type Mutable<Type> = { -readonly [Key in keyof Type]: Type[Key] }

/** A listing while its cells are read, one field after the other. */
export interface Draft extends Partial<Mutable<Omit<BusinessRecord, 'rejection'>>> {
  rejectionReason?: string
  rejectionNote?: string
  rejectedAt?: number
}

/** What one field is in JSON; CSV writes lists, truths and hours as text. */
export type Value = string | number | boolean | null | readonly string[] | object

/** One stored field of a listing: the name it has in files, and the way in and out. */
export interface Field {
  readonly name: string
  /** Other headers that are taken for it, the likeliest first; written small, without blanks and marks. */
  readonly aliases: readonly string[]
  /** A cell that can't be read: the row is skipped (needed), or taken without it. */
  readonly needed: boolean
  /** Reads a cell that is not blank into the draft; the fields before it in `FIELDS` are there already. */
  read(cell: unknown, draft: Draft): Result<Partial<Draft>>
  write(business: ExportedBusiness): Value
}
