import type { Meta, StoryObj } from '@storybook/react-vite'
import { renderSubmissionApproved } from '../../apps/api/src/mail/templates/submission-approved.ts'
import { renderSubmissionReceived } from '../../apps/api/src/mail/templates/submission-received.ts'
import { renderSubmissionRejected } from '../../apps/api/src/mail/templates/submission-rejected.ts'
import { renderSubmissionTakenDown } from '../../apps/api/src/mail/templates/submission-taken-down.ts'
import { emailMeta } from './email-meta.ts'
import type { EmailPreview } from './EmailPreview.tsx'
import { HONIARA, getNovemberDay, SITE } from './samples.ts'

const meta = { ...emailMeta, title: 'Submitters' } satisfies Meta<typeof EmailPreview>

export default meta
type Story = StoryObj<typeof meta>

const EVENT = {
  kind: 'event',
  title: 'Makers’ market day in Gizo',
  submitterName: 'Freda Pitakaka',
  reference: 'PB-6W3H-N8',
} as const

const JOB = {
  kind: 'job',
  title: 'Deckhand for a day-cruise boat',
  submitterName: 'Harrison Kalmet',
  reference: 'PB-K9TD-4C',
} as const

const TENDER = {
  kind: 'tender',
  title: 'School furniture for four hundred pupils in the Northern Division',
  submitterName: 'Lanieta Vosailagi',
  reference: 'PB-2FZQ-7V',
} as const

export const SubmissionReceived: Story = {
  args: { email: renderSubmissionReceived(SITE, { ...EVENT, due: getNovemberDay(5), timeZone: HONIARA }) },
}

export const SubmissionApproved: Story = {
  args: { email: renderSubmissionApproved(SITE, { ...JOB, path: '/jobs/deckhand-for-a-day-cruise-boat' }) },
}

export const SubmissionBack: Story = {
  args: {
    email: renderSubmissionApproved(SITE, {
      ...TENDER,
      path: '/tenders/school-furniture-for-four-hundred-pupils',
      isBack: true,
    }),
  },
}

export const SubmissionRejected: Story = {
  args: {
    email: renderSubmissionRejected(SITE, {
      ...TENDER,
      reason: 'Important details are missing',
      note: 'Please say by when offers have to arrive, and where.',
    }),
  },
}

export const SubmissionTakenDown: Story = {
  args: {
    email: renderSubmissionTakenDown(SITE, {
      ...EVENT,
      reason: 'Its dates are wrong',
      note: 'The market ground is closed on that Saturday. When will the market be held?',
    }),
  },
}
