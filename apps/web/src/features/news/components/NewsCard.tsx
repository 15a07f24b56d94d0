import { countryOf } from '@portal/domain/place'
import { formatDate, relativeDate } from '@portal/domain/shared'
import type { NewsItem } from '@portal/domain/contract'
import { Badge, Card, CardLink, Cluster, Heading, Monogram, monogramTone, Text } from '@portal/ui'
import { paths } from '#shared/paths.ts'
import { useNow } from '#shared/visit.ts'

/** The portal's own dates are read in Honiara, where it is at home. */
const HOME_ZONE = 'Pacific/Guadalcanal'

export const whereOf = ({ countries }: Pick<NewsItem, 'countries'>): string =>
  countries.length === 0 ? 'Pacific region' : countries.map((code) => countryOf(code).name).join(', ')

/** When an article came out, absolute and relative. */
export function Published({ at }: { at: string }) {
  const now = useNow()
  return (
    <time dateTime={at}>
      {formatDate(at, HOME_ZONE)} · {relativeDate(at, now)}
    </time>
  )
}

export interface NewsCardProps {
  item: NewsItem
  level?: 2 | 3
  /** A featured story is opened by its id. */
  href?: string
}

/** An article in a list: subject, title, what it says, when and where. */
export function NewsCard({ item, level = 3, href = paths.newsArticle(item.slug) }: NewsCardProps) {
  const cover = item.featuredImageUrl ? (
    <img src={item.featuredImageUrl} alt="" loading="lazy" />
  ) : (
    <Monogram name={item.title} tone={monogramTone(item.category)} />
  )
  return (
    <Card as="article" cover={cover} corner={item.isSample && <Badge>Sample</Badge>}>
      <Text size="eyebrow" tone="action">
        {item.category}
      </Text>
      <Heading level={level} size="card">
        <CardLink href={href}>{item.title}</CardLink>
      </Heading>
      <Text size="small" lines={3}>
        {item.excerpt}
      </Text>
      <Cluster gap={8}>
        <Text as="span" size="caption" tone="soft">
          {whereOf(item)} · <Published at={item.publishedAt} /> · {item.readTime} min read
        </Text>
      </Cluster>
    </Card>
  )
}
