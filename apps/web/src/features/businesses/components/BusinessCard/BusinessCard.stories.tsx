import type { Meta, StoryObj } from '@storybook/react-vite'
import { aListed, aPhoto, withPhotos } from '#test/factories.ts'
import { BusinessCard } from './BusinessCard.tsx'

const meta = {
  title: 'Businesses/BusinessCard',
  component: BusinessCard,
  args: { business: aListed(), level: 2 },
} satisfies Meta<typeof BusinessCard>

export default meta
type Story = StoryObj<typeof meta>

export const InAGrid: Story = {}
export const InAList: Story = { args: { layout: 'list' } }
export const OnTrialWithoutReviews: Story = {
  args: {
    business: aListed({
      name: 'Auki Boat & Engine',
      category: 'Logistics & Shipping',
      subscriptionTier: 0,
      isVerified: false,
      rating: null,
      reviewCount: 0,
    }),
  },
}
export const Standard: Story = {
  args: { business: aListed({ category: 'Handicrafts', subscriptionTier: 1, isVerified: false }) },
}
export const LongWords: Story = {
  args: {
    business: aListed({
      name: 'Association des Producteurs de Vanille et de Kava de Sainte-Marie-de-la-Mer-Orientale',
      category: 'Beauty & Personal Care',
      address: 'Fale o le Fa’alapotopotoga o Tagata Faigaluega, Point Cruz',
      excerpt: 'Kava, vanilla and nonu. '.repeat(6).trim(),
    }),
  },
  globals: { viewport: { value: 'small' } },
}
export const LongWordsInAList: Story = { ...LongWords, args: { ...LongWords.args, layout: 'list' } }

export const WithCover: Story = { args: { business: aListed(withPhotos([aPhoto()])) } }
export const WithCoverInAList: Story = { ...WithCover, args: { ...WithCover.args, layout: 'list' } }
