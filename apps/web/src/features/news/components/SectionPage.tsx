import { COUNTRIES } from '@portal/domain/place'
import type { NewsSection } from '@portal/reference-data'
import { Breadcrumb, Chip, Cluster, Heading, Stack, Text, VisuallyHidden } from '@portal/ui'
import { PageBand } from '#shared/PageBand.tsx'
import { PageBody } from '#shared/PageBody.tsx'
import { paths, type NewsSection as NewsSectionSlug } from '#shared/paths.ts'
import { Section } from '#shared/Section.tsx'
import { Seo } from '#shared/Seo.tsx'
import { useUrlState } from '#shared/url-state.ts'
import { newsQuery } from '../news-query.ts'
import { NewsResults } from './NewsResults.tsx'

function CountryChoice() {
  const { query, hrefWith } = useUrlState()
  const chosen = query.get('country')
  return (
    <Cluster as="nav" gap={8} aria-label="News by country">
      <Chip href={hrefWith({ country: null })} current={!chosen}>
        All countries
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
  return (
    <>
      <Seo
        title={section.title}
        description={section.description}
        path={paths.newsSection(section.slug as NewsSectionSlug)}
      />
      <PageBand>
        <Breadcrumb
          items={[
            { label: 'Home', href: paths.home() },
            { label: 'News', href: paths.news() },
            { label: section.title },
          ]}
        />
        <Heading level={1}>{section.title}</Heading>
        <Text size="lead" tone="soft">
          {section.description}
        </Text>
      </PageBand>
      <PageBody>
        <Section aria-labelledby="articles">
          <VisuallyHidden as="h2" id="articles">
            Articles
          </VisuallyHidden>
          <Stack gap={24}>
            {section.byCountry && <CountryChoice />}
            <NewsResults query={newsQuery(query, section.slug)} title={section.title} />
          </Stack>
        </Section>
      </PageBody>
    </>
  )
}
