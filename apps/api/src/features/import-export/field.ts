import type { BusinessRecord, ExportedBusiness } from '#features/businesses/businesses.record.ts'

type Mutable<Type> = { -readonly [Key in keyof Type]: Type[Key] }

/** A business in progress: its cells are read field by field. */
export interface Draft extends Partial<Mutable<Omit<BusinessRecord, 'rejection'>>> {
  rejectionReason?: string
  rejectionNote?: string
  rejectedAt?: number
  /** As written: only both together give a position. */
  latitudeText?: string
  longitudeText?: string
  /** Latitude and longitude of one cell. */
  pair?: readonly [string, string]
}

/** A field's value in JSON; in CSV, lists, booleans and hours are written as text. */
export type FieldValue = string | number | boolean | null | readonly string[] | object

/** The values of a cell, with notes on parts that are left out; or why it can't be read. */
export type Reading =
  | { readonly ok: true; readonly value: Partial<Draft>; readonly notes?: readonly string[] }
  | { readonly ok: false; readonly message: string }

/** A field of a business: its name in files, and how to read it. */
export interface InputField {
  readonly name: string
  /**
   * Other headers of this field, the likeliest first; lower case, letters and digits only. The field's own name comes
   * first unless it is listed here.
   */
  readonly aliases: readonly string[]
  /** Whether a row whose cell can't be read is skipped; otherwise it is imported without the field. */
  readonly isRequired: boolean
  /** Reads a cell that is not blank; `draft` has the fields before this one in `FIELDS`. */
  read(cell: unknown, draft: Draft): Reading
}

/** A stored field of a business, which exports include. */
export interface Field extends InputField {
  write(business: ExportedBusiness): FieldValue
}
