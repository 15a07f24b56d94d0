import type { Meta, StoryObj } from '@storybook/react-vite'
import { Select } from '../Select/Select.tsx'
import { TextArea } from '../TextArea/TextArea.tsx'
import { TextInput } from '../TextInput/TextInput.tsx'
import { Field } from './Field.tsx'

const meta = {
  title: 'Forms/Field',
  component: Field,
  args: { label: 'Shop name', children: <TextInput name="name" autoComplete="organization" /> },
} satisfies Meta<typeof Field>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Required: Story = { args: { required: true } }
export const WithHint: Story = { args: { hint: 'As customers know it, for example on your sign.' } }
export const WithError: Story = { args: { error: 'Enter the name of your shop' } }
export const Disabled: Story = { args: { disabled: true } }
export const WithCounter: Story = {
  args: {
    label: 'Description',
    required: true,
    error: 'Description must be at least 50 characters',
    counter: { count: 21, max: 1000, min: 50 },
    children: <TextArea defaultValue="We press coconut oil." />,
  },
}
export const WithSelect: Story = {
  args: {
    label: 'Province',
    children: (
      <Select
        options={[
          { value: '', label: 'All provinces' },
          { value: 'malaita', label: 'Malaita' },
        ]}
      />
    ),
  },
}
export const LongText: Story = {
  args: {
    label: 'Registered name of the company, cooperative or association as it stands on the certificate',
    hint: 'If the certificate has two names, write the one that you trade under and put the other in brackets.',
    error: 'Enter the registered name, or leave the field empty when the business is not registered yet',
  },
  globals: { viewport: { value: 'small' } },
}
export const OnDeep: Story = {
  args: { hint: 'Name, product or service', error: 'Enter at least two letters' },
  parameters: { surface: 'deep' },
}
