import type { StoryObj } from '@storybook/react-vite'
import screens, {
  InvoicePaid as InvoicePaidScreen,
  InvoiceToPay as InvoiceToPayScreen,
  InvoiceWithCreditNote as InvoiceWithCreditNoteScreen,
  Receipt as ReceiptScreen,
} from '../../apps/web/src/features/orders/pages/documents.stories.tsx'
import { printed } from './printed-meta.ts'

const meta = { ...screens, title: 'Invoice and receipt' }

export default meta
type Story = StoryObj<typeof meta>

export const InvoiceToPay: Story = { ...InvoiceToPayScreen, ...printed }
export const InvoicePaid: Story = { ...InvoicePaidScreen, ...printed }
export const InvoiceWithCreditNote: Story = { ...InvoiceWithCreditNoteScreen, ...printed }
export const Receipt: Story = { ...ReceiptScreen, ...printed }
