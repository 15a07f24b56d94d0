import { NewEvent } from '@portal/domain/contract'
import { SENDER_SECTION } from '#shared/forms/submission/common-fields.ts'
import { createSubmissionForm } from '#shared/forms/submission/define-form.tsx'
import { EVENT_SECTIONS } from '#shared/forms/submission/event-sections.ts'

/** The form to submit an event, as data. */
export const EVENT_FORM = createSubmissionForm({
  schema: NewEvent,
  sections: [...EVENT_SECTIONS, SENDER_SECTION],
  draftKey: 'pending-event',
  submitLabel: 'Send event for review',
})
