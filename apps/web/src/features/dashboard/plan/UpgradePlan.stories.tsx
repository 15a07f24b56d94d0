import { calls } from '@portal/domain/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { ComparePlans } from '#features/plans/components/ComparePlans.tsx'
import { anOwnBusiness } from '#test/factories.ts'
import { replies, reply } from '#test/replies.ts'
import { withStore } from '#test/with-store.tsx'
import { UpgradePlan } from './UpgradePlan.tsx'

const toInstant = (day: string) => `2026-${day}T02:00:00.000Z`
const aTrial = (id: number, name: string, end: string) =>
  anOwnBusiness({
    id,
    name,
    subscriptionTier: 0,
    trialExpiryDate: toInstant(end),
    publicUntil: toInstant(end),
  })
const aPaidListing = (id: number, name: string, tier: 1 | 2, end: string) =>
  anOwnBusiness({
    id,
    name,
    subscriptionTier: tier,
    planExpiryDate: toInstant(end),
    publicUntil: toInstant(end),
  })

const withBusinesses = (...businesses: unknown[]) =>
  withStore({ fetch: replies(reply(calls.listBusinesses, 200, businesses)) })

const meta = {
  title: 'Dashboard/UpgradePlan',
  component: UpgradePlan,
  args: { comparison: <ComparePlans /> },
  decorators: [
    (Story) => (
      <>
        <h1>My Dashboard</h1>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof UpgradePlan>

export default meta
type Story = StoryObj<typeof meta>

export const SeveralListings: Story = {
  decorators: [
    withBusinesses(
      aTrial(1, 'Umi Home Store', '12-02'),
      aTrial(2, 'Auki Ice', '11-02'),
      aPaidListing(
        3,
        'Association des Producteurs de Vanille et de Kava de Sainte-Marie-de-la-Mer',
        1,
        '12-30',
      ),
      aPaidListing(4, 'Lata Boats', 2, '11-29'),
    ),
  ],
}
export const OnAPhone: Story = { ...SeveralListings, globals: { viewport: { value: 'phone' } } }
export const NothingToDoYet: Story = {
  decorators: [withBusinesses(anOwnBusiness({ status: 'pending', subscriptionTier: 0 }))],
}
