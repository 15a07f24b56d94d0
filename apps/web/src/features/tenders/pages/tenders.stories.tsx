import type { Meta, StoryObj } from '@storybook/react-vite'
import { calls } from '@portal/domain/contract'
import { aTender } from '#test/content-factories.ts'
import { replies, reply } from '#test/replies.ts'
import { withStore } from '#test/with-store.tsx'
import { screen } from './tenders.screen.tsx'

const tenders = [
  aTender(),
  aTender({ id: 2, slug: 'desks', title: 'School desks', kind: 'ngo', closesAt: '2026-11-20T09:00:00.000Z' }),
  aTender({
    id: 3,
    slug: 'ice',
    title: 'Ice for the landing site',
    kind: 'grants',
    value: null,
    isSample: false,
  }),
]

const meta = {
  title: 'Tenders/List',
  component: screen.Component,
  parameters: { layout: 'fullscreen', path: '/tenders' },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  decorators: [withStore({ fetch: replies(reply(calls.listTenders, 200, tenders, { total: 30 })) })],
}
export const OnAPhone: Story = { ...Open, globals: { viewport: { value: 'small' } } }
export const NothingFound: Story = {
  decorators: [withStore({ fetch: replies(reply(calls.listTenders, 200, [])) })],
  parameters: { path: '/tenders?country=fj' },
}
export const PastTheEnd: Story = {
  decorators: [withStore({ fetch: replies(reply(calls.listTenders, 200, [], { total: 5 })) })],
  parameters: { path: '/tenders?page=9' },
}
export const Loading: Story = { decorators: [withStore()] }
export const Failed: Story = {
  decorators: [
    withStore({ fetch: replies(reply(calls.listTenders, 429, { message: 'Too many requests' })) }),
  ],
}
