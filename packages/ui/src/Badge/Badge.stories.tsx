import type { Meta, StoryObj } from '@storybook/react-vite'
import { Cluster } from '../layout/Cluster.tsx'
import { Badge } from './Badge.tsx'

const tones = ['neutral', 'blue', 'orange', 'leaf', 'sun', 'danger'] as const

const meta = {
  title: 'Display/Badge',
  component: Badge,
  args: { children: 'Trial' },
} satisfies Meta<typeof Badge>

export default meta
type Story = StoryObj<typeof meta>

export const Neutral: Story = {}
export const Blue: Story = { args: { tone: 'blue', children: 'Standard' } }
export const Orange: Story = { args: { tone: 'orange', children: 'Enhanced' } }
export const Leaf: Story = { args: { tone: 'leaf', icon: 'check', children: 'Verified' } }
export const Sun: Story = { args: { tone: 'sun', children: 'Pending Review' } }
export const Danger: Story = { args: { tone: 'danger', children: 'Rejected' } }
export const LongText: Story = {
  args: { children: 'Website Package until the end of the financial year, by agreement' },
  globals: { viewport: { value: 'small' } },
}
export const OnDeep: Story = {
  parameters: { surface: 'deep' },
  render: () => (
    <Cluster>
      {tones.map((tone) => (
        <Badge key={tone} tone={tone} icon="check">
          {tone}
        </Badge>
      ))}
    </Cluster>
  ),
}
