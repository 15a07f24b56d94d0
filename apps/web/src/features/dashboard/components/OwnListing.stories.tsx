import type { Meta, StoryObj } from '@storybook/react-vite'
import { anOwnBusiness, somePhotos, withPhotos } from '#test/factories.ts'
import { withStore } from '#test/with-store.tsx'
import { OwnListing } from './OwnListing.tsx'

const until = (day: string) => `2026-${day}T02:00:00.000Z`
const trial = (end: string) =>
  anOwnBusiness({ subscriptionTier: 0, trialExpiryDate: until(end), publicUntil: until(end) })

const meta = {
  title: 'Dashboard/OwnListing',
  component: OwnListing,
  args: { business: trial('12-02') },
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
export const TrialExpired: Story = { args: { business: trial('11-02') } }
export const OnAPlan: Story = {
  args: { business: anOwnBusiness({ planExpiryDate: until('12-30'), publicUntil: until('12-30') }) },
}
export const PlanEnded: Story = {
  args: {
    business: anOwnBusiness({
      subscriptionTier: 1,
      planExpiryDate: until('11-02'),
      publicUntil: until('11-02'),
    }),
  },
}
export const PlanEnding: Story = {
  args: { business: anOwnBusiness({ planExpiryDate: until('11-29'), publicUntil: until('11-29') }) },
}
export const Pending: Story = {
  args: { business: anOwnBusiness({ status: 'pending', subscriptionTier: 0 }) },
}
export const PendingAndLate: Story = {
  args: { business: anOwnBusiness({ status: 'pending', subscriptionTier: 0, submittedAt: until('11-12') }) },
}
export const WithPhotosOnTrial: Story = {
  args: { business: { ...trial('12-02'), ...withPhotos(somePhotos(4)) } },
}
export const WithPhotosOnAPlan: Story = {
  args: { business: anOwnBusiness({ planExpiryDate: until('12-30'), ...withPhotos(somePhotos(6)) }) },
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
        at: until('11-12'),
      },
    }),
  },
  globals: { viewport: { value: 'small' } },
}
const waitingEdit = {
  status: 'pending',
  submittedAt: until('11-12'),
  dueAt: until('11-17'),
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
      suspendedAt: until('11-12'),
      suspension: {
        reason: 'misleading',
        note: 'The photos show another shop. Please send us some of yours.',
      },
    }),
  },
}
