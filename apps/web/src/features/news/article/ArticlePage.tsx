import { parseNewsCategory } from '@portal/domain/content'
import type { NewsArticle } from '@portal/domain/contract'
import { getCountry, formatCountries } from '@portal/domain/place'
import { Badge, Chip, Cluster, from, Heading, Text, token } from '@portal/ui'
import { styled } from 'styled-components'
import { ContentDetail, type ContentKind } from '#shared/content/ContentDetail.tsx'
import { DetailBand } from '#shared/content/DetailParts.tsx'
import { Illustration } from '#shared/illustrations/Illustration.tsx'
import { toBreadcrumbList, toJsonLdGraph } from '#shared/seo/json-ld.ts'
import { Related } from '#shared/content/Related.tsx'
import { PageBody } from '#shared/layout/PageBody.tsx'
import { paths } from '#shared/urls/paths.ts'
import { Section } from '#shared/layout/Section.tsx'
import { Seo } from '#shared/seo/Seo.tsx'
import { useOrigin } from '#shared/page/page-context.ts'
import { ArticleText } from '#shared/content/ArticleText.tsx'
import { NewsCard, Published } from '../components/NewsCard.tsx'
import { FeedLink } from '#shared/seo/FeedLink.tsx'
import { NewsletterTeaser } from '../components/NewsletterTeaser.tsx'
import { useGetNewsQuery } from '../news.api.ts'
import { getNewsIllustration } from '../news-illustration.ts'
import { toNewsJsonLd } from './news-json-ld.ts'
import { useRelatedNews } from './related-news.ts'

const BREADCRUMBS = [
  { label: 'Home', href: paths.home() },
  { label: 'News', href: paths.news() },
] as const

const ARTICLE: ContentKind = {
  name: 'article',
  breadcrumbs: BREADCRUMBS,
  path: paths.news(),
  actions: [{ label: 'All news', href: paths.news() }],
}

/** The text aligned with its title, the sidebar beside it; below it on a phone. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[32]};
  align-items: start;
  ${from.desktop} {
    grid-template-columns: minmax(0, ${token.measure.text}) 16rem;
    gap: ${token.space[64]};
    justify-content: space-between;
    > aside {
      position: sticky;
      top: 8rem;
    }
  }
  @media print {
    display: block;
    > aside {
      display: none;
    }
  }
`

/** Links to articles of the same subject and countries. */
function SubjectAndCountries({ article }: { article: NewsArticle }) {
  const category = parseNewsCategory(article.category)
  return (
    <Section as="aside" aria-labelledby="belongs">
      <Heading level={2} size="small" id="belongs">
        More about
      </Heading>
      <Cluster gap={8}>
        <Chip href={paths.news({ category: category?.slug })}>{article.category}</Chip>
        {article.countries.map((code) => (
          <Chip key={code} href={paths.news({ country: code })}>
            {getCountry(code).name}
          </Chip>
        ))}
      </Cluster>
      <p>
        <FeedLink feed={paths.newsFeed()} title="News">
          RSS feed
        </FeedLink>
      </p>
    </Section>
  )
}

function Article({ article }: { article: NewsArticle }) {
  const origin = useOrigin()
  const breadcrumbs = [...BREADCRUMBS, { label: article.title }]
  const picture = article.featuredImageUrl
  return (
    <>
      <Seo
        title={article.title}
        description={article.excerpt.slice(0, 160)}
        path={paths.newsArticle(article.slug)}
        image={picture ? { path: picture, alt: article.picture?.alt ?? article.title } : undefined}
        jsonLd={toJsonLdGraph(toNewsJsonLd(article, origin), toBreadcrumbList(origin, breadcrumbs))}
      />
      <meta property="og:type" content="article" />
      <meta property="article:published_time" content={article.publishedAt} />
      <DetailBand
        breadcrumbs={breadcrumbs}
        eyebrow={`${article.category} · ${formatCountries(article.countries)}`}
        title={article.title}
        picture={picture ? undefined : <Illustration name={getNewsIllustration(article)} />}
        shared={{ title: article.title, text: article.title, path: paths.newsArticle(article.slug) }}
      >
        <Text size="lead" tone="soft">
          {article.excerpt}
        </Text>
        <Cluster gap={12}>
          <Text tone="soft" size="small">
            {article.author && (
              <>
                By <span translate="no">{article.author}</span> ·{' '}
              </>
            )}
            <Published at={article.publishedAt} /> · {article.readTime} min read
          </Text>
          {article.isSample && <Badge>Sample article</Badge>}
        </Cluster>
      </DetailBand>
      <PageBody>
        <Columns>
          <Section as="article" aria-label={article.title}>
            <ArticleText article={article} />
          </Section>
          <SubjectAndCountries article={article} />
        </Columns>
        <Related
          title="Related articles"
          items={useRelatedNews(article)}
          Card={NewsCard}
          layout="grid"
          all={{ label: 'All news', href: paths.news() }}
        />
        <NewsletterTeaser />
      </PageBody>
    </>
  )
}

/** The page of an article by slug or id: loading, missing, failed or loaded. */
export const ArticlePage = ({ idOrSlug }: { idOrSlug: string }) => (
  <ContentDetail kind={ARTICLE} result={useGetNewsQuery(idOrSlug)}>
    {(article) => <Article article={article} />}
  </ContentDetail>
)
