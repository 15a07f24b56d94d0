import type { Meta, StoryObj } from '@storybook/react-vite'
import { calls, type IndustryDetails } from '@portal/domain/contract'
import { COUNTRY_CODES, PROVINCE_CODES } from '@portal/domain/place'
import { INDUSTRIES } from '@portal/reference-data'
import type { ReactNode } from 'react'
import { aResource, aTender } from '#test/content-factories.ts'
import { anEvent, anIndustryEntry, aNewsItem, aSummary } from '#test/factories.ts'
import { replies, reply } from '#test/replies.ts'
import { withStore } from '#test/with-store.tsx'
import { IndustryWithTeasers } from './IndustryWithTeasers.tsx'
import { InsightsWithTeasers } from './InsightsWithTeasers.tsx'
import { screen as inFocus } from './in-focus.screen.tsx'
import { screen } from '#features/industries/pages/industries.screen.tsx'

const all = INDUSTRIES.map(({ name, slug, description }, place) =>
  anIndustryEntry({ name, slug, description, businessCount: place * 7, topCountries: ['fj'] }),
)

const industry: IndustryDetails = {
  name: 'Tourism & Hospitality',
  slug: 'tourism-hospitality',
  description: 'Hotels, guesthouses, dive operators, tours, restaurants and travel services.',
  about: [
    'Most businesses are small: a guesthouse of six rooms, a dive shop, a boat with a skipper.',
    'Getting there is the hard part. A cancelled flight empties rooms.',
  ],
  word: 'hotel',
  topics: ['digital', 'training'],
  businessCount: 62,
  countries: COUNTRY_CODES.map((country, place) => ({ country, count: 30 - place * 7 })),
  provinces: PROVINCE_CODES.map((province, place) => ({ province, count: place })),
  categories: [
    { name: 'Tourism & Hospitality', count: 50 },
    { name: 'Sports & Recreation', count: 12 },
  ],
}

const full = withStore({
  fetch: replies(
    reply(calls.listIndustries, 200, all),
    reply(calls.getIndustry, 200, industry),
    reply(calls.listBusinesses, 200, [aSummary()]),
    reply(calls.listNews, 200, [aNewsItem()]),
    reply(calls.listEvents, 200, [anEvent()]),
    reply(calls.listTenders, 200, [aTender()]),
    reply(calls.listResources, 200, [aResource()]),
  ),
})

const meta = {
  title: 'Industries/Pages',
  component: screen.Component,
  parameters: { layout: 'fullscreen', path: '/industries' },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const underAHeading = (body: ReactNode) => (
  <main>
    <h1>Tourism &amp; Hospitality</h1>
    {body}
  </main>
)

export const Industries: Story = { decorators: [full] }
export const OnAPhone: Story = { ...Industries, globals: { viewport: { value: 'phone' } } }
export const NothingFound: Story = {
  decorators: [withStore({ fetch: replies(reply(calls.listIndustries, 200, [])) })],
  parameters: { path: '/industries?search=igloo' },
}
export const OnTheirWay: Story = { decorators: [withStore()] }
export const ThatCouldNotBeHad: Story = {
  decorators: [
    withStore({ fetch: replies(reply(calls.listIndustries, 429, { message: 'Too many requests' })) }),
  ],
}
export const Overview: Story = {
  decorators: [full],
  parameters: { layout: 'padded' },
  render: () => underAHeading(<IndustryWithTeasers slug="tourism-hospitality" />),
}
export const Insights: Story = {
  decorators: [full],
  parameters: { layout: 'padded' },
  render: () => underAHeading(<InsightsWithTeasers slug="tourism-hospitality" />),
}
export const InsightsOnASmallScreen: Story = { ...Insights, globals: { viewport: { value: 'small' } } }
export const InFocus: Story = { decorators: [full], render: () => <inFocus.Component /> }
