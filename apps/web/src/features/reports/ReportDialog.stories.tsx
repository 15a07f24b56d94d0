import type { Meta, StoryObj } from '@storybook/react-vite'
import { calls } from '@portal/domain/contract'
import { expect, screen, waitFor } from 'storybook/test'
import { replies, reply } from '#test/replies.ts'
import { withStore } from '#test/with-store.tsx'
import { ReportDialog } from './ReportDialog.tsx'

const nobody = reply(calls.currentUser, 401, { message: 'Please sign in' })
const KOKONUT = { kind: 'business', id: 7, name: 'Kokonut Oil Cooperative' } as const

const meta = {
  title: 'Reports/ReportDialog',
  component: ReportDialog,
  args: { subject: KOKONUT, open: true, onOpenChange: () => {} },
  decorators: [
    withStore({ fetch: replies(nobody, reply(calls.reportBusiness, 201, { reference: 'PB-7K3F-9Q' })) }),
  ],
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof ReportDialog>

export default meta
type Story = StoryObj<typeof meta>

export const OfABusiness: Story = {}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const OfAReview: Story = { args: { subject: { kind: 'review', id: 3, name: 'Joses K.' } } }
export const OfTheExample: Story = { args: { subject: { ...KOKONUT, id: null } } }
export const WithoutAReason: Story = {
  play: async ({ userEvent }) => {
    const send = await screen.findByRole('button', { name: 'Send report' })
    // The form is open once it is known whose draft it may show.
    await waitFor(() => expect(send).not.toHaveAttribute('aria-disabled'))
    await userEvent.click(send)
    await screen.findAllByText('Please choose a reason')
  },
}
export const Sent: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('radio', { name: 'Something else' }))
    await userEvent.click(screen.getByRole('button', { name: 'Send report' }))
    await screen.findByText('PB-7K3F-9Q')
  },
}
