import type { Meta, StoryObj } from '@storybook/react-vite'
import { calls } from '@portal/domain/contract'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { anAdminBusiness, anAuditEntry } from '#test/admin-factories.ts'
import { replies, reply } from '#test/replies.ts'
import { withStore } from '#test/with-store.tsx'
import { BusinessDetail } from './BusinessDetail.tsx'

const history = [
  anAuditEntry({
    id: 3,
    action: 'edited',
    note: 'name, description',
    changes: [
      { field: 'name', before: 'Auki Hardware', after: 'Auki Hardware and Timber' },
      { field: 'description', before: 'Timber.', after: 'Timber, nails and roofing iron. '.repeat(20) },
    ],
  }),
  anAuditEntry({
    id: 2,
    action: 'suspended',
    actor: null,
    reason: 'misleading',
    note: 'The photos show another shop.',
  }),
  anAuditEntry(),
]
const refused = reply(calls.changeOwner, 409, {
  message: 'Somebody else has changed this listing. Please check it again',
})
const full = withStore({ fetch: replies(reply(calls.listAudit, 200, history), refused) })

const meta = {
  title: 'Business admin/Business',
  component: BusinessDetail,
  parameters: { path: '/admin/businesses/7', layout: 'fullscreen' },
  decorators: [full],
  args: { listing: anAdminBusiness() },
} satisfies Meta<typeof BusinessDetail>

export default meta
type Story = StoryObj<typeof meta>

export const Live: Story = {}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const VerifiedAndFeatured: Story = {
  args: {
    listing: anAdminBusiness({
      featuredBy: 'choice',
      featuredUntil: '2026-12-31T13:00:00.000Z',
      verification: { method: 'documents', on: '2026-11-03', note: 'Licence 4471.', by: 'Ruth Kalsakau' },
      hasWaitingEdit: true,
      business: {
        isVerified: true,
        isFeatured: true,
        isSample: true,
        name: 'Association des Producteurs de Vanille et de Kava de Sainte-Marie-de-la-Mer-Orientale',
        email: 'producteurs.de.vanille.et.de.kava@sainte-marie-de-la-mer-orientale.example',
      },
    }),
  },
}
export const PaidPlan: Story = {
  args: {
    listing: anAdminBusiness({
      business: { subscriptionTier: 2, planExpiryDate: '2027-11-22T00:00:00.000Z' },
    }),
  },
}
export const Suspended: Story = {
  args: {
    listing: anAdminBusiness({
      state: 'suspended',
      business: {
        suspendedAt: '2026-11-19T00:00:00.000Z',
        suspension: { reason: 'misleading', note: 'The photos show another shop.' },
      },
    }),
  },
}
export const Pending: Story = {
  args: { listing: anAdminBusiness({ state: 'pending', owner: null, business: { status: 'pending' } }) },
}
export const Deleted: Story = {
  args: { listing: anAdminBusiness({ state: 'removed', restorableUntil: '2026-12-20T00:00:00.000Z' }) },
}
export const WithoutHistory: Story = {
  decorators: [withStore({ fetch: replies(reply(calls.listAudit, 200, [])) })],
}
export const HistoryFailed: Story = {
  decorators: [withStore({ fetch: replies(reply(calls.listAudit, 429, { message: 'Too many' })) })],
}

const createOpenedStory = (name: string): Story => ({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name }))
    const dialog = await screen.findByRole('dialog')
    // It opens from opacity 0, which counts as hidden.
    await waitFor(() => expect(dialog).toBeVisible())
  },
})
export const Suspending: Story = createOpenedStory('Suspend')
export const Verifying: Story = createOpenedStory('Verify')
export const Featuring: Story = createOpenedStory('Feature')
export const GivingAPlan: Story = createOpenedStory('Give a plan')
export const ChangedElsewhere: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change owner' }))
    await userEvent.type(await screen.findByRole('textbox', { name: /^Email address/ }), 'other@portal.test')
    await userEvent.click(screen.getByRole('button', { name: 'Change owner' }))
    await expect(await screen.findByRole('alert')).toHaveTextContent('Somebody else')
  },
}
