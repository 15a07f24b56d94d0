import type { NewsArticle } from '@portal/domain/contract'
import {
  Badge,
  Breadcrumb,
  EmptyState,
  ErrorState,
  Heading,
  LinkButton,
  Skeleton,
  Stack,
  Text,
  TextLink,
} from '@portal/ui'
import { PageBand } from '#shared/PageBand.tsx'
import { PageBody } from '#shared/PageBody.tsx'
import { paths } from '#shared/paths.ts'
import { Section } from '#shared/Section.tsx'
import { Seo } from '#shared/Seo.tsx'
import { useOrigin } from '#shared/visit.ts'
import { useGetNewsQuery } from '../news.api.ts'
import { Published, whereOf } from './NewsCard.tsx'

const isMissing = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === 404

const Trail = ({ title }: { title: string }) => (
  <Breadcrumb
    items={[{ label: 'Home', href: paths.home() }, { label: 'News', href: paths.news() }, { label: title }]}
  />
)

/** An article by its slug or id, in whichever state it is. */
export function ArticlePage({ idOrSlug }: { idOrSlug: string }) {
  const { data, error, isFetching, refetch } = useGetNewsQuery(idOrSlug)
  if (data) return <Article article={data} />
  if (isMissing(error)) return <MissingArticle />
  return (
    <>
      <Seo
        title="News"
        description="An article of the Pacific Business Portal."
        path={paths.news()}
        noindex
      />
      <PageBand>
        <Trail title="Article" />
        <Heading level={1}>{error ? 'This article could not be loaded' : 'Loading article...'}</Heading>
      </PageBand>
      <PageBody width="narrow">
        <Section>
          {error ? (
            <ErrorState title="Failed to fetch article" onRetry={() => void refetch()} retrying={isFetching}>
              Check your connection and try again.
            </ErrorState>
          ) : (
            [1, 2, 3, 4, 5, 6].map((line) => <Skeleton key={line} />)
          )}
        </Section>
      </PageBody>
    </>
  )
}

const MissingArticle = () => (
  <>
    <Seo title="Article not found" description="This article is not there." path={paths.news()} noindex />
    <PageBand>
      <Trail title="Not found" />
      <Heading level={1}>Article not found</Heading>
    </PageBand>
    <PageBody width="narrow">
      <Section>
        <EmptyState title="No articles found" action={<LinkButton href={paths.news()}>All news</LinkButton>}>
          It may have been taken down, or its address was mistyped.
        </EmptyState>
      </Section>
    </PageBody>
  </>
)

function Article({ article }: { article: NewsArticle }) {
  const origin = useOrigin()
  const path = paths.newsArticle(article.slug)
  return (
    <>
      <Seo
        title={article.title}
        description={article.excerpt.slice(0, 160)}
        path={path}
        jsonLd={{
          '@context': 'https://schema.org',
          '@type': 'NewsArticle',
          headline: article.title,
          datePublished: article.publishedAt,
          url: origin + path,
        }}
      />
      <article>
        <PageBand>
          <Trail title={article.title} />
          <Text size="eyebrow" tone="soft">
            {article.category} · {whereOf(article)}
          </Text>
          <Heading level={1}>{article.title}</Heading>
          <Text tone="soft" size="small">
            <Published at={article.publishedAt} /> · {article.readTime} min read
            {article.author && ` · ${article.author}`}
          </Text>
          {article.isSample && (
            <p>
              <Badge>Sample article</Badge>
            </p>
          )}
        </PageBand>
        <PageBody width="narrow">
          <Section>
            <Text size="lead">{article.excerpt}</Text>
            <Stack gap={16}>
              {article.body.split(/\n{2,}/).map((paragraph) => (
                <Text key={paragraph}>{paragraph}</Text>
              ))}
            </Stack>
            <TextLink href={paths.news()} arrow>
              More news
            </TextLink>
          </Section>
        </PageBody>
      </article>
    </>
  )
}
