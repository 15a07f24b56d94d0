import { Cluster } from '@portal/ui'
import { FeedLink } from '../seo/FeedLink.tsx'
import { withQuery } from '../urls/paths.ts'
import { AlertLink, type AlertLinkProps } from './AlertLink.tsx'

interface FollowListProps extends AlertLinkProps {
  /** The feed's title, as feed readers list it after the site's name. */
  feedTitle: string
}

/** Two ways to hear of new entries of a list with its filters: by email, and by its feed. */
export const FollowList = ({ feedTitle, ...alert }: FollowListProps) => (
  <Cluster gap={12}>
    <AlertLink {...alert} />
    <FeedLink feed={withQuery(`/api/${alert.list}/feed.xml`, alert.filters)} title={feedTitle}>
      RSS feed
    </FeedLink>
  </Cluster>
)
