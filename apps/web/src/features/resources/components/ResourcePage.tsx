import type { ResourceDetails } from '@portal/domain/contract'
import { formatCountries } from '@portal/domain/place'
import { findResourceSection, formatSourceDate } from '@portal/domain/content'
import { formatDate } from '@portal/domain/shared'
import { Link, Stack, Text, TextLink, token } from '@portal/ui'
import { styled } from 'styled-components'
import { EditorialText } from '#shared/content/EditorialText.tsx'
import { DetailBand, DetailColumns, DetailPart } from '#shared/content/DetailParts.tsx'
import { excludeCurrent, Related } from '#shared/content/Related.tsx'
import { Illustration } from '#shared/illustrations/Illustration.tsx'
import { PageBody } from '#shared/layout/PageBody.tsx'
import { paths } from '#shared/urls/paths.ts'
import { Seo } from '#shared/seo/Seo.tsx'
import { useOrigin } from '#shared/page/page-context.ts'
import { formatFacts } from '../resource-facts.ts'
import { getTopicIllustration } from '../resource-illustration.ts'
import { useListResourcesQuery } from '../resources.api.ts'
import { toRelatedQuery } from '../resources-query.ts'
import { DownloadLink } from './DownloadLink.tsx'
import { ResourceCard } from './ResourceCard.tsx'

/** Hidden in print. */
const OnScreen = styled.div`
  @media print {
    display: none;
  }
`

const Contents = styled.ul`
  display: grid;
  padding: 0;
  list-style: none;
  a {
    display: flex;
    align-items: center;
    min-height: 2.75rem;
  }
`

const ThisPage = ({ sections }: { sections: ResourceDetails['document']['sections'] }) => (
  <Stack as="nav" gap={8} aria-label="On this page">
    <Text size="eyebrow" tone="soft">
      On this page
    </Text>
    <Contents>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <TextLink href={`#${id}`}>{title}</TextLink>
        </li>
      ))}
    </Contents>
  </Stack>
)

const SourceList = styled.ul`
  display: grid;
  gap: ${token.space[8]};
  padding-left: 1.2em;
  a {
    color: ${token.role.action};
  }
`

const Sources = ({ sources }: Pick<ResourceDetails, 'sources'>) => (
  <DetailPart title="Sources">
    <SourceList>
      {sources.map(({ title, publisher, url, date }) => (
        <li key={title}>
          {url === null ? title : <Link href={url}>{title}</Link>}, {publisher}, {formatSourceDate(date)}
        </li>
      ))}
    </SourceList>
  </DetailPart>
)

/** Number of related resources shown. */
const OTHERS = 3

const toBreadcrumbs = ({ title, topic }: ResourceDetails) => {
  const section = findResourceSection(topic)
  return [
    { label: 'Home', href: paths.home() },
    { label: 'Resources', href: paths.resources() },
    ...(section ? [{ label: section.name, href: paths.resourceSection(section.slug) }] : []),
    { label: title },
  ]
}

/** A guide, template or checklist to read online, with its file. */
export function ResourcePage({ resource }: { resource: ResourceDetails }) {
  const { slug, title, description, type, reviewedOn, document, sources } = resource
  const path = paths.resource(slug)
  const origin = useOrigin()
  return (
    <>
      <Seo
        title={title}
        description={description}
        path={path}
        jsonLd={{
          '@context': 'https://schema.org',
          '@type': 'Article',
          headline: title,
          description,
          dateModified: reviewedOn,
          url: origin + path,
        }}
      />
      <DetailBand
        breadcrumbs={toBreadcrumbs(resource)}
        eyebrow={`${type} · ${formatCountries(resource.countries)}`}
        title={title}
        picture={<Illustration name={getTopicIllustration(resource.topic)} />}
        shared={{ title, text: title, path }}
      >
        <Text size="lead" tone="soft">
          {description}
        </Text>
        <Text size="small" tone="soft">
          {formatFacts(resource)} · Checked on{' '}
          <time dateTime={reviewedOn}>{formatDate(reviewedOn, 'UTC')}</time>
        </Text>
        <OnScreen>
          <DownloadLink resource={resource} />
        </OnScreen>
      </DetailBand>
      <PageBody>
        <DetailColumns>
          <Stack gap={48}>
            <EditorialText document={document} />
            <Sources sources={sources} />
          </Stack>
          <aside>
            <ThisPage sections={document.sections} />
          </aside>
        </DetailColumns>
        <Related
          title="On the same subject"
          items={excludeCurrent(useListResourcesQuery(toRelatedQuery(resource.topic)), resource.id, OTHERS)}
          Card={ResourceCard}
          layout="grid"
        />
      </PageBody>
    </>
  )
}
