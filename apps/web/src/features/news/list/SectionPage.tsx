import { COUNTRIES, getCountry, resolvePlace } from '@portal/domain/place'
import type { NewsSection } from '@portal/reference-data'
import { Chip, Cluster } from '@portal/ui'
import { ContentListPage } from '#shared/content/ContentListPage.tsx'
import { toListQuery } from '#shared/content/list.ts'
import { paths, type NewsSection as NewsSectionSlug } from '#shared/urls/paths.ts'
import { useUrlState } from '#shared/urls/url-state.ts'
import { NewsletterTeaser } from '../components/NewsletterTeaser.tsx'
import { useListNewsQuery } from '../news.api.ts'
import { createSectionList } from './news-list.tsx'

function CountryChoice({ chosen }: { chosen: string | undefined }) {
  const { hrefWith } = useUrlState()
  return (
    <Cluster as="nav" gap={8} aria-label="News by country">
      <Chip href={hrefWith({ country: null })} current={chosen === undefined}>
        All Countries
      </Chip>
      {COUNTRIES.map(({ code, name }) => (
        <Chip key={code} href={hrefWith({ country: code })} current={chosen === code}>
          {name}
        </Chip>
      ))}
    </Cluster>
  )
}

/** One of the news menu's filtered lists. */
export function SectionPage({ section }: { section: NewsSection }) {
  const { query } = useUrlState()
  const list = createSectionList(section)
  const fixed = { section: section.slug }
  const result = useListNewsQuery(toListQuery(list, query, fixed))
  const country = resolvePlace(query.get('country') ?? '')?.country
  const title = section.byCountry && country ? `${section.title}: ${getCountry(country).name}` : section.title
  return (
    <ContentListPage
      list={list}
      result={result}
      fixed={fixed}
      page={{
        title,
        description: section.description,
        lead: section.description,
        path: paths.newsSection(section.slug as NewsSectionSlug),
        breadcrumbs: [
          { label: 'Home', href: paths.home() },
          { label: 'News', href: paths.news() },
          { label: section.title },
        ],
      }}
      tabs={section.byCountry ? <CountryChoice chosen={country} /> : undefined}
      follow={{ list: 'news', entries: 'articles', feedTitle: 'News' }}
    >
      <NewsletterTeaser />
    </ContentListPage>
  )
}
