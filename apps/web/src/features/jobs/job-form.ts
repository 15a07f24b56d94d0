import { NewJob } from '@portal/domain/contract'
import { SENDER_SECTION } from '#shared/forms/submission/common-fields.ts'
import { createSubmissionForm } from '#shared/forms/submission/define-form.tsx'
import { JOB_SECTIONS } from '#shared/forms/submission/job-sections.ts'

/** The form to submit a job, as data. */
export const JOB_FORM = createSubmissionForm({
  schema: NewJob,
  sections: [...JOB_SECTIONS, SENDER_SECTION],
  draftKey: 'pending-job',
  submitLabel: 'Send job for review',
})
