import type { Meta, StoryObj } from '@storybook/react-vite'
import { renderBusinessMessageForOwner } from '../../apps/api/src/mail/templates/business-message.ts'
import { renderEditApproved, renderEditRejected } from '../../apps/api/src/mail/templates/edit-decided.ts'
import { renderHandoverAccepted } from '../../apps/api/src/mail/templates/handover.ts'
import { renderListingApproved } from '../../apps/api/src/mail/templates/listing-approved.ts'
import { renderListingReceived } from '../../apps/api/src/mail/templates/listing-received.ts'
import { renderListingRejected } from '../../apps/api/src/mail/templates/listing-rejected.ts'
import { renderOwnerChanged } from '../../apps/api/src/mail/templates/owner-changed.ts'
import { renderReviewForOwner } from '../../apps/api/src/mail/templates/review-decided.ts'
import {
  renderListingSuspended,
  renderSuspensionEnded,
} from '../../apps/api/src/mail/templates/suspension.ts'
import { emailMeta } from './email-meta.ts'
import type { EmailPreview } from './EmailPreview.tsx'
import { LISTING, getNovemberDay, SITE } from './samples.ts'

const meta = { ...emailMeta, title: 'Owners' } satisfies Meta<typeof EmailPreview>

export default meta
type Story = StoryObj<typeof meta>

const received = { ...LISTING, reference: 'PB-7K2M-4P', due: getNovemberDay(5) }

export const ListingReceived: Story = { args: { email: renderListingReceived(SITE, received) } }

export const CorrectedListingReceived: Story = {
  args: { email: renderListingReceived(SITE, { ...received, resubmitted: true }) },
}

export const ListingApproved: Story = {
  args: {
    email: renderListingApproved(SITE, {
      ...LISTING,
      trialExpiry: new Date('2027-02-01T10:00:00+11:00'),
      now: getNovemberDay(3),
    }),
  },
}

export const ListingRejected: Story = {
  args: {
    email: renderListingRejected(SITE, {
      ...LISTING,
      reason: 'Important details are missing',
      note: 'Please say which days you are open and add a phone number that customers can ring.',
    }),
  },
}

export const EditApproved: Story = {
  args: { email: renderEditApproved(SITE, { ...LISTING, isVerificationLost: false }) },
}

export const EditApprovedVerificationLost: Story = {
  args: { email: renderEditApproved(SITE, { ...LISTING, isVerificationLost: true }) },
}

export const EditRejected: Story = {
  args: {
    email: renderEditRejected(SITE, {
      ...LISTING,
      reason: 'The description does not say what the business does',
      note: 'The new description names a competitor and its prices. Please describe only what you sell.',
    }),
  },
}

export const ListingSuspended: Story = {
  args: {
    email: renderListingSuspended(SITE, {
      ...LISTING,
      reason: 'Its phone number belongs to somebody else',
      note: 'The people at this number in Auki say that they never heard of the mill. Which number is yours?',
    }),
  },
}

export const SuspensionEnded: Story = {
  args: { email: renderSuspensionEnded(SITE, { ...LISTING, note: 'Thank you for the new number.' }) },
}

export const SuspensionEndedStillHidden: Story = {
  args: { email: renderSuspensionEnded(SITE, { ...LISTING, note: null, path: null }) },
}

export const BusinessMessage: Story = {
  args: {
    email: renderBusinessMessageForOwner(SITE, {
      ...LISTING,
      kind: 'message',
      reference: 'PB-K3VX-8D',
      name: 'Walter Hou',
      email: 'walter.hou@portal.test',
      phone: '+677 74 00 231',
      message: 'Do you buy copra from growers in Malu’u as well, and on which days may a truck come?',
      hasInbox: true,
    }),
  },
}

export const RequestForAQuote: Story = {
  args: {
    email: renderBusinessMessageForOwner(SITE, {
      ...LISTING,
      kind: 'quote',
      reference: 'PB-7H4C-2N',
      name: 'Mereoni Cakau',
      email: 'mereoni.cakau@portal.test',
      phone: null,
      message:
        'We make soap in Nausori and would like 40 drums of coconut oil every second month.\n\nWhat would that cost with freight to Suva, and what is the smallest first order?',
      hasInbox: true,
    }),
  },
}

export const NewReview: Story = {
  args: {
    email: renderReviewForOwner(SITE, {
      ...LISTING,
      rating: 5,
      comment: 'On time, clean drums, fair price. They rang when the ship was late.',
    }),
  },
}

export const HandoverAcceptedByNewOwner: Story = {
  args: {
    email: renderHandoverAccepted(SITE, { ...LISTING, newOwnerName: 'Grace Ramoau', isNewOwner: false }),
  },
}

export const HandoverAcceptedForNewOwner: Story = {
  args: {
    email: renderHandoverAccepted(SITE, {
      ...LISTING,
      name: 'Grace Ramoau',
      newOwnerName: 'Grace Ramoau',
      isNewOwner: true,
    }),
  },
}

export const OwnerChangedForNewOwner: Story = {
  args: {
    email: renderOwnerChanged(SITE, {
      ...LISTING,
      isNewOwner: true,
      note: 'Your letter with the licence of the mill reached us on Monday.',
    }),
  },
}

export const OwnerChangedForFormerOwner: Story = {
  args: {
    email: renderOwnerChanged(SITE, { ...LISTING, name: 'Peter Foimua', isNewOwner: false, note: null }),
  },
}
