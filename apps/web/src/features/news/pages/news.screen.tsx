import { newsTab } from '@portal/domain/content'
import { NEWS_TABS } from '@portal/reference-data'
import { Breadcrumb, Heading, SectionHeading, TabLinks, Text, VisuallyHidden } from '@portal/ui'
import { Pair } from '#shared/Pair.tsx'
import { PageBand } from '#shared/PageBand.tsx'
import { PageBody } from '#shared/PageBody.tsx'
import { paths } from '#shared/paths.ts'
import { Section } from '#shared/Section.tsx'
import { Seo } from '#shared/Seo.tsx'
import type { Screen } from '#shared/screen.ts'
import { useUrlState } from '#shared/url-state.ts'
import { NewsCard } from '../components/NewsCard.tsx'
import { NewsFilters } from '../components/NewsFilters.tsx'
import { NewsResults } from '../components/NewsResults.tsx'
import { newsApi, useListNewsQuery } from '../news.api.ts'
import { canonicalNews, FEATURED_NEWS, isNarrowed, newsQuery } from '../news-query.ts'

function FeaturedStories() {
  const { data } = useListNewsQuery(FEATURED_NEWS)
  if (!data || data.items.length === 0) return null
  return (
    <Section aria-labelledby="featured">
      <SectionHeading title="Featured stories" id="featured" />
      <Pair>
        {data.items.map((item) => (
          <NewsCard key={item.id} item={item} featured />
        ))}
      </Pair>
    </Section>
  )
}

function NewsPage() {
  const { query, hrefWith } = useUrlState()
  const tab = newsTab(query.get('tab') ?? '') ?? NEWS_TABS[0]
  return (
    <>
      <Seo
        title={tab.slug === 'latest' ? 'Business News' : `${tab.name}: Business News`}
        description="Policy, funding, trade and success stories for businesses in the Solomon Islands, Fiji, Papua New Guinea, New Caledonia and Vanuatu."
        path={canonicalNews(query)}
        noindex={query.has('search')}
      />
      <PageBand>
        <Breadcrumb items={[{ label: 'Home', href: paths.home() }, { label: 'News' }]} />
        <Heading level={1}>Business News</Heading>
        <Text size="lead" tone="soft">
          What changes for businesses in the five countries: rules, money, markets and people.
        </Text>
        <NewsFilters action={paths.news()} query={query} />
      </PageBand>
      <PageBody>
        {!isNarrowed(query) && <FeaturedStories />}
        <Section aria-labelledby="articles">
          <VisuallyHidden as="h2" id="articles">
            {tab.name} articles
          </VisuallyHidden>
          <TabLinks
            label="News by subject"
            items={NEWS_TABS.map(({ name, slug }) => ({
              label: name,
              href: hrefWith({ tab: slug === 'latest' ? null : slug }),
              current: slug === tab.slug,
            }))}
          />
          <NewsResults query={newsQuery(query)} title={tab.slug === 'latest' ? 'news' : tab.name} />
        </Section>
      </PageBody>
    </>
  )
}

export const screen: Screen = {
  Component: NewsPage,
  load: async ({ run, url }) => {
    await Promise.all([
      run(newsApi.endpoints.listNews.initiate(newsQuery(url.searchParams))),
      !isNarrowed(url.searchParams) && run(newsApi.endpoints.listNews.initiate(FEATURED_NEWS)),
    ])
  },
}
