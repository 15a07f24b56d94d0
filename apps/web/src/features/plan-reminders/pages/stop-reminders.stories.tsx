import type { Meta, StoryObj } from '@storybook/react-vite'
import { calls } from '@portal/domain/contract'
import { userEvent, within } from 'storybook/test'
import { replies, reply } from '#test/replies.ts'
import { withStore } from '#test/with-store.tsx'
import { screen } from './stop-reminders.screen.tsx'

const ADDRESS = { email: 'm***@example.com' }

const meta = {
  title: 'Plans/Stop reminders',
  component: screen.Component,
  parameters: { layout: 'fullscreen', path: '/reminders/stop?token=a-token-of-the-email-1234' },
  decorators: [
    withStore({
      fetch: replies(reply(calls.stopReminders, 200, ADDRESS), reply(calls.resumeReminders, 200, ADDRESS)),
    }),
  ],
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Asking: Story = {}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const Stopped: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: 'Stop reminders' }))
    await page.findByRole('heading', { name: 'Reminders are stopped' })
  },
}
export const Resumed: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: 'Stop reminders' }))
    await userEvent.click(await page.findByRole('button', { name: 'Get reminders again' }))
    await page.findByRole('heading', { name: 'You get reminders again' })
  },
}
export const InOneClick: Story = { parameters: { path: '/reminders/stop?stopped=1' } }
export const WithoutAToken: Story = { parameters: { path: '/reminders/stop' } }
