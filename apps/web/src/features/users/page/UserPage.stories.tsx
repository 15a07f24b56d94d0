import type { Meta, StoryObj } from '@storybook/react-vite'
import { calls, type UserDetail } from '@portal/domain/contract'
import { userEvent, within } from 'storybook/test'
import { replies, reply } from '#test/replies.ts'
import { aUserDetail, aUserEntry } from '#test/user-factories.ts'
import { withStore } from '#test/with-store.tsx'
import { UserPage } from './UserPage.tsx'

const AT = '2026-11-20T05:00:00.000Z'
const HISTORY = [
  aUserEntry({
    id: 4,
    action: 'suspended',
    reason: 'spam',
    note: 'Twelve messages to every lodge on Efate.',
    changes: [{ field: 'hiddenListings', before: 0, after: 2 }],
  }),
  aUserEntry({ id: 3 }),
  aUserEntry({ id: 2, action: 'password reset sent', changes: null }),
  aUserEntry({ id: 1, action: 'second step reset', actor: null, changes: null }),
]

const showing = (own: Partial<UserDetail> = {}, history = HISTORY) =>
  withStore({
    fetch: replies(
      reply(calls.getUser, 200, aUserDetail(own)),
      reply(calls.listAudit, 200, history),
      reply(calls.setUserRole, 409, {
        message: 'Moses Tara is already an administrator',
        current: { id: 7, role: 'administrator', suspendedAt: null },
      }),
    ),
  })

const SUSPENDED: Partial<UserDetail> = {
  suspendedAt: AT,
  suspension: { at: AT, reason: 'spam', note: 'Please stop.', hiddenListings: 2 },
  sessions: [],
}

const meta = {
  title: 'Users/Page',
  component: UserPage,
  args: { id: 7 },
  parameters: { path: '/admin/users/7' },
  decorators: [
    (Story) => (
      <>
        <h1>Administration</h1>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof UserPage>

export default meta
type Story = StoryObj<typeof meta>

/** Presses an action, and waits for its dialog. */
const opening =
  (button: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: button }))
    await within(document.body).findByRole('dialog')
  }

export const Full: Story = { decorators: [showing()] }
export const OnAPhone: Story = { ...Full, globals: { viewport: { value: 'small' } } }
export const Suspended: Story = { decorators: [showing(SUSPENDED)] }
export const OnlyAdministrator: Story = {
  decorators: [showing({ isAdmin: true, isOwn: true, isOnlyAdministrator: true })],
}
export const WithoutAnything: Story = {
  decorators: [
    showing(
      {
        firstName: '',
        lastName: '',
        listings: 0,
        listingsToHide: 0,
        reviews: 0,
        submissions: 0,
        latest: [],
        reports: { total: 0, resolved: 0 },
        sessions: [],
        hasPassword: false,
        isEmailConfirmed: false,
      },
      [],
    ),
  ],
}
export const LongTexts: Story = {
  decorators: [
    showing({
      firstName: 'Anastasia-Wilhelmina-Elizabeth',
      lastName: 'Kalsakau-Naivalu-Tavola-Kalsakau',
      email: `${'a-very-long-address'.repeat(4)}@${'example'.repeat(5)}.com`,
      suspendedAt: AT,
      suspension: { at: AT, reason: 'other', note: 'Word '.repeat(200).trim(), hiddenListings: 1204 },
    }),
  ],
  globals: { viewport: { value: 'small' } },
}
export const MakingAdministrator: Story = {
  decorators: [showing()],
  play: opening('Make administrator…'),
}
export const SomebodyWasQuicker: Story = {
  decorators: [showing()],
  play: async (context) => {
    await opening('Make administrator…')(context)
    const dialog = within(await within(document.body).findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Make administrator' }))
    await dialog.findByText('Moses Tara is already an administrator')
  },
}
export const GivingUpOnesOwnRights: Story = {
  decorators: [showing({ isAdmin: true, isOwn: true })],
  play: opening('Remove administrator rights…'),
}
export const Suspending: Story = { decorators: [showing()], play: opening('Suspend…') }
export const SuspendingOnAPhone: Story = { ...Suspending, globals: { viewport: { value: 'small' } } }
export const Restoring: Story = { decorators: [showing(SUSPENDED)], play: opening('Restore…') }
export const SigningOutEverywhere: Story = {
  decorators: [showing()],
  play: opening('Sign out everywhere…'),
}
export const SendingALink: Story = {
  decorators: [showing()],
  play: opening('Send a password reset link…'),
}
export const Loading: Story = { decorators: [withStore()] }
export const NotThere: Story = {
  decorators: [withStore({ fetch: replies(reply(calls.getUser, 404, { message: 'User not found' })) })],
}
export const Failed: Story = {
  decorators: [withStore({ fetch: replies(reply(calls.getUser, 429, { message: 'Too many requests' })) })],
}
