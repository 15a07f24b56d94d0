import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { IconButton } from './IconButton.tsx'

const meta = {
  title: 'Actions/IconButton',
  component: IconButton,
  args: { icon: 'share', label: 'Share', onClick: fn() },
} satisfies Meta<typeof IconButton>

export default meta
type Story = StoryObj<typeof meta>

export const Quiet: Story = {}
export const Primary: Story = { args: { variant: 'primary' } }
export const Secondary: Story = { args: { variant: 'secondary' } }
export const Danger: Story = { args: { variant: 'danger', icon: 'flag', label: 'Report' } }
export const Small: Story = { args: { size: 'small' } }
export const Disabled: Story = { args: { disabled: true } }
export const Unavailable: Story = { args: { unavailable: true } }
export const OnDeep: Story = { args: { icon: 'menu', label: 'Menu' }, parameters: { surface: 'deep' } }
