import type { Meta, StoryObj } from '@storybook/react-vite'
import { TrialPath } from './TrialPath.tsx'

const meta = { title: 'Plans/TrialPath', component: TrialPath } satisfies Meta<typeof TrialPath>

export default meta
type Story = StoryObj<typeof meta>

export const SideBySide: Story = {}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const Narrow: Story = { globals: { viewport: { value: 'small' } } }
export const InBrief: Story = { args: { brief: true } }
