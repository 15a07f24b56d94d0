import type { Meta, StoryObj } from '@storybook/react-vite'
import { calls } from '@portal/domain/contract'
import { userEvent, within } from 'storybook/test'
import { replies, reply } from '#test/replies.ts'
import { withStore } from '#test/with-store.tsx'
import { screen as confirm } from './newsletter-confirm.screen.tsx'
import { screen as leave } from './newsletter-leave.screen.tsx'
import { screen as signUp } from './newsletter.screen.tsx'

const TOKEN = 'a-token-of-the-email-1234'

const meta = {
  title: 'Newsletter/Pages',
  component: signUp.Component,
  parameters: { layout: 'fullscreen', path: '/newsletter' },
  decorators: [
    withStore({
      fetch: replies(
        reply(calls.subscribe, 201, { email: 'mere@example.com' }),
        reply(calls.confirmSubscription, 200, { email: 'm***@example.com' }),
        reply(calls.leaveNewsletter, 404, { message: 'No such letter' }),
      ),
    }),
  ],
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const SignUp: Story = {}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const SignedUp: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.type(await page.findByRole('textbox', { name: /Email/ }), 'mere@example.com')
    await userEvent.click(page.getByRole('button', { name: 'Sign up' }))
    await page.findByRole('heading', { name: 'Check your inbox' })
  },
}
export const Confirm: Story = {
  parameters: { path: `/newsletter/confirm?token=${TOKEN}` },
  render: () => <confirm.Component />,
}
export const Confirmed: Story = {
  ...Confirm,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: 'Confirm' }))
    await page.findByRole('heading', { name: 'You are on the list' })
  },
}
export const WithoutAToken: Story = { ...Confirm, parameters: { path: '/newsletter/confirm' } }
export const Leave: Story = {
  parameters: { path: `/newsletter/leave?token=${TOKEN}` },
  render: () => <leave.Component />,
}
export const Left: Story = { ...Leave, parameters: { path: '/newsletter/leave?left=1' } }
