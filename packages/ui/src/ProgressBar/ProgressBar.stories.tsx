import type { Meta, StoryObj } from '@storybook/react-vite'
import { ProgressBar } from './ProgressBar.tsx'

const meta = {
  title: 'Feedback/ProgressBar',
  component: ProgressBar,
  args: { label: 'Photos sent', value: 40 },
} satisfies Meta<typeof ProgressBar>

export default meta
type Story = StoryObj<typeof meta>

export const Part: Story = {}
export const Nothing: Story = { args: { value: 0 } }
export const All: Story = { args: { value: 100 } }
export const InWords: Story = { args: { value: 3, max: 5, text: '3 of 5' } }
export const LongText: Story = {
  args: {
    label: 'Growth of agriculture, agro-processing and forestry against last year',
    text: '+12.5% a year',
  },
  globals: { viewport: { value: 'small' } },
}
export const OnDeep: Story = { parameters: { surface: 'deep' } }
