import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { ErrorState } from './ErrorState.tsx'

const meta = {
  title: 'Feedback/ErrorState',
  component: ErrorState,
  args: {
    title: 'Failed to load businesses',
    children: 'The connection broke off. Check it and try again.',
    onRetry: fn(),
  },
} satisfies Meta<typeof ErrorState>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Retrying: Story = { args: { retrying: true, retryLabel: 'Trying again…' } }
export const TitleOnly: Story = { args: { children: undefined } }
export const LongText: Story = {
  args: {
    children:
      '503: The directory is being moved to a bigger computer; it will be back before half past nine this evening.',
  },
  globals: { viewport: { value: 'small' } },
}
export const OnDeep: Story = { parameters: { surface: 'deep' } }
