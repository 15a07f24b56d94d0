import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Stepper, type StepperProps } from './Stepper.tsx'

const meta = {
  title: 'Feedback/Stepper',
  component: Stepper,
  args: { steps: ['Shop Info', 'Location', 'Contact', 'Images', 'Terms'], step: 1 },
} satisfies Meta<typeof Stepper>

export default meta
type Story = StoryObj<typeof meta>

function Kept({ step: first, ...rest }: StepperProps) {
  const [step, setStep] = useState(first)
  return <Stepper {...rest} step={step} reached={first} onSelect={setStep} />
}

export const First: Story = {}
export const Fourth: Story = { args: { step: 4 } }
export const Last: Story = { args: { step: 5 } }
export const FourSteps: Story = { args: { steps: ['Business', 'Website', 'Domain', 'Contact'], step: 2 } }
export const WithButtons: Story = { args: { step: 4, onSelect: fn() } }
export const BackAtEarlierStep: Story = { args: { step: 2, reached: 4, onSelect: fn() } }

export const ByKeyboard: Story = {
  args: { step: 4 },
  render: (args) => <Kept {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByText('step 2 of 5 · 40% complete')).toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Location' })).toHaveFocus()
  },
}

export const CustomText: Story = {
  args: { label: 'Étapes', text: (step, count) => `étape ${step} sur ${count}` },
}

export const LongText: Story = {
  args: {
    steps: [
      'Information about the business or cooperative',
      'Province and town',
      'Representative',
      'Photographs',
      'Conditions',
    ],
    step: 3,
    onSelect: fn(),
  },
}
export const SmallScreen: Story = {
  args: { step: 3, reached: 4, onSelect: fn() },
  globals: { viewport: { value: 'small' } },
}
export const OnDeep: Story = {
  args: { step: 3, reached: 4, onSelect: fn() },
  parameters: { surface: 'deep' },
}
