import { escapeMarkup } from '#shared/escape-markup.ts'

/** What feed readers show of one thing. */
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
  /** The page that it is the feed of. */
  readonly link: string
  /** Its own address. */
  readonly self: string
  /** The newest first. */
  readonly items: readonly FeedItem[]
}

/** C0 controls have no place in XML, escaped or not. */
// oxlint-disable-next-line no-control-regex -- these are what is looked for
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

const element = (name: string, text: string): string =>
  `<${name}>${escapeMarkup(text.replace(UNWRITABLE, ''))}</${name}>`

const date = (milliseconds: number): string => new Date(milliseconds).toUTCString()

/** RSS 2.0, dated by its newest item. */
export function rss({ title, description, link, self, items }: Feed): string {
  const newest = Math.max(0, ...items.map(({ publishedAt }) => publishedAt))
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    element('title', title),
    element('link', link),
    element('description', description),
    element('language', 'en'),
    ...(items.length > 0 ? [element('lastBuildDate', date(newest))] : []),
    `<atom:link href="${escapeMarkup(self)}" rel="self" type="application/rss+xml"/>`,
    ...items.map(feedItem),
    '</channel>',
    '</rss>',
    '',
  ].join('\n')
}

const feedItem = ({ title, link, description, category, publishedAt }: FeedItem): string =>
  [
    '<item>',
    element('title', title),
    element('link', link),
    element('guid', link).replace('<guid>', '<guid isPermaLink="true">'),
    element('description', description),
    element('category', category),
    element('pubDate', date(publishedAt)),
    '</item>',
  ].join('\n')
