import { COUNTRY_CODES, PROVINCE_CODES } from '@portal/domain/place'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { aListed, aPhoto, withPhotos } from '#test/factories.ts'
import { withStore } from '#test/with-store.tsx'
import { BusinessList } from '#features/directory/list/BusinessList.tsx'
import { BusinessCard } from './BusinessCard.tsx'

const meta = {
  title: 'Businesses/BusinessCard',
  component: BusinessCard,
  args: { business: aListed(), level: 2 },
  decorators: [withStore()],
} satisfies Meta<typeof BusinessCard>

export default meta
type Story = StoryObj<typeof meta>

export const InAGrid: Story = {}
export const InAList: Story = { args: { layout: 'list' } }
export const WithoutReviews: Story = {
  args: {
    business: aListed({
      name: 'Auki Boat & Engine',
      category: 'Logistics & Shipping',
      isVerified: false,
      rating: null,
      reviewCount: 0,
    }),
  },
}
export const TemporarilyClosed: Story = {
  args: { business: aListed({ category: 'Handicrafts', isVerified: false, temporarilyClosed: true }) },
}
export const WithoutHoursOrPhone: Story = { args: { business: aListed({ hours: null, phone: null }) } }
export const NearBy: Story = {
  args: {
    business: { ...aListed(), position: { latitude: -8.768, longitude: 160.728 } },
    near: { latitude: -8.77, longitude: 160.7 },
  },
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

const NAMES = ['Auki Traders', 'Gizo Stores', 'Tulagi Goods'] as const

/** Businesses of one trade in one place, some of them with names that give the same tone. */
const ALIKE = Array.from({ length: 12 }, (_, place) =>
  aListed({
    id: place + 1,
    name: NAMES[Math.floor(place / 4)] ?? '',
    category: 'Fresh Produce',
    phone: null,
  }),
)

/** What is seen of a cover: its tone, its pictures and how the weave is turned. */
const getLook = (card: Element): string => {
  const surface = card.querySelector('[data-tone]')
  const pictures = [...card.querySelectorAll('img')]
  return [
    surface?.getAttribute('data-tone'),
    ...pictures.map((picture) => picture.getAttribute('src')),
    pictures[0] && getComputedStyle(pictures[0]).rotate,
  ].join()
}

/** No two neighbours of one trade look the same, side by side or one below the other. */
export const NeighboursOfOneTrade: Story = {
  render: () => (
    <BusinessList data-layout="grid">
      {ALIKE.map((business) => (
        <li key={business.id}>
          <BusinessCard business={business} level={2} />
        </li>
      ))}
    </BusinessList>
  ),
  play: async ({ canvas }) => {
    const looks = canvas.getAllByRole('article').map(getLook)
    const same = looks.filter((look, place) => looks.slice(place + 1, place + 5).includes(look))
    await expect(same).toEqual([])
    await expect(new Set(looks).size).toBeGreaterThan(4)
  },
}

/** The same trade in each province and country. */
export const TheSameTradeElsewhere: Story = {
  render: () => (
    <BusinessList data-layout="grid">
      {[
        ...PROVINCE_CODES.map((province) => ({ country: 'sb' as const, province })),
        ...COUNTRY_CODES.map((country) => ({ country, province: null })),
      ].map((place, index) => (
        <li key={place.province ?? place.country}>
          <BusinessCard
            business={aListed({ ...place, id: index + 1, category: 'Tourism & Hospitality', address: null })}
            level={2}
          />
        </li>
      ))}
    </BusinessList>
  ),
}
