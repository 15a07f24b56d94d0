import type { Meta, StoryObj } from '@storybook/react-vite'
import { BUSINESS_STATUSES } from '@portal/domain/business'
import { calls } from '@portal/domain/contract'
import { anAdminSummary } from '#test/admin-factories.ts'
import { replies, reply } from '#test/replies.ts'
import { withStore } from '#test/with-store.tsx'
import { AllBusinesses } from './AllBusinesses.tsx'

const long = anAdminSummary({
  id: 99,
  name: 'Association des Producteurs de Vanille et de Kava de Sainte-Marie-de-la-Mer-Orientale',
  category: 'Construction & Materials',
  country: 'nc',
  province: null,
  state: 'suspended',
  subscriptionTier: 3,
  isVerified: true,
  isFeatured: true,
  featuredUntil: '2026-12-31T13:00:00.000Z',
  isSample: true,
  owner: { id: 4, name: '', email: 'producteurs.de.vanille.et.de.kava@sainte-marie-de-la-mer.example' },
  publicUntil: null,
  completeness: 100,
  views: 1240,
})
const inEveryState = BUSINESS_STATUSES.map((state, place) =>
  anAdminSummary({ id: place + 1, state, owner: null }),
)
const full = withStore({
  fetch: replies(reply(calls.listAdminBusinesses, 200, [long, ...inEveryState], { total: 297 })),
})

const meta = {
  title: 'Business admin/List',
  component: AllBusinesses,
  parameters: { path: '/admin?tab=businesses' },
  decorators: [
    (Story) => (
      <>
        <h1>Administration</h1>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof AllBusinesses>

export default meta
type Story = StoryObj<typeof meta>

export const Some: Story = { decorators: [full] }
export const CardsOnAPhone: Story = { decorators: [full], globals: { viewport: { value: 'phone' } } }
export const Filtered: Story = {
  decorators: [full],
  parameters: { path: '/admin?tab=businesses&state=live&country=fj&verified=true&page=2' },
}
export const None: Story = {
  decorators: [withStore({ fetch: replies(reply(calls.listAdminBusinesses, 200, [])) })],
}
export const NoneFound: Story = { ...None, parameters: { path: '/admin?tab=businesses&search=nothing' } }
export const Loading: Story = { decorators: [withStore()] }
export const Failed: Story = {
  decorators: [withStore({ fetch: replies(reply(calls.listAdminBusinesses, 429, { message: 'Too many' })) })],
}
