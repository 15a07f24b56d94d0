import type { Meta, StoryObj } from '@storybook/react-vite'
import { Chip } from './Chip.tsx'

const meta = {
  title: 'Navigation/Chip',
  component: Chip,
  args: { href: '?view=grid', children: 'Grid' },
} satisfies Meta<typeof Chip>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Current: Story = { args: { current: true, children: 'List' } }
export const RemovesFilter: Story = { args: { removable: true, children: 'Malaita' } }
export const WithIcon: Story = { args: { icon: 'grid' } }
export const LongText: Story = {
  args: { removable: true, children: 'Transport, logistics, shipping and everything that floats' },
  globals: { viewport: { value: 'small' } },
}
export const OnDeep: Story = { parameters: { surface: 'deep' } }
