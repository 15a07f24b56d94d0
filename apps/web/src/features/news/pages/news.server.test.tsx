import { calls } from '@portal/domain/contract'
import { expect, test } from 'vitest'
import type { ApiAccess } from '#api/base-query.ts'
import { anArticle, aNewsItem, PAGE_CONTEXT } from '#test/factories.ts'
import { replies, reply } from '#test/replies.ts'
import { render, type RenderedPage } from '#entry-server.tsx'

async function pageAt(path: string, fetch: ApiAccess['fetch']): Promise<RenderedPage> {
  const result = await render({
    url: new URL(path, 'https://portal.example'),
    access: { baseUrl: '', fetch },
    pageContext: PAGE_CONTEXT,
  })
  if (result.kind !== 'page') throw new Error(`${path} is no page`)
  return result
}

const LIST = reply(calls.listNews, 200, [aNewsItem()])
const FEED =
  '<link rel="alternate" type="application/rss+xml" title="Pacific Business Portal: News" href="https://portal.example/api/news/feed.xml"/>'

test('without JavaScript an article is complete, with related ones and its feed', async () => {
  const article = reply(calls.getNews, 200, anArticle({ id: 2, slug: 'other' }))
  const page = await pageAt('/news/other', replies(article, LIST))
  expect(page.status).toBe(200)
  expect(page.body).toContain('The harbour master expects shorter waits.')
  expect(page.body).toContain('Related articles')
  expect(page.body).toContain('"@type":"NewsArticle"')
  expect(page.head + page.body).toContain(FEED)
})

test('an unknown article is a 404', async () => {
  const page = await pageAt('/news/gone', replies(reply(calls.getNews, 404, { message: 'Not here' })))
  expect(page.status).toBe(404)
  expect(page.body).toContain('Article not found')
})

test.each([
  ['/news', ''],
  ['/news/countries', '?section=countries'],
  ['/news/press', '?section=press'],
])('%s names its feed and is one page', async (path, filters) => {
  const page = await pageAt(path, replies(LIST))
  expect(page.body.match(/<h1/g)).toHaveLength(1)
  expect(page.head + page.body).toContain(FEED.replace('feed.xml', `feed.xml${filters}`))
  expect(page.head).toContain(`<link rel="canonical" href="https://portal.example${path}"/>`)
})
