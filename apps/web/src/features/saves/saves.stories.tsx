import type { Meta, StoryObj } from '@storybook/react-vite'
import { calls } from '@portal/domain/contract'
import { aSummary, aUser } from '#test/factories.ts'
import { replies, reply } from '#test/replies.ts'
import { withStore } from '#test/with-store.tsx'
import { SaveButton } from './SaveButton.tsx'
import { SavedBusinesses } from '#app/pages/saved/SavedBusinesses.tsx'

const businesses = [
  aSummary({ id: 7 }),
  aSummary({ id: 8, name: 'Vella Chilli', slug: 'vella-chilli', rating: null, reviewCount: 0 }),
]

const keep = (...ids: number[]) => {
  document.cookie = 'signed-in=; max-age=0'
  localStorage.setItem('saved-businesses', JSON.stringify(ids))
  return () => localStorage.removeItem('saved-businesses')
}

const signIn = () => {
  document.cookie = 'signed-in=1'
  return () => {
    document.cookie = 'signed-in=; max-age=0'
  }
}

const nobody = reply(calls.currentUser, 401, { message: 'Please sign in' })
const user = reply(calls.currentUser, 200, aUser())

const meta = {
  title: 'Businesses/Saved',
  component: SavedBusinesses,
  decorators: [withStore({ fetch: replies(nobody, reply(calls.listBusinesses, 200, businesses)) })],
} satisfies Meta<typeof SavedBusinesses>

export default meta
type Story = StoryObj<typeof meta>

export const OnThisDevice: Story = { beforeEach: () => keep(7, 8) }
export const OnAPhone: Story = { ...OnThisDevice, globals: { viewport: { value: 'phone' } } }
export const None: Story = { beforeEach: () => keep() }
export const SomeGone: Story = { beforeEach: () => keep(7, 21, 22) }
export const InTheAccount: Story = {
  beforeEach: signIn,
  decorators: [
    withStore({
      fetch: replies(
        user,
        reply(calls.listSavedIds, 200, [8, 7]),
        reply(calls.listBusinesses, 200, businesses),
      ),
    }),
  ],
}
export const OutOfReach: Story = {
  beforeEach: signIn,
  decorators: [
    withStore({ fetch: replies(user, reply(calls.listSavedIds, 429, { message: 'Try again in a moment' })) }),
  ],
}
export const OnAProfile: Story = {
  beforeEach: () => keep(7),
  render: () => <SaveButton business={{ id: 7, name: 'Kokonut Oil Cooperative' }} />,
}
