import type { Meta, StoryObj } from '@storybook/react-vite'
import { calls } from '@portal/domain/contract'
import { aJob } from '#test/content-factories.ts'
import { replies, reply } from '#test/replies.ts'
import { withStore } from '#test/with-store.tsx'
import { screen } from './jobs.screen.tsx'

const jobs = [
  aJob(),
  aJob({ id: 2, slug: 'cook', title: 'Cook', type: 'part-time', salary: null }),
  aJob({ id: 3, slug: 'mason', title: 'Stone mason', closesAt: '2026-11-21T09:00:00.000Z', isSample: false }),
]

const meta = {
  title: 'Jobs/List',
  component: screen.Component,
  parameters: { layout: 'fullscreen', path: '/jobs' },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  decorators: [withStore({ fetch: replies(reply(calls.listJobs, 200, jobs, { total: 30 })) })],
}
export const OnAPhone: Story = { ...Open, globals: { viewport: { value: 'small' } } }
export const NothingFound: Story = {
  decorators: [withStore({ fetch: replies(reply(calls.listJobs, 200, [])) })],
}
export const Loading: Story = { decorators: [withStore()] }
export const Failed: Story = {
  decorators: [withStore({ fetch: replies(reply(calls.listJobs, 429, { message: 'Too many requests' })) })],
}
