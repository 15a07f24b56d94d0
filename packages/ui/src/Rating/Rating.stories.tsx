import type { Meta, StoryObj } from '@storybook/react-vite'
import { Rating } from './Rating.tsx'

const meta = {
  title: 'Display/Rating',
  component: Rating,
  args: { value: 4.8, children: '23 reviews' },
} satisfies Meta<typeof Rating>

export default meta
type Story = StoryObj<typeof meta>

export const Average: Story = {}
export const WithoutText: Story = { args: { children: undefined } }
export const Stars: Story = { args: { value: 4, stars: true, children: 'First name L. · 3 weeks ago' } }
export const NoStars: Story = { args: { value: 0, stars: true, children: undefined } }
export const LongText: Story = {
  args: { children: '12,408 reviews from five countries since the portal began to collect them' },
  globals: { viewport: { value: 'small' } },
}
export const OnDeep: Story = { parameters: { surface: 'deep' } }
