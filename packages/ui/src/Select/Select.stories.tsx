import type { Meta, StoryObj } from '@storybook/react-vite'
import { Select } from './Select.tsx'

const provinces = ['Central', 'Choiseul', 'Guadalcanal', 'Isabel', 'Malaita'].map((label) => ({
  value: label.toLowerCase(),
  label,
}))

const meta = {
  title: 'Forms/Select',
  component: Select,
  args: { 'aria-label': 'Province', options: [{ value: '', label: 'All provinces' }, ...provinces] },
} satisfies Meta<typeof Select>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Chosen: Story = { args: { defaultValue: 'malaita' } }
export const Groups: Story = {
  args: {
    'aria-label': 'Category',
    options: [
      { value: '', label: 'Choose a category' },
      { label: 'Products', options: [{ value: 'food', label: 'Food & Beverages' }] },
      { label: 'Industries', options: [{ value: 'tourism', label: 'Tourism & Hospitality' }] },
    ],
  },
}
export const WithError: Story = { args: { 'aria-invalid': true } }
export const Disabled: Story = { args: { disabled: true } }
export const LongText: Story = {
  args: {
    options: [
      { value: '', label: 'Agriculture, agro-processing, forestry and everything that grows on an atoll' },
    ],
  },
  globals: { viewport: { value: 'small' } },
}
export const OnDeep: Story = { parameters: { surface: 'deep' } }
