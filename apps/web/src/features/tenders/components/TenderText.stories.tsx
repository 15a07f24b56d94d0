import type { Meta, StoryObj } from '@storybook/react-vite'
import { aTenderDetail } from '#test/content-factories.ts'
import { withStore } from '#test/with-store.tsx'
import { TenderText } from './TenderText.tsx'

const meta = {
  title: 'Tenders/TenderText',
  component: TenderText,
  args: { tender: aTenderDetail() },
  decorators: [withStore()],
} satisfies Meta<typeof TenderText>

export default meta
type Story = StoryObj<typeof meta>

export const Complete: Story = {}
export const Closed: Story = { args: { tender: aTenderDetail({ closesAt: '2026-11-01T05:00:00.000Z' }) } }
export const InOnePiece: Story = {
  args: { tender: aTenderDetail({ lots: [], documents: [], eligibility: null, contactName: null }) },
}
export const OnAPhone: Story = {
  args: {
    tender: aTenderDetail({
      contactEmail: 'procurement-and-contracts-office@auki-market-committee.example',
      lots: [{ title: 'A name of a lot that goes on for much longer than one line', description: '' }],
    }),
  },
  globals: { viewport: { value: 'small' } },
}
