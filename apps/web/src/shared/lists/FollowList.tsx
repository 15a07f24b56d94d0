import type { AlertList } from '@portal/domain/alert'
import { Cluster, Icon, TextLink } from '@portal/ui'
import { FeedLink } from '../seo/FeedLink.tsx'
import { paths, withQuery, type Query } from '../urls/paths.ts'

export interface FollowListProps {
  list: AlertList
  /** What the list has, in the plural: `tenders`. */
  entries: string
  /** The list's filters, as its call takes them. */
  filters: Query
  /** The feed's title, as feed readers list it after the site's name; left out: the list has none. */
  feedTitle?: string
}

/** Two ways to hear of new entries of a list with its filters: by email, and by its feed. */
export function FollowList({ list, entries, filters, feedTitle }: FollowListProps) {
  const isNarrowed = Object.values(filters).some((value) => value !== undefined && String(value) !== '')
  const what = `new ${entries}${isNarrowed ? ' like these' : ''}`
  return (
    <Cluster gap={12}>
      <TextLink href={paths.alerts({ list, ...filters })}>
        <Icon name="mail" /> Email me {what}
      </TextLink>
      {feedTitle !== undefined && (
        <FeedLink feed={withQuery(`/api/${list}/feed.xml`, filters)} title={feedTitle}>
          RSS feed
        </FeedLink>
      )}
    </Cluster>
  )
}
