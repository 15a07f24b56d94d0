import { parseRecord, type StoredRecord } from '#shared/drafts/stored-record.ts'
import { pickMatchingFields } from '#shared/drafts/form-draft.ts'
import { createBlankFields, type FormContent, type FormField, type RepeatedField } from './definition.ts'

function parseRows(stored: unknown, { fields, max }: RepeatedField): FormContent[] {
  const rows = Array.isArray(stored) ? stored.slice(0, max) : []
  return rows.flatMap((row: unknown) => {
    const record = parseRecord(row)
    return record ? [parseContent(record, fields)] : []
  })
}

/** Parses the fields of a stored draft; invalid ones become blank. */
export function parseContent(stored: StoredRecord, fields: readonly FormField[]): FormContent {
  const blank = createBlankFields(fields)
  const special = fields.flatMap((field): [string, unknown][] => {
    const value = stored[field.name]
    if (field.kind === 'repeated') return [[field.name, parseRows(value, field)]]
    return field.kind === 'number' && typeof value === 'number' ? [[field.name, value]] : []
  })
  return { ...blank, ...pickMatchingFields(stored, blank), ...Object.fromEntries(special) }
}
