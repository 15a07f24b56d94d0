import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from '../Badge/Badge.tsx'
import { Cluster } from './Cluster.tsx'

const meta = {
  title: 'Layout/Cluster',
  component: Cluster,
  args: { children: ['Honiara', 'Auki', 'Gizo'].map((town) => <Badge key={town}>{town}</Badge>) },
} satisfies Meta<typeof Cluster>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Between: Story = { args: { justify: 'between' } }
export const Center: Story = { args: { justify: 'center' } }
export const End: Story = { args: { justify: 'end' } }
export const SmallScreen: Story = { args: { gap: 48 }, globals: { viewport: { value: 'small' } } }
