import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Field } from '../Field/Field.tsx'
import { Combobox } from './Combobox.tsx'
import type { SuggestionSource } from './useSuggestions.ts'

const Space = styled.div`
  max-width: 30rem;
  min-height: 22rem;
`

const towns = [
  { id: 'auki', text: 'Auki', hint: 'Malaita' },
  { id: 'gizo', text: 'Gizo', hint: 'Western' },
  { id: 'taro', text: 'Taro', hint: 'Choiseul' },
  { id: 'buala', text: 'Buala', hint: 'Isabel' },
  { id: 'lata', text: 'Lata' },
  { id: 'tulagi', text: 'Tulagi, the old capital on its own small island in the sound', hint: 'Central' },
]

const search: SuggestionSource = (text) =>
  Promise.resolve(towns.filter((town) => town.text.toLowerCase().includes(text.toLowerCase())))

const meta = {
  title: 'Forms/Combobox',
  component: Combobox,
  // Documentation pages show it in a separate frame.
  parameters: { docs: { story: { inline: false, height: '380px' } } },
  args: { suggest: search, name: 'town', listLabel: 'Towns' },
  decorators: [
    (Story: () => ReactNode, { parameters }) => (
      <Space>
        <Field label="Town" error={parameters.error === undefined ? undefined : String(parameters.error)}>
          <Story />
        </Field>
      </Space>
    ),
  ],
} satisfies Meta<typeof Combobox>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { args: { placeholder: 'Auki' } }

export const Filled: Story = { args: { defaultValue: 'Gizo' } }

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'a')
    await canvas.findByRole('listbox')
    await userEvent.keyboard('{ArrowDown}')
  },
}

const GROUPED = [
  { id: 'bakery', text: 'Bakery', group: 'Trades' },
  { id: 'bala', text: 'Bala', hint: 'Western', group: 'Places' },
  { id: 'bali', text: 'Bali', hint: 'West New Britain', group: 'Places' },
  { id: 'bay', text: 'Bay Store', group: 'Businesses' },
]

export const Groups: Story = {
  args: { suggest: () => Promise.resolve(GROUPED) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'ba')
    await canvas.findByRole('group', { name: 'Businesses' })
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  },
}

export const Recent: Story = {
  args: { recent: { title: 'Recent searches', items: towns.slice(0, 3), onClear: () => {} } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await canvas.findByRole('group', { name: 'Recent searches' })
  },
}

export const NoSuggestions: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'xyz')
    await canvas.findByText('No suggestions')
  },
}

export const WithError: Story = { parameters: { error: 'Write the name of a town' } }

export const Disabled: Story = { args: { disabled: true, defaultValue: 'Gizo' } }

export const FullOnPhones: Story = {
  args: { suggest: () => Promise.resolve(GROUPED), fullOnPhones: true },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'ba')
    await canvas.findByRole('group', { name: 'Businesses' })
  },
}

/** Nothing is typed yet: examples show what it takes. */
export const FullOnPhonesEmpty: Story = {
  args: {
    fullOnPhones: true,
    addWhenFull: () => [
      { id: '1', text: 'Boat repair in Auki', group: 'Try' },
      { id: '2', text: 'Guesthouse in Gizo', group: 'Try' },
    ],
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await canvas.findByRole('group', { name: 'Try' })
  },
}

export const Small: Story = { ...Open, globals: { viewport: { value: 'small' } } }
