import type { Meta, StoryObj } from '@storybook/react-vite'
import { calls } from '@portal/domain/contract'
import { PROVINCES } from '@portal/domain/place'
import { INDUSTRIES, NEWS_CATEGORIES } from '@portal/reference-data'
import { aNewsItem, aSummary, dashboardStats } from '#test/factories.ts'
import { replies, reply } from '#test/replies.ts'
import { withStore } from '#test/with-store.tsx'
import { Hero } from './Hero.tsx'
import { HomeSections } from './HomeSections.tsx'

const provinces = PROVINCES.map(({ code }, index) => ({
  province: code,
  count: index * 7,
  topCategories: ['Agriculture & Agro-processing', 'Handicrafts'],
}))

const businesses = ['Handicrafts', 'Logistics & Shipping', 'Food & Beverages'].map((category, index) =>
  aSummary({ id: index + 1, name: `Kokonut Oil Cooperative ${index + 1}`, category }),
)

const articles = NEWS_CATEGORIES.slice(0, 6).map(({ name, slug }, index) =>
  aNewsItem({ id: index + 1, slug, category: name, title: `${name}: what changes in the new year` }),
)

const industries = INDUSTRIES.map(({ slug, name }, index) => ({
  id: index + 1,
  slug,
  name,
  description: '',
  businessCount: index * 9,
  topCountries: [],
  growthRate: null,
  avgRevenue: null,
  keySegments: [],
  featured: false,
}))

const figures = reply(calls.dashboardStats, 200, dashboardStats())

const full = replies(
  figures,
  reply(calls.provinceStats, 200, provinces),
  reply(calls.listBusinesses, 200, businesses),
  reply(calls.listNews, 200, articles),
  reply(calls.listIndustries, 200, industries),
)

const meta = {
  title: 'Home/Page',
  parameters: { layout: 'fullscreen' },
  render: () => (
    <>
      <Hero />
      <HomeSections />
    </>
  ),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = { decorators: [withStore({ fetch: full })] }
export const OnAPhone: Story = { ...Full, globals: { viewport: { value: 'phone' } } }
export const Narrow: Story = { ...Full, globals: { viewport: { value: 'small' } } }
export const OnItsWay: Story = { decorators: [withStore()] }
export const WithNothingYet: Story = {
  decorators: [
    withStore({
      fetch: replies(
        figures,
        reply(calls.provinceStats, 200, []),
        reply(calls.listBusinesses, 200, []),
        reply(calls.listNews, 200, []),
        reply(calls.listIndustries, 200, []),
      ),
    }),
  ],
}
const away = { message: 'Too many requests' }
export const ThatCouldNotBeHad: Story = {
  decorators: [
    withStore({
      fetch: replies(
        reply(calls.dashboardStats, 429, away),
        reply(calls.provinceStats, 429, away),
        reply(calls.listBusinesses, 429, away),
        reply(calls.listNews, 429, away),
        reply(calls.listIndustries, 429, away),
      ),
    }),
  ],
}
