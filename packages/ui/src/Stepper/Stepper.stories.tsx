import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stepper } from './Stepper.tsx'

const meta = {
  title: 'Feedback/Stepper',
  component: Stepper,
  args: { steps: ['Shop Info', 'Contact', 'Location', 'Images', 'Review'], step: 1 },
} satisfies Meta<typeof Stepper>

export default meta
type Story = StoryObj<typeof meta>

export const First: Story = {}
export const Fourth: Story = { args: { step: 4 } }
export const Last: Story = { args: { step: 5 } }
export const SmallScreen: Story = { args: { step: 3 }, globals: { viewport: { value: 'small' } } }
export const OnDeep: Story = { args: { step: 3 }, parameters: { surface: 'deep' } }
