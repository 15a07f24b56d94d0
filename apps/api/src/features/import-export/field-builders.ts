import { ok, type Result } from '@portal/domain/shared'
import type { ExportedBusiness } from '#features/businesses/businesses.record.ts'
import { parseBoolean, parseInstant } from './cell.ts'
import type { Draft, Field, FieldValue, Reading } from './field.ts'

/** Reads a cell into one key of the draft. */
export const readInto =
  <Key extends keyof Draft>(key: Key, read: (cell: unknown, draft: Draft) => Result<Draft[Key]>) =>
  (cell: unknown, draft: Draft): Reading => {
    const result = read(cell, draft)
    return result.ok ? ok({ [key]: result.value }) : result
  }

/** A row with a wrong date is skipped. */
export const dateField = (
  name: string,
  key:
    | 'createdAt'
    | 'featuredUntil'
    | 'submittedAt'
    | 'trialExpiresAt'
    | 'planExpiresAt'
    | 'publicUntil'
    | 'suspendedAt'
    | 'pausedAt',
  ...aliases: string[]
): Field => ({
  name,
  aliases,
  isRequired: true,
  read: readInto(key, (cell) => parseInstant(cell)),
  write: (business) => formatInstant(business[key]),
})

export const formatInstant = (time: number | null) => (time === null ? null : new Date(time).toISOString())

/** A row with a wrong flag is skipped. */
export const flagField = (
  name: 'isFeatured' | 'isVerified' | 'temporarilyClosed' | 'isSample',
  ...aliases: string[]
): Field => ({
  name,
  aliases,
  isRequired: true,
  read: readInto(name, (cell) => parseBoolean(cell)),
  write: (business) => business[name],
})

/** A field that is left out if its cell can't be read. */
export const optionalField = (
  name: string,
  read: Field['read'],
  write: (business: ExportedBusiness) => FieldValue,
  ...aliases: string[]
): Field => ({ name, aliases, isRequired: false, read, write })

/** A row whose cell can't be read is skipped. */
export const requiredField = (...parts: Parameters<typeof optionalField>): Field => ({
  ...optionalField(...parts),
  isRequired: true,
})
