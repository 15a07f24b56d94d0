import type { Meta, StoryObj } from '@storybook/react-vite'
import { TabLinks } from './TabLinks.tsx'

const meta = {
  title: 'Navigation/TabLinks',
  component: TabLinks,
  args: {
    label: 'Lists',
    items: [
      { href: '?tab=all', label: 'All places', current: true },
      { href: '?tab=featured', label: 'Featured' },
      { href: '?tab=new', label: 'New' },
    ],
  },
} satisfies Meta<typeof TabLinks>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

const many = [
  { href: '?tab=1', label: 'Moderation queue', count: 6 },
  { href: '?tab=2', label: 'All places', count: 1204 },
  { href: '?tab=3', label: 'Quote requests', count: 0, current: true },
  { href: '?tab=4', label: 'Analytics of the last twelve months' },
]

export const WithCounts: Story = { args: { items: many } }

export const NoneCurrent: Story = {
  args: {
    items: [
      { href: '?a', label: 'One' },
      { href: '?b', label: 'Two' },
    ],
  },
}

export const Small: Story = { args: { items: many }, globals: { viewport: { value: 'small' } } }
export const AsChips: Story = {
  args: { items: many, chips: true },
  globals: { viewport: { value: 'small' } },
}
