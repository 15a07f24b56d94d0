import { getMenu } from '@portal/reference-data'
import { expect, test } from 'vitest'
import { isReservedSegment } from './index.ts'

test('every menu links to reserved first path segments', () => {
  const links = [
    ...(['news', 'directory', 'account', 'phone', 'phone-buttons', 'footer', 'quick', 'footer-end'] as const),
  ].flatMap((name) => [...getMenu(name)])
  const unreserved = links.filter(({ href }) => !isReservedSegment(href.split(/[/?]/)[1] ?? ''))
  expect(unreserved).toEqual([])
})
