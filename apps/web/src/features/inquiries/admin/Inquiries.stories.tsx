import type { Meta, StoryObj } from '@storybook/react-vite'
import { calls } from '@portal/domain/contract'
import { anInquiry } from '#test/content-factories.ts'
import { replies, reply } from '#test/replies.ts'
import { withStore } from '#test/with-store.tsx'
import { Inquiries } from './Inquiries.tsx'

const INQUIRIES = [
  anInquiry(),
  anInquiry({
    id: 2,
    kind: 'issue',
    topic: 'wrong-information',
    name: null,
    email: null,
    page: '/fj/fresh-produce/yam-house',
    message: 'They have moved to Nadi.',
  }),
  anInquiry({
    id: 3,
    topic: 'press',
    status: 'handled',
    note: 'Answered by phone.',
    handledAt: '2026-11-12T02:00:00.000Z',
  }),
]

const meta = {
  title: 'Inquiries/Messages',
  component: Inquiries,
  parameters: { path: '/admin?tab=messages' },
  decorators: [
    (Story) => (
      <>
        <h1>Administration</h1>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof Inquiries>

export default meta
type Story = StoryObj<typeof meta>

const kept = withStore({ fetch: replies(reply(calls.listInquiries, 200, INQUIRIES, { total: 3 })) })

export const Messages: Story = { decorators: [kept] }
export const AReport: Story = { decorators: [kept], parameters: { path: '/admin?tab=messages&id=2' } }
export const Handled: Story = { decorators: [kept], parameters: { path: '/admin?tab=messages&id=3' } }
export const OnAPhone: Story = { ...AReport, globals: { viewport: { value: 'small' } } }
export const NoneYet: Story = {
  decorators: [withStore({ fetch: replies(reply(calls.listInquiries, 200, [])) })],
}
export const NothingFound: Story = { ...NoneYet, parameters: { path: '/admin?tab=messages&status=new' } }
export const Loading: Story = { decorators: [withStore()] }
export const Failed: Story = {
  decorators: [
    withStore({ fetch: replies(reply(calls.listInquiries, 429, { message: 'Too many requests' })) }),
  ],
}
