import type { Meta, StoryObj } from '@storybook/react-vite'
import { BarChart } from './BarChart.tsx'

const meta = {
  title: 'Data/BarChart',
  component: BarChart,
  args: {
    caption: 'Boats by harbour',
    labelHeader: 'Harbour',
    valueHeader: 'Boats',
    rows: [
      { key: 'auki', label: 'Auki', value: 58 },
      { key: 'gizo', label: 'Gizo', value: 31 },
      { key: 'lata', label: 'Lata', value: 4 },
      { key: 'tulagi', label: 'Tulagi', value: 0 },
    ],
  },
} satisfies Meta<typeof BarChart>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const NothingYet: Story = { args: { rows: [{ key: 'lata', label: 'Lata', value: 0 }] } }
export const LongNames: Story = {
  args: {
    rows: [
      {
        key: 'one',
        label: 'The landing of the cooperative behind the old copra shed at Graciosa Bay',
        value: 12_400,
      },
      { key: 'two', label: 'Lata', value: 300 },
    ],
    format: (value) => value.toLocaleString('en'),
  },
}
export const OnDeep: Story = { parameters: { surface: 'deep' } }
export const SmallScreen: Story = { ...LongNames, globals: { viewport: { value: 'small' } } }
