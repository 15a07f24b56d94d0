import type { Meta, StoryObj } from '@storybook/react-vite'
import { ConfirmDialog } from './ConfirmDialog.tsx'

const meta = {
  title: 'Actions/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    title: 'Withdraw these changes?',
    description: 'This deletes them for good. Visitors still see the approved version.',
    confirmLabel: 'Withdraw changes',
    cancelLabel: 'Keep them',
    busy: false,
    onConfirm: () => {},
    onClose: () => {},
  },
} satisfies Meta<typeof ConfirmDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Asking: Story = {}
export const Busy: Story = { args: { busy: true } }
export const Refused: Story = {
  args: { refusal: 'These changes have been edited since. Please check them again' },
}
