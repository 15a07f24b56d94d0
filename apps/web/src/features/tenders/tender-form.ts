import { NewTender } from '@portal/domain/contract'
import { SENDER_SECTION } from '#shared/forms/submission/common-fields.ts'
import { createSubmissionForm } from '#shared/forms/submission/define-form.tsx'
import { TENDER_SECTIONS } from '#shared/forms/submission/tender-sections.ts'

/** The form to submit a tender, as data. */
export const TENDER_FORM = createSubmissionForm({
  schema: NewTender,
  sections: [...TENDER_SECTIONS, SENDER_SECTION],
  draftKey: 'pending-tender',
  submitLabel: 'Send tender for review',
})
