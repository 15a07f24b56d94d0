import {
  ACCOUNT_MENU,
  DIRECTORY_MENU,
  FOOTER_MENU,
  MOBILE_ACTIONS,
  MOBILE_MENU,
  NEWS_MENU,
  QUICK_MENU,
  SITEMAP_LINK,
  type MenuLink,
} from '@portal/reference-data'
import { expect, test } from 'vitest'
import { isReservedSegment } from './index.ts'

test('every menu links to reserved first path segments', () => {
  const links: readonly MenuLink[] = [
    ...[NEWS_MENU, DIRECTORY_MENU, ACCOUNT_MENU, MOBILE_MENU, MOBILE_ACTIONS].flat(),
    ...[...QUICK_MENU, ...FOOTER_MENU].flatMap((group): readonly MenuLink[] => group.links),
    SITEMAP_LINK,
  ]
  const unreserved = links.filter(({ href }) => !isReservedSegment(href.split(/[/?]/)[1] ?? ''))
  expect(unreserved).toEqual([])
})
