import type { Meta, StoryObj } from '@storybook/react-vite'
import { PageLoader } from './PageLoader.tsx'

const meta = {
  title: 'Feedback/PageLoader',
  component: PageLoader,
} satisfies Meta<typeof PageLoader>

export default meta
type Story = StoryObj<typeof meta>

export const InPlace: Story = {}
export const OverTheWindow: Story = { args: { cover: true } }
export const LongText: Story = {
  args: { label: 'Fetching the businesses of Makira-Ulawa, this can take a moment on a slow line…' },
  globals: { viewport: { value: 'small' } },
}
export const OnDeep: Story = { parameters: { surface: 'deep' } }
