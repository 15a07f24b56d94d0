import type { Meta, StoryObj } from '@storybook/react-vite'
import { calls, type JobDetails } from '@portal/domain/contract'
import { aJob, aJobDetail } from '#test/content-factories.ts'
import { replies, reply } from '#test/replies.ts'
import { withStore } from '#test/with-store.tsx'
import { JobPage } from './JobPage.tsx'

const withJob = (job: JobDetails) =>
  withStore({
    fetch: replies(
      reply(calls.listJobs, 200, [aJob({ id: 2, slug: 'cook', title: 'Cook' })]),
      reply(calls.getJob, 200, job),
    ),
  })

const meta = {
  title: 'Jobs/JobPage',
  component: JobPage,
  args: { idOrSlug: aJob().slug },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof JobPage>

export default meta
type Story = StoryObj<typeof meta>

export const Complete: Story = { decorators: [withJob(aJobDetail())] }
export const OnAPhone: Story = { ...Complete, globals: { viewport: { value: 'small' } } }
export const Closed: Story = { decorators: [withJob(aJobDetail({ closesAt: '2026-11-01T05:00:00.000Z' }))] }
export const Missing: Story = {
  decorators: [withStore({ fetch: replies(reply(calls.getJob, 404, { message: 'Job not found' })) })],
}
