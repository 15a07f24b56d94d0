import type { Meta, StoryObj } from '@storybook/react-vite'
import { NOW } from '#test/factories.ts'
import { DraftAlert } from './DraftAlert.tsx'

const meta = {
  title: 'Registration/DraftAlert',
  component: DraftAlert,
  args: { restoredAt: NOW, hasOthers: false, onDiscard: () => {}, onUndo: null },
} satisfies Meta<typeof DraftAlert>

export default meta
type Story = StoryObj<typeof meta>

export const Restored: Story = {}
export const Discarded: Story = { args: { onUndo: () => {} } }
export const OnASmallPhone: Story = { globals: { viewport: { value: 'small' } } }
export const DraftOfAnAccount: Story = { args: { restoredAt: null, hasOthers: true } }
export const DraftOfAnAccountOnASmallPhone: Story = {
  ...DraftOfAnAccount,
  globals: { viewport: { value: 'small' } },
}
