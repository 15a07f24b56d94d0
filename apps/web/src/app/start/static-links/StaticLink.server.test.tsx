import type { LinkProps } from '@portal/ui'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { RouterLink } from '#app/RouterLink.tsx'
import { StaticLink } from './StaticLink.tsx'

const html = (Link: ComponentType<LinkProps>, href: string): string =>
  renderToStaticMarkup(
    <StaticRouter location="/sb/food-and-beverages?page=3">
      <Link href={href} className="a b" aria-current="page" onClick={() => {}}>
        Go
      </Link>
    </StaticRouter>,
  )

test.each([
  '/',
  '/directory',
  '/directory?province=malaita&types=B2B',
  '/?now=1',
  '/#main',
  '/directory#results',
  '/sb/food-and-beverages/kokonut',
  '/search?q=a/b',
  '/api/logout',
  '/media/a.jpg',
  '/apiary',
  '?page=2',
  '#part',
  '/directory/',
  '/directory/?page=2',
  '/directory/#results',
  '/directory?',
  '/directory#',
  '/directory?#results',
  '/a/../b',
  '/../b',
  '/./b',
  '/a/.',
  '/a//b',
  '/a\\b',
  '/a/\\b',
  '/search?q=http://host/..',
  '/with space?q="quoted"',
  '/a\n/../b',
])('the server’s link to %j is that of the browser', (href) => {
  expect(html(StaticLink, href)).toBe(html(RouterLink, href))
})
