import type { Meta, StoryObj } from '@storybook/react-vite'
import { calls } from '@portal/domain/contract'
import { userEvent, within } from 'storybook/test'
import { aUser } from '#test/factories.ts'
import { aSession, anAccount } from '#test/account-factories.ts'
import { replies, reply } from '#test/replies.ts'
import { withStore } from '#test/with-store.tsx'
import { screen } from './account.screen.tsx'

const SESSIONS = [
  aSession({ id: 'f'.repeat(32), device: 'Firefox on Windows', isCurrent: true }),
  aSession(),
  aSession({ id: 'e'.repeat(32), device: null }),
]

const CURRENT_USER = reply(calls.currentUser, 200, aUser())

const withAccount = (account = anAccount(), sessions = SESSIONS) =>
  withStore({
    fetch: replies(
      CURRENT_USER,
      reply(calls.getAccount, 200, account),
      reply(calls.listSessions, 200, sessions),
    ),
  })

const meta = {
  title: 'Account/Account page',
  component: screen.Component,
  parameters: { layout: 'fullscreen', path: '/account' },
  decorators: [withAccount()],
  beforeEach: () => {
    document.cookie = 'signed-in=1'
    return () => {
      document.cookie = 'signed-in=; max-age=0'
    }
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const AddressWaits: Story = {
  decorators: [
    withAccount(
      anAccount({
        emailChange: { email: 'mere.tavola@example.com', requestedAt: '2026-11-20T01:00:00.000Z' },
      }),
    ),
  ],
}
const LINKED = { id: 'a'.repeat(32), provider: 'Google', linkedAt: '2026-11-02T02:00:00.000Z' }

export const WithoutPassword: Story = {
  decorators: [withAccount(anAccount({ hasPassword: false, identities: [LINKED] }))],
}
export const LinkedSignIns: Story = {
  decorators: [
    withAccount(
      anAccount({
        identities: [
          LINKED,
          { ...LINKED, id: 'b'.repeat(32), provider: `sign-in.${'example'.repeat(6)}.com` },
        ],
      }),
    ),
  ],
}
export const Unlinking: Story = {
  decorators: [withAccount(anAccount({ identities: [LINKED] }))],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: /^Unlink Google/ }))
    await page.findByRole('button', { name: 'Keep it' })
  },
}
export const LongTexts: Story = {
  decorators: [
    withAccount(
      anAccount({
        firstName: 'Anastasia-Wilhelmina-Elizabeth',
        lastName: 'Kalsakau-Naivalu-Tavola-Kalsakau',
        email: `${'a-very-long-address'.repeat(4)}@${'example'.repeat(5)}.com`,
        isEmailConfirmed: false,
      }),
      SESSIONS,
    ),
  ],
  globals: { viewport: { value: 'phone' } },
}
export const Unreachable: Story = { decorators: [withStore({ fetch: replies(CURRENT_USER) })] }
export const Deleting: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: 'Delete my account…' }))
    await userEvent.click(page.getByRole('button', { name: 'Delete my account for good' }))
    await page.findByText('Please type DELETE to confirm')
  },
}
