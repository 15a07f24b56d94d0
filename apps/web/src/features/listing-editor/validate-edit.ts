import type { EditableField } from '@portal/domain/business'
import { editFields } from '@portal/domain/contract'
import * as v from 'valibot'
import { toEdit, type EditorForm } from './editor-form.ts'
import { parsePoint } from './place/parse-point.ts'

const SCHEMA = v.partial(v.object(editFields))
const POINT = 'Please enter coordinates such as -9.43200, 159.95500 or 9°25.9′S 159°57.3′E'

/** The problems of a form's changed fields by their paths, as far as the browser can check. */
export function validateEdit(form: EditorForm, fields: readonly EditableField[]): Record<string, string> {
  const problems: Record<string, string> = {}
  if (fields.includes('point') && form.point.trim() !== '' && !parsePoint(form.point)) problems.point = POINT
  const result = v.safeParse(SCHEMA, toEdit(form, fields))
  for (const issue of result.issues ?? []) {
    const path = issue.path?.map(({ key }) => String(key)).join('.') ?? ''
    problems[path] ??= issue.message
  }
  return problems
}
