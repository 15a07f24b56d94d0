import type { Meta, StoryObj } from '@storybook/react-vite'
import { Success } from './Success.tsx'

const meta = {
  title: 'Registration/Success',
  component: Success,
  args: { reference: 'PB-7K3F-9Q' },
} satisfies Meta<typeof Success>

export default meta
type Story = StoryObj<typeof meta>

export const Registered: Story = {}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const OnASmallPhone: Story = { globals: { viewport: { value: 'small' } } }
