import type { Meta, StoryObj } from '@storybook/react-vite'
import { calls, QUEUE_KINDS, type QueueDetail, type QueueItem } from '@portal/domain/contract'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { someFigures } from '#test/analytics.ts'
import { aDecision, NOW } from '#test/factories.ts'
import { aQueueDetail, aQueueItem } from '#test/queue-factories.ts'
import { replies, reply } from '#test/replies.ts'
import { withStore } from '#test/with-store.tsx'
import { QueueTab } from './tabs/QueueTab.tsx'

const HOUR = 3_600_000
const LONG = 'Association des Producteurs de Vanille et de Kava de Sainte-Marie-de-la-Mer-Orientale'

const items = QUEUE_KINDS.map((kind, index) =>
  aQueueItem({
    kind,
    id: index + 1,
    title: kind === 'jobs' ? LONG : `${kind.slice(0, 1).toUpperCase()}${kind.slice(1)} of Gizo`,
    dueAt: new Date(NOW + (index * 20 - 30) * HOUR).toISOString(),
    isChange: kind === 'reviews',
  }),
)
const of = (kind: QueueItem['kind']) => items.find((item) => item.kind === kind) ?? aQueueItem()
const counts = {
  ...(Object.fromEntries(QUEUE_KINDS.map((kind) => [kind, 1])) as Record<QueueItem['kind'], number>),
  inquiries: 0,
}

const showing = (item: QueueItem, own: Partial<QueueDetail> = {}) =>
  withStore({
    fetch: replies(
      reply(calls.adminFigures, 200, someFigures()),
      reply(calls.countQueue, 200, counts),
      reply(calls.listQueue, 200, [item, ...items.filter((other) => other !== item)], {
        total: items.length,
      }),
      reply(calls.getQueueItem, 200, aQueueDetail(item, own)),
      reply(calls.decide, 200, {
        id: item.id,
        slug: 'decided',
        status: 'approved',
        trialExpiryDate: null,
        decision: aDecision(),
      }),
      reply(calls.decideItem, 409, {
        message: 'This review is no longer pending: it is Approved',
        current: { status: 'approved', by: 'Mere Tavola', at: null },
      }),
    ),
  })

const meta = {
  title: 'Moderation/Queue',
  component: QueueTab,
  parameters: { path: '/admin' },
  decorators: [
    (Story) => (
      <>
        <h1>Administration</h1>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof QueueTab>

export default meta
type Story = StoryObj<typeof meta>

export const Listing: Story = {
  decorators: [
    showing(of('businesses'), {
      duplicates: [{ title: 'Gizo Printing', about: 'Gizo, same phone', path: '/sb/ict/gizo-printing' }],
      differences: [
        { field: 'Name', before: 'Gizo Print', after: 'Gizo Print House' },
        { field: 'Website', before: null, after: 'https://print.example' },
      ],
    }),
  ],
}
export const ChangedReview: Story = {
  decorators: [
    showing(of('reviews'), {
      differences: [{ field: 'Stars', before: '5', after: '1' }],
    }),
  ],
}
export const Report: Story = { decorators: [showing(of('reports'), { sender: null })] }
export const Event: Story = { decorators: [showing(of('events'))] }
export const LongTitle: Story = {
  decorators: [showing(of('jobs'))],
  parameters: { path: '/admin?item=jobs-6' },
  globals: { viewport: { value: 'small' } },
}
export const ListOnAPhone: Story = {
  decorators: [showing(of('tenders'))],
  globals: { viewport: { value: 'phone' } },
}
export const DecidedElsewhere: Story = {
  decorators: [showing(of('businesses'), { state: { status: 'rejected', by: 'Mere Tavola', at: null } })],
}
export const Undoable: Story = {
  decorators: [showing(of('businesses'))],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Approve' }))
    await expect(await canvas.findByRole('button', { name: /^Undo/ })).toBeVisible()
  },
}
export const Refused: Story = {
  decorators: [showing(of('reviews'))],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Approve' }))
    await expect(await canvas.findByText(/Approved by Mere Tavola/)).toBeVisible()
  },
}
export const Rejecting: Story = {
  decorators: [showing(of('businesses'))],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Reject/ }))
    const dialog = within(await within(document.body).findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Reject' }))
    await expect(dialog.getByText('Please choose a reason')).toBeInTheDocument()
  },
}
export const RejectedWithReason: Story = {
  decorators: [showing(of('businesses'))],
  play: async ({ canvas }) => {
    const page = within(document.body)
    await userEvent.click(await canvas.findByRole('button', { name: /^Reject/ }))
    const dialog = within(await page.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('radio', { name: 'The category does not fit the business' }))
    await userEvent.type(dialog.getByRole('textbox', { name: 'Note to the owner' }), 'Try Manufacturing.')
    await userEvent.click(dialog.getByRole('button', { name: 'Reject' }))
    await waitFor(() => expect(page.getByText('Business Rejected')).toBeVisible())
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
  },
}
export const Shortcuts: Story = {
  decorators: [showing(of('businesses'))],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Keyboard shortcuts' }))
    await expect(await within(document.body).findByRole('dialog')).toBeInTheDocument()
  },
}
export const Selected: Story = {
  decorators: [showing(of('businesses'))],
  play: async ({ canvas }) => {
    await userEvent.click((await canvas.findAllByRole('checkbox'))[0] ?? document.body)
    await expect(await canvas.findByRole('button', { name: 'Approve 1 selected' })).toBeVisible()
  },
}
export const EmptyQueue: Story = {
  decorators: [withStore({ fetch: replies(reply(calls.listQueue, 200, [])) })],
}
export const NothingFound: Story = { ...EmptyQueue, parameters: { path: '/admin?search=boat' } }
export const Loading: Story = { decorators: [withStore()] }
export const Failed: Story = {
  decorators: [withStore({ fetch: replies(reply(calls.listQueue, 429, { message: 'Too many requests' })) })],
}
