import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  renderBusinessMessageReply,
  renderBusinessMessageSent,
} from '../../apps/api/src/mail/templates/business-message.ts'
import { renderHandoverOffered } from '../../apps/api/src/mail/templates/handover.ts'
import { renderInquiryReceived } from '../../apps/api/src/mail/templates/inquiry-received.ts'
import { renderReportSettled } from '../../apps/api/src/mail/templates/report-settled.ts'
import {
  renderReviewApproved,
  renderReviewRejected,
} from '../../apps/api/src/mail/templates/review-decided.ts'
import { emailMeta } from './email-meta.ts'
import type { EmailPreview } from './EmailPreview.tsx'
import { LISTING, getNovemberDay, SITE, TOKEN } from './samples.ts'

const meta = { ...emailMeta, title: 'Visitors' } satisfies Meta<typeof EmailPreview>

export default meta
type Story = StoryObj<typeof meta>

const MESSAGE = { kind: 'message', reference: 'PB-K3VX-8D', name: 'Walter Hou' } as const

export const BusinessMessageSent: Story = {
  args: { email: renderBusinessMessageSent(SITE, { ...LISTING, ...MESSAGE }) },
}

export const BusinessMessageReply: Story = {
  args: {
    email: renderBusinessMessageReply(SITE, {
      ...LISTING,
      ...MESSAGE,
      text: 'We do. A truck may come on Tuesdays and Fridays before noon.\n\nPlease ring Moses an hour before it leaves Malu’u.',
    }),
  },
}

export const InquiryReceived: Story = {
  args: {
    email: renderInquiryReceived(SITE, {
      kind: 'message',
      reference: 'PB-X4JM-9R',
      topic: 'A listing',
      name: 'Solange Perraud',
    }),
  },
}

export const IssueReportReceived: Story = {
  args: {
    email: renderInquiryReceived(SITE, {
      kind: 'issue',
      reference: 'PB-5PCG-3W',
      topic: 'Wrong information',
      name: null,
    }),
  },
}

const REVIEW = { ...LISTING, name: 'Joanna Kila' }

export const ReviewApproved: Story = {
  args: { email: renderReviewApproved(SITE, { ...REVIEW, isNew: true }) },
}

export const ReviewChangeApproved: Story = {
  args: { email: renderReviewApproved(SITE, { ...REVIEW, isNew: false }) },
}

export const ReviewRejected: Story = {
  args: {
    email: renderReviewRejected(SITE, { ...REVIEW, reason: 'It is not about this business', note: null }),
  },
}

export const ReviewTakenDown: Story = {
  args: {
    email: renderReviewRejected(SITE, {
      ...REVIEW,
      reason: null,
      note: 'You name somebody who works there. Please leave the name out.',
      isTakenDown: true,
    }),
  },
}

const REPORT = { ...LISTING, name: 'Robert Tari', reference: 'PB-C8JP-4W' }

export const ReportResolved: Story = {
  args: {
    email: renderReportSettled(SITE, {
      ...REPORT,
      isReview: false,
      isResolved: true,
      note: 'The mill has given us its new phone number.',
    }),
  },
}

export const ReportDismissed: Story = {
  args: { email: renderReportSettled(SITE, { ...REPORT, isReview: true, isResolved: false, note: null }) },
}

export const HandoverOffered: Story = {
  args: { email: renderHandoverOffered(SITE, { ...LISTING, token: TOKEN, until: getNovemberDay(30) }) },
}
