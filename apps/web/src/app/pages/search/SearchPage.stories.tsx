import { businessFacets, calls, type SearchResults } from '@portal/domain/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { aTender } from '#test/content-factories.ts'
import { anUnderstood, someFacets } from '#test/facets.ts'
import { aNewsItem, anEvent, aSummary } from '#test/factories.ts'
import { replies, reply } from '#test/replies.ts'
import { aGuideResult, NO_RESULTS } from '#test/search-results.ts'
import { withStore } from '#test/with-store.tsx'
import { parseSearchQuery } from './search-query.ts'
import { SearchPage } from './SearchPage.tsx'

/** Creates a search with these results. */
const finds = (own: Partial<SearchResults>) =>
  withStore({
    fetch: replies(
      reply(calls.currentUser, 401, { message: 'Please sign in' }),
      reply(businessFacets, 200, someFacets()),
      reply(calls.search, 200, {
        ...NO_RESULTS,
        understood: anUnderstood(),
        ...own,
      }),
    ),
  })

const parseText = (text: string) => parseSearchQuery(new URLSearchParams(text))

const meta = {
  title: 'Search/SearchPage',
  component: SearchPage,
  parameters: { layout: 'fullscreen', path: '/search' },
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof SearchPage>

export default meta
type Story = StoryObj<typeof meta>

/** Without a text there is nothing to list yet. */
export const NothingAsked: Story = {
  args: { query: parseText('province=malaita') },
  decorators: [withStore()],
}
export const NothingAskedOnAPhone: Story = { ...NothingAsked, globals: { viewport: { value: 'small' } } }

export const Found: Story = {
  args: { query: parseText('q=oil&verified=true') },
  decorators: [
    finds({
      businesses: {
        total: 2,
        items: [aSummary(), aSummary({ id: 2, name: 'Auki Oil Press', slug: 'press' })],
      },
      news: { total: 9, items: [aNewsItem()] },
      events: { total: 1, items: [anEvent()] },
      tenders: { total: 4, items: [aTender()] },
      guides: {
        total: 1,
        items: [aGuideResult()],
      },
    }),
  ],
}
export const FoundOnAPhone: Story = { ...Found, globals: { viewport: { value: 'small' } } }

const answers = [
  {
    title: 'What happens on day 91, when the trial ends?',
    path: '/pricing/faqs#day-91',
    excerpt: 'Without a paid plan, your listing leaves the directory and search.',
    kind: 'Pricing FAQs',
  },
  {
    title: 'How it ends',
    path: '/pricing/free#how-it-ends',
    excerpt: 'The trial ends after day 90: on day 91 the listing leaves the directory.',
    kind: 'Free Trial',
  },
]

/** Pages of the site answer, and no business does. */
export const Answered: Story = {
  args: { query: parseText('q=what+happens+on+day+91') },
  decorators: [finds({ answers, understood: anUnderstood({ matchLevel: 5 }) })],
}
export const AnsweredOnAPhone: Story = { ...Answered, globals: { viewport: { value: 'small' } } }

/** A topic of the country guides, without a country. */
export const AnsweredByCountry: Story = {
  args: { query: parseText('q=import+duty') },
  decorators: [
    finds({
      answers: [
        {
          title: 'Taxes and duties',
          path: '/countries',
          excerpt: '',
          kind: 'Country guides',
          countries: [
            { country: 'sb', path: '/countries/solomon-islands/taxes-duties' },
            { country: 'fj', path: '/countries/fiji/taxes-duties' },
            { country: 'pg', path: '/countries/papua-new-guinea/taxes-duties' },
          ],
        },
      ],
      understood: anUnderstood({ matchLevel: 5 }),
    }),
  ],
}

/** The text names a section of the site. */
export const SectionAsked: Story = {
  args: { query: parseText('q=tenders+in+fiji') },
  decorators: [
    finds({
      tenders: { total: 4, items: [aTender()] },
      asked: { section: 'tenders', category: null, country: 'fj', search: null, isExact: true },
      understood: anUnderstood({ matchLevel: 5 }),
    }),
  ],
}

export const NothingFound: Story = {
  args: { query: parseText('q=igloo&province=malaita&open=true') },
  decorators: [finds({})],
}
