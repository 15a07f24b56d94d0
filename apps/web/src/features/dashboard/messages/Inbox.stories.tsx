import { calls } from '@portal/domain/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { aMessage } from '#test/dashboard-factories.ts'
import { anOwnBusiness } from '#test/factories.ts'
import { replies, reply } from '#test/replies.ts'
import { withStore } from '#test/with-store.tsx'
import { Inbox } from './Inbox.tsx'

const MESSAGES = [
  aMessage(),
  aMessage({
    id: 2,
    kind: 'quote',
    name: 'Association des Producteurs de Vanille et de Kava de Sainte-Marie-de-la-Mer-Orientale',
    phone: null,
    message: 'Forty drums, please. '.repeat(40),
  }),
  aMessage({
    id: 3,
    status: 'answered',
    answeredAt: '2026-11-19T02:00:00.000Z',
    replies: [{ text: 'Yes, every Tuesday.', at: '2026-11-19T02:00:00.000Z' }],
  }),
]

const own = reply(calls.listBusinesses, 200, [anOwnBusiness(), anOwnBusiness({ id: 2, name: 'Auki Ice' })])
const withResponses = (...messages: unknown[]) =>
  withStore({
    fetch: replies(reply(calls.listBusinessMessages, 200, messages, { total: messages.length }), own),
  })

const meta = {
  title: 'Dashboard/Inbox',
  component: Inbox,
  args: { ownerEmail: 'mere@portal.test' },
  parameters: { path: '/dashboard/messages?status=all' },
  decorators: [
    (Story) => (
      <>
        <h1>Messages</h1>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof Inbox>

export default meta
type Story = StoryObj<typeof meta>

export const Messages: Story = { decorators: [withResponses(...MESSAGES)] }
export const ALongOne: Story = { ...Messages, parameters: { path: '/dashboard/messages?status=all&id=2' } }
export const Answered: Story = { ...Messages, parameters: { path: '/dashboard/messages?status=all&id=3' } }
export const OnAPhone: Story = { ...Answered, globals: { viewport: { value: 'small' } } }
export const NoneOpen: Story = { decorators: [withResponses()], parameters: { path: '/dashboard/messages' } }
export const Loading: Story = { decorators: [withStore()] }
export const Failed: Story = {
  decorators: [
    withStore({ fetch: replies(reply(calls.listBusinessMessages, 429, { message: 'Too many requests' })) }),
  ],
}
