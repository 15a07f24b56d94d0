import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { AmenityFields, type Expectations } from './AmenityFields.tsx'

const meta = {
  title: 'Forms/AmenityFields',
  component: AmenityFields,
  args: {
    category: 'Tourism & Hospitality',
    values: { amenities: ['wifi', 'meals', 'transfers'], payments: ['cash', 'card'], delivery: [] },
    onChange: () => {},
  },
  render: function Ticking(args) {
    const [values, setValues] = useState<Expectations>(args.values)
    return (
      <AmenityFields
        {...args}
        values={values}
        onChange={(field, codes) => setValues({ ...values, [field]: codes })}
      />
    )
  },
} satisfies Meta<typeof AmenityFields>

export default meta
type Story = StoryObj<typeof meta>

export const Lodging: Story = {}
export const NothingTicked: Story = {
  args: { category: 'Fresh Produce', values: { amenities: [], payments: [], delivery: [] } },
}
export const TickedForAnotherCategory: Story = { args: { category: 'Construction & Materials' } }
export const WithoutACategory: Story = {
  args: { category: '', values: { amenities: ['parking'], payments: [], delivery: ['by-sea'] } },
}
export const Refused: Story = {
  args: { getError: (field) => (field === 'payments' ? 'Please choose from the ways to pay' : undefined) },
}
export const OnASmallPhone: Story = {
  ...TickedForAnotherCategory,
  globals: { viewport: { value: 'small' } },
}
