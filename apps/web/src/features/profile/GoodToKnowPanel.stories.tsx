import { AMENITIES } from '@portal/reference-data'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { aBusiness } from '#test/factories.ts'
import { GoodToKnowPanel } from './GoodToKnowPanel.tsx'

const meta = {
  title: 'Businesses/GoodToKnowPanel',
  component: GoodToKnowPanel,
  args: {
    business: aBusiness({
      amenities: ['parking', 'wifi', 'meals', 'transfers', 'pool-or-beach'],
      payments: ['cash', 'mobile-money', 'card'],
      delivery: ['by-sea'],
    }),
  },
} satisfies Meta<typeof GoodToKnowPanel>

export default meta
type Story = StoryObj<typeof meta>

export const Lodging: Story = {}
export const EverythingTicked: Story = {
  args: {
    business: aBusiness({
      amenities: AMENITIES.map(({ code }) => code),
      payments: ['cash', 'mobile-money', 'card'],
      delivery: ['delivers', 'by-sea'],
    }),
  },
}
export const CashOnly: Story = { args: { business: aBusiness({ payments: ['cash'] }) } }
export const OnASmallPhone: Story = { ...EverythingTicked, globals: { viewport: { value: 'small' } } }
