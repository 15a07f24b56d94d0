import { resolvePlace } from '@portal/domain/place'
import { isReservedSegment } from '@portal/domain/shared'
import { matchPath } from 'react-router-dom'
import { DIRECTORY_LISTS, EVENT_SECTIONS, NEWS_SECTIONS, patterns } from './paths.ts'

const FIXED: readonly string[] = Object.values(patterns).filter((pattern) => !pattern.includes(':'))

const SECTIONS: readonly string[] = [
  ...DIRECTORY_LISTS.map((list) => `/directory/${list}`),
  '/directory/search',
  ...NEWS_SECTIONS.map((section) => `/news/${section}`),
  ...EVENT_SECTIONS.map((section) => `/events/${section}`),
]

const isPlacePage = (path: string): boolean => {
  const first = path.split('/')[1] ?? ''
  return !isReservedSegment(first) && path.split('/').length === 2 && resolvePlace(first) !== null
}

/** Whether the site has the page of a link in a menu; menus name pages that come later too. */
export function pageExists(href: string): boolean {
  const path = href.split(/[?#]/)[0] ?? ''
  if (path.startsWith('/api/')) return true
  if (FIXED.includes(path) || SECTIONS.includes(path)) return true
  return matchPath(patterns.directoryIndustry, path) !== null || isPlacePage(path)
}
