import type { Meta, StoryObj } from '@storybook/react-vite'
import { calls } from '@portal/domain/contract'
import { screen } from 'storybook/test'
import { aBusiness } from '#test/factories.ts'
import { replies, reply } from '#test/replies.ts'
import { withStore } from '#test/with-store.tsx'
import { MessageDialog } from './MessageDialog.tsx'

const nobody = reply(calls.currentUser, 401, { message: 'Please sign in' })

const meta = {
  title: 'Businesses/MessageDialog',
  component: MessageDialog,
  args: { kind: 'message', business: aBusiness(), open: true, onOpenChange: () => {} },
  decorators: [
    withStore({ fetch: replies(nobody, reply(calls.messageBusiness, 201, { reference: 'PB-7K3F-9Q' })) }),
  ],
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof MessageDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Message: Story = {}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const Quote: Story = { args: { kind: 'quote' } }
export const ToASample: Story = { args: { business: aBusiness({ isSample: true }) } }
export const OfTheExample: Story = { args: { isExample: true } }
export const Incomplete: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Send message' }))
    await screen.findAllByText('Please enter your email address or your phone number')
  },
}
export const Sent: Story = {
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: /^Your name/ }), 'Mere Tavola')
    await userEvent.type(screen.getByRole('textbox', { name: /^Your email/ }), 'mere@example.com')
    await userEvent.type(screen.getByRole('textbox', { name: /^Your message/ }), 'Do you ship to Gizo?')
    await userEvent.click(screen.getByRole('button', { name: 'Send message' }))
    await screen.findByText('PB-7K3F-9Q')
  },
}
