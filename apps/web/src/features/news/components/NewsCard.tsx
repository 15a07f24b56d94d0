import type { NewsItem } from '@portal/domain/contract'
import { formatCountries, PORTAL_TIME_ZONE } from '@portal/domain/place'
import { formatDate, formatRelativeTime } from '@portal/domain/shared'
import { Badge, Card, CardLink, Heading, Text, token } from '@portal/ui'
import { styled } from 'styled-components'
import { paths } from '#shared/urls/paths.ts'
import { PlainWeave } from '#shared/media/trade-cover/TradeCover.tsx'
import { useNow } from '#shared/page/page-context.ts'
import { getNewsTone } from '../news-tone.ts'

/** The publication date, absolute and relative. */
export function Published({ at }: { at: string }) {
  const now = useNow()
  return (
    <time dateTime={at}>
      {formatDate(at, PORTAL_TIME_ZONE)} · {formatRelativeTime(at, now)}
    </time>
  )
}

/** A strip of weave in the subject's colour, if there is no picture. */
const Edge = styled.div`
  position: absolute;
  inset: 0 0 auto;
  height: 0.875rem;
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[8]};
  [data-edge] + & {
    padding-top: ${token.space[8]};
  }
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
  /** At the top of the page: with a cover, linked by id. */
  featured?: boolean
}

/** An article in a list: subject, title, summary, date and countries. */
export function NewsCard({ item, level = 3, featured = false }: NewsCardProps) {
  const { id, slug, title, category, featuredImageUrl } = item
  const weave = <PlainWeave tone={getNewsTone(category)} />
  const picture = featuredImageUrl && <img src={featuredImageUrl} alt="" loading="lazy" />
  const cover = picture ?? (featured ? weave : undefined)
  return (
    <Card as="article" cover={cover}>
      {cover === undefined && <Edge data-edge="">{weave}</Edge>}
      <Head>
        <Text as="span" size="eyebrow" tone="action">
          {category}
        </Text>
        {item.isSample && <Badge>Sample</Badge>}
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
    </Card>
  )
}
