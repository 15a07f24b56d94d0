import { DAY } from '@portal/domain/shared'
import { asRecord, type DraftStore, type StoredRecord } from '#shared/drafts/draft-store.ts'
import { formShelf, type FormDraft } from '#shared/drafts/form-draft.ts'
import { blankFields, type FormContent, type FormField, type FormSection } from './definition.ts'

/** How long what was typed stays on the device. */
const LASTS = 7 * DAY

const isSameKind = (one: unknown, other: unknown): boolean =>
  typeof one === typeof other && Array.isArray(one) === Array.isArray(other)

function rowsOf(kept: unknown, fields: readonly FormField[], most: number): FormContent[] {
  const rows = Array.isArray(kept) ? kept.slice(0, most) : []
  return rows.flatMap((row: unknown) => {
    const stored = asRecord(row)
    return stored ? [{ ...blankFields(fields), ...keptFields(stored, fields) }] : []
  })
}

/** A kept value is taken where it has the kind of the field's blank one; the form's own rules judge the rest. */
function keptFields(kept: StoredRecord, fields: readonly FormField[]): FormContent {
  const blank = blankFields(fields)
  const entries = fields.flatMap((field): [string, unknown][] => {
    const value = kept[field.name]
    if (field.kind === 'rows') return [[field.name, rowsOf(value, field.fields, field.max)]]
    if (field.kind === 'number') return typeof value === 'number' ? [[field.name, value]] : []
    return isSameKind(value, blank[field.name]) ? [[field.name, value]] : []
  })
  return Object.fromEntries(entries)
}

/** What was typed into a form on this device, under a name of its own. */
export const contentShelf = (
  key: string,
  sections: readonly FormSection[],
): DraftStore<FormDraft<FormContent>> =>
  formShelf<FormContent>({
    key,
    lasts: LASTS,
    formOf: (kept) =>
      keptFields(
        kept,
        sections.flatMap(({ fields }) => fields),
      ),
  })
