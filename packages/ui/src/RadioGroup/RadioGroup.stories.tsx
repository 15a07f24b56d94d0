import type { Meta, StoryObj } from '@storybook/react-vite'
import { RadioGroup } from './RadioGroup.tsx'

const meta = {
  title: 'Forms/RadioGroup',
  component: RadioGroup,
  args: {
    legend: 'How should we reach you?',
    name: 'reach',
    defaultValue: 'email',
    options: [
      { value: 'email', label: 'Email' },
      { value: 'phone', label: 'Phone', hint: 'On working days' },
      { value: 'whatsapp', label: 'WhatsApp' },
    ],
  },
} satisfies Meta<typeof RadioGroup>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const NothingChosen: Story = { args: { defaultValue: undefined, required: true } }
export const WithHint: Story = { args: { hint: 'We answer within three working days.' } }
export const WithError: Story = { args: { defaultValue: undefined, error: 'Choose one of these' } }
export const Disabled: Story = { args: { disabled: true } }
export const LongText: Story = {
  args: {
    legend: 'Why should this listing not be shown as it stands in the directory today?',
    options: [
      {
        value: 'a',
        label: 'The telephone number or the address belongs to another business or to nobody at all',
      },
      { value: 'b', label: 'It is closed for good' },
    ],
  },
  globals: { viewport: { value: 'small' } },
}
export const OnDeep: Story = { args: { error: 'Choose one of these' }, parameters: { surface: 'deep' } }
