import type { DefaultValues, FieldPath, FieldValues, PathValue, UseFormReturn } from 'react-hook-form'
import type { DraftSession } from '#shared/drafts/draft-session.ts'
import type { FormDraft } from '#shared/drafts/form-draft.ts'
import type { DraftExtension } from './form-definition.ts'

/** A form with its draft. */
export interface DraftedForm<Form extends FieldValues, Content, Extra extends object> {
  form: UseFormReturn<Form, unknown, Content>
  session: DraftSession<Form, Extra>
  /** The form's values if there is no draft. */
  start: Form
  extension: DraftExtension<Form, Extra>
}

/** The fields that differ from an untouched form. */
const findEdits = (form: FieldValues, start: FieldValues): FieldValues =>
  Object.fromEntries(
    Object.entries(form).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(start[name])),
  )

export const showValues = <Form extends FieldValues, Content>(
  { reset }: UseFormReturn<Form, unknown, Content>,
  values: FieldValues,
): void => reset(values as DefaultValues<Form>)

/**
 * Fills the form with a draft, or with its initial values if there is none. Input from before the initial values were
 * known stays.
 */
export function fillWithDraft<Form extends FieldValues, Content, Extra extends object>(
  { form, session, start, extension }: DraftedForm<Form, Content, Extra>,
  draft: FormDraft<Form, Extra> | null,
  restoreExtra = () => extension.restore(draft),
): void {
  const edits = session.isOpen ? {} : findEdits(form.getValues(), start)
  if (session.isOpen) extension.clear()
  showValues(form, start)
  extension.restore(null)
  session.open(null)
  if (draft) {
    showValues(form, { ...start, ...extension.toForm(draft) })
    restoreExtra()
    session.open(draft)
  }
  if (Object.keys(edits).length > 0) showValues(form, { ...form.getValues(), ...edits })
  session.save()
}

/** Fills blank fields with texts that count as initial values. */
export function fillBlankFields<Form extends FieldValues, Content, Extra extends object>(
  { form, session }: DraftedForm<Form, Content, Extra>,
  texts: Readonly<Record<string, string>>,
): void {
  const { hasChanges } = session
  for (const [name, text] of Object.entries(texts)) {
    const path = name as FieldPath<Form>
    if (text !== '' && form.getValues(path) === '')
      form.setValue(path, text as PathValue<Form, FieldPath<Form>>)
  }
  if (!hasChanges) session.acceptAsSaved()
}

/** Shows input that another tab has stored in the same draft. */
export function adoptNewer<Form extends FieldValues, Content, Extra extends object>({
  form,
  session,
  start,
  extension,
}: DraftedForm<Form, Content, Extra>): void {
  const newer = session.findNewer()
  if (!newer) return
  showValues(form, { ...start, ...extension.toForm(newer) })
  session.open(newer)
}
