import type { Meta, StoryObj } from '@storybook/react-vite'
import { calls, type QueueEntry } from '@portal/domain/contract'
import { SubmissionPreview } from '#app/pages/admin/SubmissionPreview.tsx'
import { expect, within } from 'storybook/test'
import { aJobDetail, anEventDetail, aTenderDetail } from '#test/content-factories.ts'
import { replies, reply } from '#test/replies.ts'
import { withStore } from '#test/with-store.tsx'
import { QueueKinds } from './QueueKinds.tsx'
import { SubmissionQueue } from './SubmissionQueue.tsx'

const sent = (id: number) => ({
  id,
  reference: `PB-7K3F-${id}Q`,
  submitterName: 'Mere Tavola',
  submitterEmail: 'mere@example.com',
  submittedAt: '2026-11-12T22:00:00.000Z',
})

const TENDERS: QueueEntry[] = [
  { kind: 'tenders', ...sent(1), item: aTenderDetail() },
  {
    kind: 'tenders',
    ...sent(2),
    submittedAt: '2026-11-20T01:00:00.000Z',
    item: aTenderDetail({ id: 2, title: 'School desks', slug: 'school-desks' }),
  },
]
const COUNTS = { businesses: 17, events: 1, tenders: 2, jobs: 1, inquiries: 4 }

const waiting = (entries: QueueEntry[]) =>
  withStore({
    fetch: replies(
      reply(calls.countQueue, 200, COUNTS),
      reply(calls.listQueue, 200, entries, { total: entries.length }),
    ),
  })

const meta = {
  title: 'Moderation/Submissions',
  component: SubmissionQueue,
  args: { kind: 'tenders', Preview: SubmissionPreview },
  render: (args) => (
    <>
      <h1>Administration</h1>
      <QueueKinds current={args.kind} />
      <SubmissionQueue {...args} />
    </>
  ),
} satisfies Meta<typeof SubmissionQueue>

export default meta
type Story = StoryObj<typeof meta>

export const Tenders: Story = { decorators: [waiting(TENDERS)] }
export const AnEvent: Story = {
  args: { kind: 'events' },
  decorators: [waiting([{ kind: 'events', ...sent(3), item: anEventDetail() }])],
}
export const AJob: Story = {
  args: { kind: 'jobs' },
  decorators: [waiting([{ kind: 'jobs', ...sent(4), item: aJobDetail() }])],
}
export const OnAPhone: Story = {
  ...Tenders,
  parameters: { path: '/admin?queue=tenders&id=1' },
  globals: { viewport: { value: 'small' } },
}
export const Rejecting: Story = {
  ...Tenders,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Reject/ }))
    const dialog = within(await within(document.body).findByRole('dialog'))
    await expect(dialog.getByRole('radio', { name: 'The dates or times are not right' })).toBeInTheDocument()
  },
}
export const EmptyQueue: Story = { decorators: [waiting([])] }
export const NothingFound: Story = { ...EmptyQueue, parameters: { path: '/admin?search=boat' } }
export const Loading: Story = { decorators: [withStore()] }
