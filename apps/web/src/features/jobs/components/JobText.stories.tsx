import type { Meta, StoryObj } from '@storybook/react-vite'
import { aJobDetail } from '#test/content-factories.ts'
import { withStore } from '#test/with-store.tsx'
import { JobText } from './JobText.tsx'

const meta = {
  title: 'Jobs/JobText',
  component: JobText,
  args: { job: aJobDetail({ applyUrl: 'https://boats.example/apply' }) },
  decorators: [withStore()],
} satisfies Meta<typeof JobText>

export default meta
type Story = StoryObj<typeof meta>

export const Complete: Story = {}
export const Closed: Story = { args: { job: aJobDetail({ closesAt: '2026-11-01T05:00:00.000Z' }) } }
export const OnAPhone: Story = { globals: { viewport: { value: 'small' } } }
