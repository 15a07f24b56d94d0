import type { Meta, StoryObj } from '@storybook/react-vite'
import { calls } from '@portal/domain/contract'
import { expect, userEvent, within } from 'storybook/test'
import { aPending, somePhotos, withPhotos } from '#test/factories.ts'
import { replies, reply } from '#test/replies.ts'
import { withStore } from '#test/with-store.tsx'
import { ModerationQueue } from './ModerationQueue.tsx'

const oil = aPending({
  id: 1,
  createdAt: '2026-10-17T22:00:00.000Z',
  submittedAt: '2026-11-12T22:00:00.000Z',
  ...withPhotos(somePhotos(3)),
})
const duplicate = aPending({
  id: 2,
  name: 'Gizo Print House',
  slug: 'gizo-print-house',
  createdAt: '2026-11-19T21:00:00.000Z',
  submittedAt: '2026-11-19T21:00:00.000Z',
  likelyDuplicate: { id: 9, name: 'Gizo Printing', slug: 'gizo-printing', address: 'Gizo', samePhone: true },
})
const bare = aPending({
  id: 3,
  name: 'Association des Producteurs de Vanille et de Kava de Sainte-Marie-de-la-Mer-Orientale',
  slug: 'vanille',
  phone: null,
  email: null,
  website: null,
  businessTypes: [],
  createdAt: '2026-11-20T01:30:00.000Z',
  submittedAt: '2026-11-20T01:30:00.000Z',
})

const refused = reply(calls.decide, 409, { message: 'This business is already approved.' })
const waiting = withStore({
  fetch: replies(reply(calls.listPending, 200, [oil, duplicate, bare], { total: 60 }), refused),
})

const meta = {
  title: 'Moderation/Queue',
  component: ModerationQueue,
  parameters: { path: '/admin' },
  decorators: [
    (Story) => (
      <>
        <h1>Administration</h1>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof ModerationQueue>

export default meta
type Story = StoryObj<typeof meta>

export const PendingItem: Story = { decorators: [waiting] }
export const LikelyDuplicate: Story = { decorators: [waiting], parameters: { path: '/admin?id=2' } }
export const HardlyAnythingKnown: Story = {
  decorators: [waiting],
  parameters: { path: '/admin?id=3' },
  globals: { viewport: { value: 'small' } },
}
export const ListOnAPhone: Story = { decorators: [waiting], globals: { viewport: { value: 'phone' } } }
export const Rejecting: Story = {
  decorators: [waiting],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Reject/ }))
    const dialog = within(await within(document.body).findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Reject' }))
    await expect(dialog.getByText('Please choose a reason')).toBeInTheDocument()
  },
}
export const DecidedElsewhere: Story = {
  decorators: [waiting],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Approve' }))
    await expect(await canvas.findByText(/already approved/)).toBeVisible()
  },
}
export const EmptyQueue: Story = {
  decorators: [withStore({ fetch: replies(reply(calls.listPending, 200, [])) })],
}
export const NothingFound: Story = { ...EmptyQueue, parameters: { path: '/admin?search=boat' } }
export const Loading: Story = { decorators: [withStore()] }
export const Failed: Story = {
  decorators: [
    withStore({ fetch: replies(reply(calls.listPending, 429, { message: 'Too many requests' })) }),
  ],
}
