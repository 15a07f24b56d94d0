import type { NewsItem } from '@portal/domain/contract'
import { formatCountries, PORTAL_TIME_ZONE } from '@portal/domain/place'
import { formatDate, formatRelativeTime } from '@portal/domain/shared'
import { Card, CardLink, from, Heading, Text, token } from '@portal/ui'
import { styled } from 'styled-components'
import { SampleBadge } from '#shared/content/SampleBadge.tsx'
import { paths } from '#shared/urls/paths.ts'
import { Illustration } from '#shared/illustrations/Illustration.tsx'
import { useNow } from '#shared/page/page-context.ts'
import { getNewsIllustration } from '../news-illustration.ts'

/** The publication date, absolute and relative. */
export function Published({ at }: { at: string }) {
  const now = useNow()
  return (
    <time dateTime={at}>
      {formatDate(at, PORTAL_TIME_ZONE)} · {formatRelativeTime(at, now)}
    </time>
  )
}

const Face = styled(Card)`
  ${from.tablet} {
    &[data-featured] > :first-child {
      height: 11rem;
    }
  }
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[8]};
`

/* Balanced line breaks, so that no word stands alone on the last line. */
const Foot = styled.p`
  margin-top: auto;
  padding-top: ${token.space[4]};
  color: ${token.role.textSoft};
  font-size: ${token.size[13]};
  text-wrap: balance;
`

export interface NewsCardProps {
  item: NewsItem
  level?: 2 | 3
  /** At the top of the page: larger, linked by id. */
  featured?: boolean
  /** Where the picture is on phones: in the corner, so that lists are short, or above the text. */
  layout?: 'corner' | 'column'
}

/** An article in a list: subject, title, summary, date and countries. */
export function NewsCard({ item, level = 3, featured = false, layout = 'corner' }: NewsCardProps) {
  const { id, slug, title, category, featuredImageUrl } = item
  const picture = featuredImageUrl ? (
    <img src={featuredImageUrl} alt="" loading="lazy" />
  ) : (
    <Illustration name={getNewsIllustration(item)} />
  )
  return (
    <Face
      forwardedAs="article"
      layout={featured ? 'column' : layout}
      cover={picture}
      data-featured={featured ? '' : undefined}
    >
      <Head>
        <Text as="span" size="eyebrow" tone="action">
          {category}
        </Text>
        {item.isSample && <SampleBadge />}
      </Head>
      <Heading level={level} size={featured ? 'part' : 'card'}>
        <CardLink href={paths.newsArticle(featured ? String(id) : slug)}>{title}</CardLink>
      </Heading>
      <Text size={featured ? 'body' : 'small'} lines={3}>
        {item.excerpt}
      </Text>
      <Foot>
        {formatCountries(item.countries)}
        <br />
        <Published at={item.publishedAt} /> · {item.readTime} min read
      </Foot>
    </Face>
  )
}
