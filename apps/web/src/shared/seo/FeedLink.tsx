import { TextLink } from '@portal/ui'
import { useOrigin } from '../page/page-context.ts'

export interface FeedLinkProps {
  /** The feed's path. */
  feed: string
  /** As feed readers list it, after the site's name: `Fiji news`. */
  title: string
  /** The link's text. */
  children: string
}

/** An RSS feed, as a link for people and for feed discovery. */
export function FeedLink({ feed, title, children }: FeedLinkProps) {
  const origin = useOrigin()
  return (
    <>
      <link
        rel="alternate"
        type="application/rss+xml"
        title={`Pacific Business Portal: ${title}`}
        href={origin + feed}
      />
      <TextLink href={feed}>{children}</TextLink>
    </>
  )
}
