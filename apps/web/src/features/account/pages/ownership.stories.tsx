import type { Meta, StoryObj } from '@storybook/react-vite'
import { calls } from '@portal/domain/contract'
import { userEvent, within } from 'storybook/test'
import { aUser } from '#test/factories.ts'
import { aClaimedAccount } from '#test/account-factories.ts'
import { replies, reply } from '#test/replies.ts'
import { withStore } from '#test/with-store.tsx'
import { screen as claim } from './claim-account.screen.tsx'
import { screen as confirm } from './confirm-email.screen.tsx'

const TOKEN = 'a-token-of-the-email-1234'

const meta = {
  title: 'Account/Pages of mails',
  component: confirm.Component,
  parameters: { layout: 'fullscreen', path: `/auth/confirm?token=${TOKEN}` },
  decorators: [
    withStore({
      fetch: replies(
        reply(calls.confirmEmail, 200, { email: 'm***@example.com' }),
        reply(calls.reviewClaim, 200, aClaimedAccount()),
        reply(calls.takeOverAccount, 200, aUser()),
      ),
    }),
  ],
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const press = async (canvasElement: HTMLElement, name: string | RegExp) => {
  const page = within(canvasElement)
  await userEvent.click(await page.findByRole('button', { name }))
  return page
}

export const Confirm: Story = {}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const Confirmed: Story = {
  play: async ({ canvasElement }) => {
    const page = await press(canvasElement, 'Confirm')
    await page.findByRole('heading', { name: 'Your address is confirmed' })
  },
}
export const ConfirmWithoutAToken: Story = { parameters: { path: '/auth/confirm' } }
export const Claim: Story = {
  parameters: { path: `/auth/claim?token=${TOKEN}` },
  render: () => <claim.Component />,
}
export const WhatWasDone: Story = {
  ...Claim,
  play: async ({ canvasElement }) => {
    const page = await press(canvasElement, 'Show the account')
    await page.findByRole('heading', { name: 'What was done in your name' })
  },
}
export const WhatWasDoneOnAPhone: Story = { ...WhatWasDone, globals: { viewport: { value: 'phone' } } }
export const NothingWasDone: Story = {
  ...WhatWasDone,
  decorators: [
    withStore({ fetch: replies(reply(calls.reviewClaim, 200, aClaimedAccount({ activity: [], total: 0 }))) }),
  ],
}
export const TakenOver: Story = {
  ...Claim,
  play: async ({ canvasElement }) => {
    const page = await press(canvasElement, 'Show the account')
    await userEvent.type(await page.findByLabelText(/^First name/), 'Mere')
    await userEvent.type(page.getByLabelText(/^Last name/), 'Tavola')
    await userEvent.type(page.getByLabelText(/^New password/), 'pandanus, 9 mats')
    await press(canvasElement, /^Take over/)
    await page.findByRole('heading', { name: 'The account is yours, Mere' })
  },
}
export const Expired: Story = {
  ...Claim,
  decorators: [
    withStore({ fetch: replies(reply(calls.reviewClaim, 404, { message: 'This link no longer works' })) }),
  ],
  play: async ({ canvasElement }) => {
    const page = await press(canvasElement, 'Show the account')
    await page.findByRole('heading', { name: 'This link does not work any more' })
  },
}
