import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextInput } from './TextInput.tsx'

const meta = {
  title: 'Forms/TextInput',
  component: TextInput,
  args: { 'aria-label': 'What are you looking for?' },
} satisfies Meta<typeof TextInput>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Placeholder: Story = { args: { placeholder: 'e.g. cocoa, boat hire, printing' } }
export const Filled: Story = { args: { defaultValue: 'coconut oil' } }
export const WithError: Story = { args: { defaultValue: 'c', 'aria-invalid': true } }
export const Disabled: Story = { args: { defaultValue: 'coconut oil', disabled: true } }
export const Password: Story = {
  args: { type: 'password', 'aria-label': 'Password', defaultValue: 'lagoon' },
}
export const LongText: Story = {
  args: { defaultValue: 'Cold-pressed coconut oil from forty village growers, in bottles, drums and bulk' },
  globals: { viewport: { value: 'small' } },
}
export const OnDeep: Story = { args: { placeholder: 'e.g. cocoa' }, parameters: { surface: 'deep' } }
