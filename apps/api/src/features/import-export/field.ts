import type { BusinessRecord, ExportedBusiness } from '#features/businesses/businesses.record.ts'

type Mutable<Type> = { -readonly [Key in keyof Type]: Type[Key] }

/** A business while its cells are read, one field after the other. */
export interface Draft extends Partial<Mutable<Omit<BusinessRecord, 'rejection'>>> {
  rejectionReason?: string
  rejectionNote?: string
  rejectedAt?: number
  /** As they are written: only both together say where it is. */
  latitudeText?: string
  longitudeText?: string
  /** Latitude and longitude of one cell. */
  pair?: readonly [string, string]
}

/** A field's value in JSON; in CSV, lists, booleans and hours are written as text. */
export type FieldValue = string | number | boolean | null | readonly string[] | object

/** What a cell says, with what of it is left out; or why it says nothing. */
export type Reading =
  | { readonly ok: true; readonly value: Partial<Draft>; readonly notes?: readonly string[] }
  | { readonly ok: false; readonly message: string }

/** A field of a business: its name in files, and how it is read. */
export interface InputField {
  readonly name: string
  /**
   * Other headers that mean this field, the likeliest first; lower case, letters and digits only. The field's own name
   * comes before them, or where it stands among them.
   */
  readonly aliases: readonly string[]
  /** Whether a row whose cell can't be read is skipped; otherwise it is imported without the field. */
  readonly isRequired: boolean
  /** Reads a cell that is not blank; `draft` has the fields that stand before this one in `FIELDS`. */
  read(cell: unknown, draft: Draft): Reading
}

/** A stored field of a business, which exports have too. */
export interface Field extends InputField {
  write(business: ExportedBusiness): FieldValue
}
