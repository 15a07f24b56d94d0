import { calls } from '@portal/domain/contract'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { anArticle } from '../../../../test/factories.ts'
import { renderApp } from '../../../../test/render-app.tsx'
import { answering, server, unreachable } from '../../../../test/server.ts'
// Fetched here, so that no test waits for it.
import './news-entry.screen.tsx'

const ARTICLE = anArticle({ author: 'Mere Tavola' })

test.each([ARTICLE.slug, String(ARTICLE.id)])('an article is read at /news/%s', async (idOrSlug) => {
  const asked: string[] = []
  server.use(answering(calls.getNews, 200, ARTICLE, { onRequest: ({ url }) => asked.push(url.pathname) }))
  renderApp(`/news/${idOrSlug}`)
  expect(await screen.findByRole('heading', { level: 1, name: ARTICLE.title })).toBeVisible()
  expect(asked).toEqual([`/api/news/${idOrSlug}`])
  expect(screen.getByText('The harbour master expects shorter waits.')).toBeVisible()
  expect(screen.getByText('1 Nov 2026', { exact: false })).toHaveTextContent('2 weeks ago')
  expect(screen.getByText(/Mere Tavola/)).toBeVisible()
  expect(screen.getByText('Sample article')).toBeVisible()
})

test('an article that is not there leads back to the news', async () => {
  server.use(answering(calls.getNews, 404, { message: 'Article not found' }))
  renderApp('/news/gone')
  expect(await screen.findByRole('heading', { level: 1, name: 'Article not found' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'All news' })).toHaveAttribute('href', '/news')
})

test('an article that could not be had is asked for again', async () => {
  server.use(unreachable(calls.getNews))
  const { user } = renderApp(`/news/${ARTICLE.slug}`)
  expect(await screen.findByRole('heading', { name: 'Failed to fetch article' })).toBeVisible()
  server.use(answering(calls.getNews, 200, ARTICLE))
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('heading', { level: 1, name: ARTICLE.title })).toBeVisible()
})
