import type { Meta, StoryObj } from '@storybook/react-vite'
import { calls, type OwnBusiness } from '@portal/domain/contract'
import { anOwnBusiness, aUser } from '#test/factories.ts'
import { replies, reply } from '#test/replies.ts'
import { withStore } from '#test/with-store.tsx'
import { Resubmission } from './Resubmission.tsx'

const meta = {
  title: 'Registration/Resubmission',
  component: Resubmission,
  args: { id: 9 },
  beforeEach: () => {
    document.cookie = 'signed-in=1'
    return () => {
      document.cookie = 'signed-in=; max-age=0'
    }
  },
} satisfies Meta<typeof Resubmission>

export default meta
type Story = StoryObj<typeof meta>

const user = reply(calls.currentUser, 200, aUser())
const listed = (own: Partial<OwnBusiness>) =>
  withStore({ fetch: replies(user, reply(calls.getBusiness, 200, anOwnBusiness({ id: 9, ...own }))) })

const rejection = {
  reason: 'incomplete',
  note: 'Please add the name of your village and the days when you are there.',
  at: '2026-11-19T02:00:00.000Z',
}

export const Rejected: Story = { decorators: [listed({ status: 'rejected', rejection })] }
export const RejectedOnAPhone: Story = { ...Rejected, globals: { viewport: { value: 'phone' } } }
export const RejectedWithoutAReason: Story = {
  decorators: [listed({ status: 'rejected', rejection: { reason: null, note: null, at: rejection.at } })],
}
export const PendingAgain: Story = { decorators: [listed({ status: 'pending' })] }
export const Loading: Story = { decorators: [withStore({ fetch: replies(user) })] }
export const OfSomebodyElse: Story = {
  decorators: [
    withStore({
      fetch: replies(user, reply(calls.getBusiness, 404, { message: 'Business not found' })),
    }),
  ],
}
export const OutOfReach: Story = {
  decorators: [
    withStore({
      fetch: (url, init) =>
        url.startsWith('/api/auth')
          ? replies(user)(url, init)
          : Promise.reject(new TypeError('Failed to fetch')),
    }),
  ],
}
