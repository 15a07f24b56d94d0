import { BUSINESS_MESSAGE_LIMITS, NewBusinessMessage } from '@portal/domain/contract'
import { createSubmissionForm } from '#shared/forms/submission/define-form.tsx'
import type { SubmissionFormDefinition } from '#shared/forms/submission/definition.ts'
import type { MessageKind } from './messages.api.ts'

const TEXTS = {
  message: { label: 'Your message', hint: 'What you would like to know.', submitLabel: 'Send message' },
  quote: {
    label: 'What do you need?',
    hint: 'What, how much, where and by when.',
    submitLabel: 'Ask for a quote',
  },
} as const

/** The form to write to a business; each business and kind has drafts of its own. */
export function createMessageForm(kind: MessageKind, business: number | 'sample'): SubmissionFormDefinition {
  const { label, hint, submitLabel } = TEXTS[kind]
  return createSubmissionForm({
    schema: NewBusinessMessage,
    // Email address or phone number: one of them is needed.
    criteriaMode: 'all',
    draftKey: `pending-${kind}-to-business-${business}`,
    sender: { name: 'name', email: 'email' },
    submitLabel,
    sections: [
      {
        fields: [
          { kind: 'text', name: 'name', label: 'Your name', autoComplete: 'name', required: true },
          {
            kind: 'email',
            name: 'email',
            label: 'Your email address',
            hint: 'For an answer by email.',
            autoComplete: 'email',
          },
          {
            kind: 'tel',
            name: 'phone',
            label: 'Your phone number',
            hint: 'For a call or a message. One of the two is enough.',
            autoComplete: 'tel',
            revalidates: ['email'],
            isWide: true,
          },
          {
            kind: 'textarea',
            name: 'message',
            label,
            hint,
            rows: 6,
            lengthLimits: BUSINESS_MESSAGE_LIMITS,
            required: true,
          },
        ],
      },
    ],
  })
}
