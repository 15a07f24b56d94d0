import type { Meta, StoryObj } from '@storybook/react-vite'
import { Flag } from '../Flag/Flag.tsx'
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
export const NothingSelected: Story = { args: { defaultValue: undefined, required: true } }
export const WithHint: Story = { args: { hint: 'We answer within three working days.' } }
export const WithError: Story = { args: { defaultValue: undefined, error: 'Choose one of these' } }
export const Disabled: Story = { args: { disabled: true } }
const sizes = [
  { value: '3', label: '3 pages', end: '$800' },
  { value: '4', label: '4 pages', end: '$1,000' },
  { value: '5', label: '5 pages', end: '$1,200' },
]

export const Cards: Story = {
  args: { legend: 'Number of pages', name: 'pages', variant: 'card', options: sizes, defaultValue: '4' },
}
export const CardsWithHints: Story = {
  args: {
    legend: 'Domain',
    name: 'domain',
    variant: 'card',
    required: true,
    defaultValue: undefined,
    error: 'Please choose one',
    options: [
      { value: 'new', label: 'Register a new domain', hint: 'Included for the first year' },
      { value: 'existing', label: 'Use an existing domain', hint: 'We tell you what to set' },
    ],
  },
}
export const CardsWithFlags: Story = {
  args: {
    legend: 'Country',
    name: 'country',
    variant: 'card',
    defaultValue: 'fj',
    options: [
      { value: 'sb', label: 'Solomon Islands', end: <Flag code="SB" /> },
      { value: 'fj', label: 'Fiji', end: <Flag code="FJ" /> },
    ],
  },
}
export const CardsDisabled: Story = { args: { ...Cards.args, disabled: true } }
export const CardsLongText: Story = {
  args: {
    ...CardsWithHints.args,
    options: [
      {
        value: 'new',
        label: 'Register a new domain under the name of the business or cooperative',
        hint: 'Included for the first year, afterwards it costs what the registry asks',
        end: '$0 in the first year',
      },
      { value: 'existing', label: 'Use kokonut-oil-cooperative-of-west-kwaio-malaita.com.sb' },
    ],
  },
  globals: { viewport: { value: 'small' } },
}
export const CardsOnDeep: Story = { args: { ...Cards.args }, parameters: { surface: 'deep' } }
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
