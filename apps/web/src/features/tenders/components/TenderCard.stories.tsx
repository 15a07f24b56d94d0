import type { Meta, StoryObj } from '@storybook/react-vite'
import { aTender } from '#test/content-factories.ts'
import { withStore } from '#test/with-store.tsx'
import { TenderCard } from './TenderCard.tsx'

const meta = {
  title: 'Tenders/TenderCard',
  component: TenderCard,
  args: { item: aTender() },
  decorators: [withStore()],
} satisfies Meta<typeof TenderCard>

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {}
export const ClosesSoon: Story = { args: { item: aTender({ closesAt: '2026-11-20T09:00:00.000Z' }) } }
export const Closed: Story = { args: { item: aTender({ closesAt: '2026-11-01T05:00:00.000Z' }) } }
export const LittleIsKnown: Story = {
  args: { item: aTender({ reference: null, value: null, province: null, industry: null, isSample: false }) },
}
export const LongWords: Story = {
  args: {
    item: aTender({
      title: 'Réhabilitation de la station d’assainissement de l’agglomération de Koné-Pouembout',
      issuer: 'Fono o le Fa’alapotopotoga o Tagata Faigaluega o Auala ma Vai',
      summary: 'Pumps, pipes and the building around them, fitted while the plant goes on working. '.repeat(
        4,
      ),
      value: 'Between one hundred and twenty and one hundred and fifty million francs, in two years',
      timeZone: 'Pacific/Noumea',
      country: 'nc',
      province: null,
    }),
  },
  globals: { viewport: { value: 'small' } },
}
