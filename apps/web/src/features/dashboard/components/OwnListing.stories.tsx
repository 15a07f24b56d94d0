import type { Meta, StoryObj } from '@storybook/react-vite'
import { anOwnBusiness, somePhotos, withPhotos } from '#test/factories.ts'
import { withStore } from '#test/with-store.tsx'
import { OwnListing } from './OwnListing.tsx'

const toInstant = (day: string) => `2026-${day}T02:00:00.000Z`
const aTrial = (end: string) =>
  anOwnBusiness({ subscriptionTier: 0, trialExpiryDate: toInstant(end), publicUntil: toInstant(end) })

const meta = {
  title: 'Dashboard/OwnListing',
  component: OwnListing,
  args: { business: aTrial('12-02') },
  decorators: [
    (Story) => (
      <>
        <h1>My Dashboard</h1>
        <h2>My Businesses</h2>
        <Story />
      </>
    ),
    withStore(),
  ],
} satisfies Meta<typeof OwnListing>

export default meta
type Story = StoryObj<typeof meta>

export const OnTrial: Story = {}
export const TrialExpired: Story = { args: { business: aTrial('11-02') } }
export const OnAPlan: Story = {
  args: { business: anOwnBusiness({ planExpiryDate: toInstant('12-30'), publicUntil: toInstant('12-30') }) },
}
export const PlanEnded: Story = {
  args: {
    business: anOwnBusiness({
      subscriptionTier: 1,
      planExpiryDate: toInstant('11-02'),
      publicUntil: toInstant('11-02'),
    }),
  },
}
export const PlanEnding: Story = {
  args: { business: anOwnBusiness({ planExpiryDate: toInstant('11-29'), publicUntil: toInstant('11-29') }) },
}
export const Pending: Story = {
  args: { business: anOwnBusiness({ status: 'pending', subscriptionTier: 0 }) },
}
export const PendingAndLate: Story = {
  args: {
    business: anOwnBusiness({ status: 'pending', subscriptionTier: 0, submittedAt: toInstant('11-12') }),
  },
}
export const WithPhotosOnTrial: Story = {
  args: { business: { ...aTrial('12-02'), ...withPhotos(somePhotos(4)) } },
}
export const WithPhotosOnAPlan: Story = {
  args: { business: anOwnBusiness({ planExpiryDate: toInstant('12-30'), ...withPhotos(somePhotos(6)) }) },
}
export const Rejected: Story = {
  args: {
    business: anOwnBusiness({
      name: 'Association des Producteurs de Vanille et de Kava de Sainte-Marie-de-la-Mer-Orientale',
      status: 'rejected',
      subscriptionTier: 0,
      rejection: {
        reason: 'unclear-description',
        note: 'Please say which products you sell, and whether you ship to other islands.',
        at: toInstant('11-12'),
      },
    }),
  },
  globals: { viewport: { value: 'small' } },
}
const waitingEdit = {
  status: 'pending',
  submittedAt: toInstant('11-12'),
  dueAt: toInstant('11-17'),
  reason: null,
  note: null,
} as const
export const WithWaitingChanges: Story = { args: { business: anOwnBusiness({ waitingEdit }) } }
export const WithRejectedChanges: Story = {
  args: {
    business: anOwnBusiness({
      waitingEdit: {
        ...waitingEdit,
        status: 'rejected',
        dueAt: null,
        reason: 'The description is not clear enough',
        note: 'Please say which products you sell, and whether you ship to other islands.',
      },
    }),
  },
  globals: { viewport: { value: 'small' } },
}
export const Suspended: Story = {
  args: {
    business: anOwnBusiness({
      suspendedAt: toInstant('11-12'),
      suspension: {
        reason: 'misleading',
        note: 'The photos show another shop. Please send us some of yours.',
      },
    }),
  },
}
