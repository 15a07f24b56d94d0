import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Icon } from '../Icon/Icon.tsx'
import { Cluster } from '../layout/Cluster.tsx'
import { Button } from './Button.tsx'

const meta = {
  title: 'Actions/Button',
  component: Button,
  args: { children: 'Approve', onClick: fn() },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

export const Primary: Story = {}
export const Accent: Story = { args: { variant: 'accent', children: 'List your business' } }
export const Secondary: Story = { args: { variant: 'secondary', children: 'Preview' } }
export const Quiet: Story = { args: { variant: 'quiet', children: 'Cancel' } }
export const Danger: Story = { args: { variant: 'danger', children: 'Reject with a reason…' } }
export const Small: Story = { args: { size: 'small' } }
export const Large: Story = { args: { size: 'large' } }
export const WithIcon: Story = {
  args: {
    children: (
      <>
        <Icon name="search" /> Search
      </>
    ),
  },
}
export const Disabled: Story = { args: { disabled: true } }
export const Unavailable: Story = { args: { unavailable: true } }
export const Busy: Story = { args: { busy: true, children: 'Approving…' } }
export const Wide: Story = { args: { wide: true } }
export const LongText: Story = {
  args: { children: 'Send this listing back to its owner with the reason that you wrote above' },
  globals: { viewport: { value: 'small' } },
}
export const OnDeep: Story = {
  parameters: { surface: 'deep' },
  render: (args) => (
    <Cluster>
      {(['primary', 'accent', 'secondary', 'quiet', 'danger'] as const).map((variant) => (
        <Button {...args} key={variant} variant={variant} />
      ))}
    </Cluster>
  ),
}
