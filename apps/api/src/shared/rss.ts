import { Feed as FeedDocument } from 'feed'

/** The media type of RSS. */
export const RSS = 'application/rss+xml; charset=utf-8'

/** An item of a feed. */
export interface FeedItem {
  readonly title: string
  readonly link: string
  readonly description: string
  readonly category: string
  /** Milliseconds. */
  readonly publishedAt: number
}

export interface Feed {
  readonly title: string
  readonly description: string
  /** The URL of the page of the feed. */
  readonly link: string
  /** The URL of the feed itself. */
  readonly self: string
  /** Milliseconds: the date of an empty feed. */
  readonly now: number
  /** The newest first. */
  readonly items: readonly FeedItem[]
}

/** Characters that XML does not allow; the library keeps them. */
// oxlint-disable-next-line no-control-regex -- these are what is looked for
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

/** Marks where a CDATA section must be split. The library only does that for the first `]]>` of a text. */
const SPLIT = '\uffff'

/** Converts a text for a CDATA section, which `]]>` would end. */
const toCdata = (text: string): string => text.replace(UNWRITABLE, '').replaceAll(']]>', `]]${SPLIT}>`)

/** Renders RSS 2.0, dated by its newest item. */
export function renderRss({ title, description, link, self, now, items }: Feed): string {
  const newest = Math.max(...items.map(({ publishedAt }) => publishedAt))
  const feed = new FeedDocument({
    title,
    description,
    link,
    feed: self,
    language: 'en',
    generator: false,
    updated: new Date(items.length > 0 ? newest : now),
  })
  for (const item of items) {
    feed.addItem({
      title: toCdata(item.title),
      link: item.link,
      description: toCdata(item.description),
      category: [{ name: item.category.replace(UNWRITABLE, '') }],
      date: new Date(item.publishedAt),
    })
  }
  return feed.rss2().replaceAll(SPLIT, ']]><![CDATA[')
}
