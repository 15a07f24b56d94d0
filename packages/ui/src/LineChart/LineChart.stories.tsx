import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { LineChart } from './LineChart.tsx'

const days = (values: readonly number[]) =>
  values.map((value, index) => ({ key: String(index), label: `${index + 1} Nov 2026`, value }))

const meta = {
  title: 'Data/LineChart',
  component: LineChart,
  args: {
    caption: 'Boats by day',
    labelHeader: 'Day',
    valueHeader: 'Boats',
    points: days([4, 9, 3, 0, 12, 18, 7, 5, 22, 16, 9, 14]),
  },
} satisfies Meta<typeof LineChart>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { args: { foot: 'Days by the harbour’s clock' } }
export const WithItsTable: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Show as a table/ }))
  },
}
export const OnePoint: Story = { args: { points: days([3]) } }
export const NothingYet: Story = { args: { points: days([0, 0, 0]) } }
export const LargeValues: Story = {
  args: { points: days([12_400, 8_210, 15_900]), format: (value) => value.toLocaleString('en') },
}
export const AYear: Story = {
  args: { points: days(Array.from({ length: 365 }, (_, day) => Math.round(40 + 30 * Math.sin(day / 20)))) },
}
export const OnDeep: Story = { parameters: { surface: 'deep' } }
export const SmallScreen: Story = { ...LargeValues, globals: { viewport: { value: 'small' } } }
