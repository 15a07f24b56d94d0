import { NewIssue, NewMessage } from '@portal/domain/contract'
import { CONTACT_TOPICS, ISSUE_TOPICS } from '@portal/reference-data'
import { createSubmissionForm } from '#shared/forms/submission/define-form.tsx'
import type { FormSection, SimpleField } from '#shared/forms/submission/definition.ts'
import { createSelectField } from '#shared/forms/submission/common-fields.ts'

const SENDER = { name: 'name', email: 'email' } as const

const createMessageField = (label: string, hint: string): SimpleField => ({
  kind: 'textarea',
  name: 'message',
  label,
  hint,
  rows: 7,
  lengthLimits: { min: 10, max: 4000 },
  required: true,
})

const CONTACT: readonly FormSection[] = [
  {
    title: 'Write to us',
    fields: [
      { kind: 'text', name: 'name', label: 'Your name', autoComplete: 'name', required: true },
      { kind: 'email', name: 'email', label: 'Your email address', autoComplete: 'email', required: true },
      createSelectField('topic', 'Topic', 'Choose a topic', CONTACT_TOPICS),
      createMessageField('Your message', 'If it is about a listing, name it and where it is.'),
    ],
  },
]

/** The form to write to the administrators. */
export const CONTACT_FORM = createSubmissionForm({
  schema: NewMessage,
  sections: CONTACT,
  sender: SENDER,
  draftKey: 'pending-message',
  submitLabel: 'Send message',
})

const ISSUE: readonly FormSection[] = [
  {
    title: 'Report an issue',
    fields: [
      createSelectField('topic', 'Topic', 'Choose a topic', ISSUE_TOPICS),
      {
        kind: 'text',
        name: 'page',
        label: 'The page',
        hint: 'Its address or its title.',
        isWide: true,
      },
      createMessageField('Your report', 'What you did, what you saw, and what you expected.'),
      { kind: 'text', name: 'name', label: 'Your name', autoComplete: 'name' },
      {
        kind: 'email',
        name: 'email',
        label: 'Your email address',
        hint: 'If you want to know the outcome.',
        autoComplete: 'email',
      },
    ],
  },
]

/** The form to report an issue with the site. */
export const ISSUE_FORM = createSubmissionForm({
  schema: NewIssue,
  sections: ISSUE,
  sender: SENDER,
  draftKey: 'pending-issue',
  submitLabel: 'Send report',
})
