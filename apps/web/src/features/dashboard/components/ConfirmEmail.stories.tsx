import type { Meta, StoryObj } from '@storybook/react-vite'
import { calls } from '@portal/domain/contract'
import { userEvent, within } from 'storybook/test'
import { aUser } from '#test/factories.ts'
import { replies, reply } from '#test/replies.ts'
import { withStore } from '#test/with-store.tsx'
import { ConfirmEmail } from './ConfirmEmail.tsx'

const withResponse = (status: 202 | 429, body: unknown) =>
  withStore({ fetch: replies(reply(calls.resendConfirmation, status, body)) })

const meta = {
  title: 'Dashboard/ConfirmEmail',
  component: ConfirmEmail,
  args: { user: aUser({ isEmailConfirmed: false }) },
  decorators: [withResponse(202, { email: 'mere@portal.test' })],
} satisfies Meta<typeof ConfirmEmail>

export default meta
type Story = StoryObj<typeof meta>

export const Unconfirmed: Story = {}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const SentAgain: Story = {
  play: async ({ canvasElement }) => {
    const line = within(canvasElement)
    await userEvent.click(line.getByRole('button', { name: 'Send it again' }))
    await line.findByRole('status')
  },
}
export const TooOften: Story = {
  decorators: [withResponse(429, { message: 'Too many requests from here. Please try again in 40 minutes' })],
  play: async ({ canvasElement }) => {
    const line = within(canvasElement)
    await userEvent.click(line.getByRole('button', { name: 'Send it again' }))
    await line.findByRole('alert')
  },
}
