import type { Meta, StoryObj } from '@storybook/react-vite'
import { calls } from '@portal/domain/contract'
import { replies, reply } from '#test/replies.ts'
import { aListedUser } from '#test/user-factories.ts'
import { withStore } from '#test/with-store.tsx'
import { UserList } from './UserList.tsx'

const USERS = [
  aListedUser({ id: 1, firstName: 'Ruth', lastName: 'Kalsakau', email: 'ruth@portal.test', isAdmin: true }),
  aListedUser(),
  aListedUser({ id: 8, firstName: 'Ana', lastName: 'Vula', email: 'ana@reef.test', isEmailConfirmed: false }),
  aListedUser({ id: 9, firstName: 'Litia', lastName: 'Naivalu', suspendedAt: '2026-11-20T05:00:00.000Z' }),
  aListedUser({
    id: 10,
    firstName: 'Anastasia-Wilhelmina-Elizabeth',
    lastName: 'Kalsakau-Naivalu-Tavola-Kalsakau',
    email: `${'a-very-long-address'.repeat(4)}@${'example'.repeat(5)}.com`,
    isAdmin: true,
    isEmailConfirmed: false,
    listings: 1204,
  }),
]

const meta = {
  title: 'Users/List',
  component: UserList,
  parameters: { path: '/admin?tab=users' },
  decorators: [
    (Story) => (
      <>
        <h1>Administration</h1>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof UserList>

export default meta
type Story = StoryObj<typeof meta>

const kept = withStore({ fetch: replies(reply(calls.listUsers, 200, USERS, { total: 1203 })) })

export const Full: Story = { decorators: [kept] }
export const OnAPhone: Story = { ...Full, globals: { viewport: { value: 'small' } } }
export const NothingFound: Story = {
  decorators: [withStore({ fetch: replies(reply(calls.listUsers, 200, [])) })],
  parameters: { path: '/admin?tab=users&search=nobody&role=administrator' },
}
export const Loading: Story = { decorators: [withStore()] }
export const Failed: Story = {
  decorators: [withStore({ fetch: replies(reply(calls.listUsers, 429, { message: 'Too many requests' })) })],
}
