import type { ContentPreview as Shown, NewsArticle, ResourceDetails } from '@portal/domain/contract'
import { formatSourceDate } from '@portal/domain/content'
import { formatCountries } from '@portal/domain/place'
import { Heading, Stack, Text } from '@portal/ui'
import { JobGlance, JobText } from '#features/jobs/components/JobText.tsx'
import { TenderGlance, TenderText } from '#features/tenders/components/TenderText.tsx'
import { ArticleText } from '#shared/content/ArticleText.tsx'
import { DetailPart } from '#shared/content/DetailParts.tsx'
import { EditorialText } from '#shared/content/EditorialText.tsx'
import { EventPreview } from './QueuePreview.tsx'

const Article = ({ article }: { article: NewsArticle }) => (
  <Stack gap={24}>
    <Text size="small" tone="soft">
      {article.category} · {formatCountries(article.countries)}
      {article.author && (
        <>
          {' '}
          · By <span translate="no">{article.author}</span>
        </>
      )}{' '}
      · {article.readTime} min read
    </Text>
    <Text size="lead">{article.excerpt}</Text>
    <ArticleText article={article} />
  </Stack>
)

const Resource = ({ resource }: { resource: ResourceDetails }) => (
  <Stack gap={24}>
    <Text size="small" tone="soft">
      {resource.type} · {formatCountries(resource.countries)} · Checked on{' '}
      {formatSourceDate(resource.reviewedOn)}
    </Text>
    <Text size="lead">{resource.description}</Text>
    <EditorialText document={resource.document} />
    {resource.sources.length > 0 && (
      <DetailPart title="Sources">
        <ul>
          {resource.sources.map(({ title, publisher, date }) => (
            <li key={title}>
              {title}, <span translate="no">{publisher}</span>, {formatSourceDate(date)}
            </li>
          ))}
        </ul>
      </DetailPart>
    )}
  </Stack>
)

function Body({ preview }: { preview: Shown }) {
  switch (preview.contentKind) {
    case 'news':
      return <Article article={preview.item} />
    case 'events':
      return <EventPreview event={preview.item} />
    case 'tenders':
      return (
        <Stack gap={24}>
          <TenderGlance tender={preview.item} />
          <TenderText tender={preview.item} />
        </Stack>
      )
    case 'jobs':
      return (
        <Stack gap={24}>
          <JobGlance job={preview.item} />
          <JobText job={preview.item} />
        </Stack>
      )
    case 'resources':
      return <Resource resource={preview.item} />
  }
}

/** Content by the components of its page. */
export const ContentPreview = ({ preview }: { preview: Shown }) => (
  <Stack gap={16} as="article" aria-label="Preview of the page">
    <Heading level={3}>{preview.item.title}</Heading>
    <Body preview={preview} />
  </Stack>
)
