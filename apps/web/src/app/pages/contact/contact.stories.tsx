import type { Meta, StoryObj } from '@storybook/react-vite'
import { calls } from '@portal/domain/contract'
import { ContactForm } from '#features/inquiries/forms/ContactForm.tsx'
import { IssueForm } from '#features/inquiries/forms/IssueForm.tsx'
import { aTextPage } from '#test/content-factories.ts'
import { replies, reply } from '#test/replies.ts'
import { withStore } from '#test/with-store.tsx'
import { screen } from './contact.screen.tsx'

const page = reply(
  calls.getTextPage,
  200,
  aTextPage({ path: '/contact', title: 'Contact', group: 'Contact & Help' }),
)

const meta = {
  title: 'Inquiries/Pages',
  component: screen.Component,
  parameters: { layout: 'fullscreen', path: '/contact' },
  decorators: [withStore({ fetch: replies(page) })],
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Contact: Story = {}
export const OnAPhone: Story = { globals: { viewport: { value: 'small' } } }
export const Message: Story = { parameters: { layout: 'padded' }, render: () => <ContactForm /> }
export const Report: Story = { parameters: { layout: 'padded' }, render: () => <IssueForm /> }
