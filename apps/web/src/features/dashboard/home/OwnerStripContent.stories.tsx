import type { Meta, StoryObj } from '@storybook/react-vite'
import { calls } from '@portal/domain/contract'
import { anOwnBusiness } from '#test/factories.ts'
import { replies, reply } from '#test/replies.ts'
import { withStore } from '#test/with-store.tsx'
import { OwnerStripContent } from './OwnerStripContent.tsx'

const withBusinesses = (...businesses: unknown[]) =>
  withStore({ fetch: replies(reply(calls.listBusinesses, 200, businesses)) })

const meta = {
  title: 'Home/OwnerStripContent',
  component: OwnerStripContent,
  parameters: { layout: 'fullscreen' },
  args: { retry: undefined },
} satisfies Meta<typeof OwnerStripContent>

export default meta
type Story = StoryObj<typeof meta>

const some = [
  anOwnBusiness({
    subscriptionTier: 0,
    trialExpiryDate: '2026-12-02T02:00:00.000Z',
    publicUntil: '2026-12-02T02:00:00.000Z',
  }),
  anOwnBusiness({ id: 2, name: 'Lilisiana Guesthouse', slug: 'lilisiana', status: 'pending' }),
  anOwnBusiness({
    id: 3,
    name: 'Association des Producteurs de Vanille et de Kava de Sainte-Marie',
    slug: 'vanille',
    status: 'rejected',
  }),
]

export const Some: Story = { decorators: [withBusinesses(...some)] }
export const OnAPhone: Story = { ...Some, globals: { viewport: { value: 'phone' } } }
export const None: Story = { decorators: [withBusinesses()] }
export const OnTheirWay: Story = { decorators: [withStore()] }
export const AccountOutOfReach: Story = { args: { retry: () => {} }, decorators: [withStore()] }
