import { NEWS_TABS } from '@portal/reference-data'
import { SectionHeader, TabLinks } from '@portal/ui'
import { ContentListPage } from '#shared/content/ContentListPage.tsx'
import { toListQuery } from '#shared/content/list.ts'
import { TwoColumns } from '#shared/layout/TwoColumns.tsx'
import { paths } from '#shared/urls/paths.ts'
import { Section } from '#shared/layout/Section.tsx'
import { useUrlState } from '#shared/urls/url-state.ts'
import { NewsCard } from '../components/NewsCard.tsx'
import { NewsletterTeaser } from '../components/NewsletterTeaser.tsx'
import { useListNewsQuery } from '../news.api.ts'
import { FEATURED_NEWS, isLatest, createTabList, parseTab } from './news-list.tsx'

const TITLE = 'Business News'

function FeaturedStories() {
  const { data } = useListNewsQuery(FEATURED_NEWS)
  if (!data || data.items.length === 0) return null
  return (
    <Section aria-labelledby="featured">
      <SectionHeader title="Featured stories" id="featured" />
      <TwoColumns>
        {data.items.map((item) => (
          <NewsCard key={item.id} item={item} featured />
        ))}
      </TwoColumns>
    </Section>
  )
}

function NewsTabs() {
  const { query, hrefWith } = useUrlState()
  const current = parseTab(query).slug
  return (
    <TabLinks
      label="News by subject"
      chips
      items={NEWS_TABS.map((tab) => ({
        label: tab.name,
        href: hrefWith({ tab: isLatest(tab) ? null : tab.slug }),
        current: tab.slug === current,
      }))}
    />
  )
}

/** The latest articles, or those of a subject. */
export function NewsPage() {
  const { query } = useUrlState()
  const tab = parseTab(query)
  const list = createTabList(tab)
  const result = useListNewsQuery(toListQuery(list, query))
  return (
    <ContentListPage
      list={list}
      result={result}
      page={{
        title: isLatest(tab) ? TITLE : `${tab.name}: ${TITLE}`,
        description: `${isLatest(tab) ? 'Policy, funding, trade and success stories' : `The latest about ${tab.name.toLowerCase()}`} for businesses in the Solomon Islands, Fiji, Papua New Guinea, New Caledonia and Vanuatu.`,
        lead: 'What is changing for businesses in five countries: rules, money, markets and people.',
        path: paths.news(),
        breadcrumbs: [{ label: 'Home', href: paths.home() }, { label: 'News' }],
      }}
      opening={<FeaturedStories />}
      tabs={<NewsTabs />}
      follow={{ list: 'news', entries: 'articles', feedTitle: 'News' }}
    >
      <NewsletterTeaser />
    </ContentListPage>
  )
}
