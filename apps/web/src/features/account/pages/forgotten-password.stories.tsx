import type { Meta, StoryObj } from '@storybook/react-vite'
import { calls } from '@portal/domain/contract'
import { userEvent, within } from 'storybook/test'
import { replies, reply } from '#test/replies.ts'
import { withStore } from '#test/with-store.tsx'
import { screen as forgot } from './forgot-password.screen.tsx'
import { screen as reset } from './reset-password.screen.tsx'

const TOKEN = 'a-token-of-the-email-1234'

const meta = {
  title: 'Account/Forgotten password',
  component: forgot.Component,
  parameters: { layout: 'fullscreen', path: '/auth/forgot-password' },
  decorators: [
    withStore({
      fetch: replies(
        reply(calls.requestPasswordReset, 202, { email: 'mere@portal.test' }),
        reply(calls.resetPassword, 200, { email: 'm***@portal.test', unlinked: ['Google'] }),
      ),
    }),
  ],
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Ask: Story = {}
export const AskOnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const Asked: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const email = await page.findByLabelText(/^Email/)
    await userEvent.clear(email)
    await userEvent.type(email, 'mere@portal.test')
    await userEvent.click(page.getByRole('button', { name: 'Send me a link' }))
    await page.findByRole('status')
  },
}
export const Choose: Story = {
  parameters: { path: `/auth/reset-password?token=${TOKEN}` },
  render: () => <reset.Component />,
}
export const Chosen: Story = {
  ...Choose,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.type(await page.findByLabelText(/^New password/), 'breadfruit & 3 canoes')
    await userEvent.click(page.getByRole('button', { name: 'Save the new password' }))
    await page.findByRole('heading', { name: 'Your password is changed' })
  },
}
export const LinkWithoutAToken: Story = { ...Choose, parameters: { path: '/auth/reset-password' } }
