import type { DefaultValues, FieldPath, FieldValues, PathValue, UseFormReturn } from 'react-hook-form'
import type { DraftSession } from '#shared/drafts/draft-session.ts'
import type { FormDraft } from '#shared/drafts/form-draft.ts'
import type { DraftExtension } from './form-definition.ts'

/** A form with the draft it works on. */
export interface DraftedForm<Form extends FieldValues, Content, Extra extends object> {
  form: UseFormReturn<Form, unknown, Content>
  session: DraftSession<Form, Extra>
  /** What the form begins with where nothing was kept. */
  start: Form
  extension: DraftExtension<Form, Extra>
}

/** What differs from an untouched form. */
const findEdits = (form: FieldValues, start: FieldValues): FieldValues =>
  Object.fromEntries(
    Object.entries(form).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(start[name])),
  )

export const showValues = <Form extends FieldValues, Content>(
  { reset }: UseFormReturn<Form, unknown, Content>,
  values: FieldValues,
): void => reset(values as DefaultValues<Form>)

/**
 * Fills the form with a draft, or with what it begins with where there is none. What was typed before it was first
 * known what to begin with stays.
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

/** Puts texts into blank fields, as if they had been there from the beginning. */
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

/** Shows what another tab has typed into the same draft meanwhile. */
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
