import type { Meta, StoryObj } from '@storybook/react-vite'
import { Checkbox } from './Checkbox.tsx'
import { CheckboxCard } from './CheckboxCard.tsx'

const meta = {
  title: 'Forms/Checkbox',
  component: Checkbox,
  args: { label: 'Open now' },
} satisfies Meta<typeof Checkbox>

export default meta
type Story = StoryObj<typeof meta>

const inCard = { render: (args) => <CheckboxCard {...args} /> } satisfies Story

export const Off: Story = {}
export const On: Story = { args: { defaultChecked: true } }
export const WithCount: Story = { args: { label: 'B2B', count: 31, defaultChecked: true } }
export const WithHint: Story = { args: { hint: 'By the hours that the owner entered' } }
export const WithPrice: Story = { args: { label: 'Logo design', end: '$150' } }
export const Card: Story = {
  ...inCard,
  args: { label: 'Online booking system', hint: 'Guests choose a day and pay', end: '$400' },
}
export const CardOn: Story = { ...inCard, args: { ...Card.args, defaultChecked: true } }
export const CardDisabled: Story = { ...inCard, args: { ...Card.args, disabled: true } }
export const CardWithError: Story = { ...inCard, args: { ...Card.args, error: 'This is no longer offered' } }
export const WithError: Story = {
  args: { label: 'I may speak for this business', error: 'Tick this to go on' },
}
export const Disabled: Story = { args: { disabled: true } }
export const DisabledOn: Story = { args: { disabled: true, defaultChecked: true } }
export const LongText: Story = {
  args: {
    label:
      'Send me one mail a month with new tenders and events for the provinces and categories of my listings',
    count: 1204,
  },
  globals: { viewport: { value: 'small' } },
}
export const LongCard: Story = {
  ...inCard,
  args: {
    label: 'Professional photography of the premises, the staff and up to twenty products',
    hint: 'Within Honiara; elsewhere the boat or the flight is added to the price',
    end: '$300 and the journey',
    defaultChecked: true,
  },
  globals: { viewport: { value: 'small' } },
}
export const CardOnDeep: Story = {
  ...inCard,
  args: { ...Card.args, defaultChecked: true },
  parameters: { surface: 'deep' },
}
export const Required: Story = { args: { label: 'I accept the terms', required: true } }
export const OnDeep: Story = {
  args: { hint: 'By the hours that the owner entered', error: 'Tick this to go on' },
  parameters: { surface: 'deep' },
}
