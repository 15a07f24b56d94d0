import type { Meta, StoryObj } from '@storybook/react-vite'
import { calls, type TenderDetails } from '@portal/domain/contract'
import { aTender, aTenderDetail } from '#test/content-factories.ts'
import { replies, reply } from '#test/replies.ts'
import { withStore } from '#test/with-store.tsx'
import { TenderPage } from './TenderPage.tsx'

const others = [
  aTender({ id: 2, slug: 'desks', title: 'School desks' }),
  aTender({ id: 3, slug: 'ice', title: 'Ice for the landing site' }),
]
const respond = (tender: TenderDetails) =>
  withStore({
    fetch: replies(reply(calls.listTenders, 200, others), reply(calls.getTender, 200, tender)),
  })

const meta = {
  title: 'Tenders/TenderPage',
  component: TenderPage,
  args: { idOrSlug: aTender().slug },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof TenderPage>

export default meta
type Story = StoryObj<typeof meta>

export const Complete: Story = { decorators: [respond(aTenderDetail())] }
export const OnAPhone: Story = { ...Complete, globals: { viewport: { value: 'small' } } }
export const Closed: Story = {
  decorators: [respond(aTenderDetail({ closesAt: '2026-11-01T05:00:00.000Z' }))],
}
export const Loading: Story = { decorators: [withStore()] }
export const Missing: Story = {
  decorators: [withStore({ fetch: replies(reply(calls.getTender, 404, { message: 'Tender not found' })) })],
}
export const Failed: Story = {
  decorators: [withStore({ fetch: replies(reply(calls.getTender, 429, { message: 'Too many requests' })) })],
}
