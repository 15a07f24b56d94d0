import type { Meta, StoryObj } from '@storybook/react-vite'
import { calls } from '@portal/domain/contract'
import { findNewsSection } from '@portal/domain/content'
import { aNewsItem, anArticle } from '#test/factories.ts'
import { replies, reply, type Reply } from '#test/replies.ts'
import { withStore } from '#test/with-store.tsx'
import { ArticlePage } from '../article/ArticlePage.tsx'
import { SectionPage } from '../list/SectionPage.tsx'
import { screen } from './news.screen.tsx'

const articles = [1, 2, 3, 4].map((id) =>
  aNewsItem({ id, slug: `wharf-${id}`, title: `New wharf opens in Auki, part ${id}` }),
)
const list = withStore({ fetch: replies(reply(calls.listNews, 200, articles, { total: 40 })) })
const nothing = withStore({ fetch: replies(reply(calls.listNews, 200, [])) })

const meta = {
  title: 'News/Pages',
  component: screen.Component,
  parameters: { layout: 'fullscreen', path: '/news' },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const News: Story = { decorators: [list] }
export const OnAPhone: Story = { ...News, globals: { viewport: { value: 'phone' } } }
export const Narrowed: Story = {
  decorators: [nothing],
  parameters: { path: '/news?tab=funding&country=fj&search=wharf' },
}
export const Loading: Story = { decorators: [withStore()] }
export const Failed: Story = {
  decorators: [withStore({ fetch: replies(reply(calls.listNews, 429, { message: 'Too many requests' })) })],
  parameters: { path: '/news?tab=trade' },
}

const byCountry = findNewsSection('countries')
export const ByCountry: Story = {
  decorators: [list],
  parameters: { path: '/news/countries?country=vu' },
  render: () => <>{byCountry && <SectionPage section={byCountry} />}</>,
}

const article = (...known: Reply[]): Story => ({
  decorators: [withStore({ fetch: replies(...known) })],
  render: () => <ArticlePage idOrSlug="new-wharf-opens-in-auki" />,
})
export const Article: Story = article(reply(calls.getNews, 200, anArticle({ author: 'Mere Tavola' })))
export const ArticleLoading: Story = article()
export const ArticleNotFound: Story = article(reply(calls.getNews, 404, { message: 'Article not found' }))
export const ArticleFailed: Story = article(reply(calls.getNews, 429, { message: 'Too many requests' }))
