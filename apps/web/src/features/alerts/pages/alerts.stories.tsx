import type { Meta, StoryObj } from '@storybook/react-vite'
import { calls } from '@portal/domain/contract'
import { userEvent, within } from 'storybook/test'
import { replies, reply } from '#test/replies.ts'
import { withStore } from '#test/with-store.tsx'
import { screen as confirm } from './alert-confirm.screen.tsx'
import { screen as leave } from './alert-leave.screen.tsx'
import { screen as manage } from './alert-manage.screen.tsx'
import { screen as ask } from './alerts.screen.tsx'

const TOKEN = 'a-token-of-the-email-1234'
const LONG =
  'province=malaita&town=Auki&search=outboard+motors+and+spare+parts&tab=verified&delivery=by-sea&amenity=parking'
const ALERTS = [
  { id: 1, list: 'tenders', filters: 'country=fj&search=construction', frequency: 'daily' },
  { id: 2, list: 'businesses', filters: LONG, frequency: 'weekly' },
] as const
const EMAIL = 'm***@example.com'

const meta = {
  title: 'Alerts/Pages',
  component: ask.Component,
  parameters: { layout: 'fullscreen', path: '/alerts?list=tenders&country=fj&search=construction' },
  decorators: [
    withStore({
      fetch: replies(
        reply(calls.createAlert, 201, { email: 'mere@example.com' }),
        reply(calls.confirmAlert, 200, { email: EMAIL, alert: ALERTS[0] }),
        reply(calls.leaveAlert, 200, { email: EMAIL, alerts: [ALERTS[1]] }),
        reply(calls.readAlerts, 200, { email: EMAIL, alerts: [...ALERTS] }),
      ),
    }),
  ],
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const press =
  (button: string, heading: string) =>
  async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const page = within(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: button }))
    await page.findByRole('heading', { name: heading })
  }

export const Ask: Story = {}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const ManyFilters: Story = { parameters: { path: `/alerts?list=businesses&${LONG}` } }
export const WithoutAList: Story = { parameters: { path: '/alerts' } }
export const UnknownFilters: Story = { parameters: { path: '/alerts?list=jobs&country=atlantis' } }
export const Asked: Story = {
  play: async (context) => {
    const page = within(context.canvasElement)
    await userEvent.type(await page.findByRole('textbox', { name: /Email/ }), 'mere@example.com')
    await press('Email me', 'Check your inbox')(context)
  },
}
export const Confirm: Story = {
  parameters: { path: `/alerts/confirm?token=${TOKEN}` },
  render: () => <confirm.Component />,
}
export const Confirmed: Story = { ...Confirm, play: press('Confirm', 'Your alert is set') }
export const Leave: Story = {
  parameters: { path: `/alerts/leave?token=${TOKEN}` },
  render: () => <leave.Component />,
}
export const Left: Story = { ...Leave, play: press('Stop this alert', 'The alert is stopped') }
export const Manage: Story = {
  parameters: { path: `/alerts/manage?token=${TOKEN}` },
  render: () => <manage.Component />,
}
export const ManageOnAPhone: Story = { ...Manage, globals: { viewport: { value: 'phone' } } }
export const ManageWithoutALink: Story = { ...Manage, parameters: { path: '/alerts/manage' } }
