import { getMenu, type MenuLink } from '@portal/reference-data'
import { paths } from '#shared/urls/paths.ts'

/** Pages of text that only other pages link to. */
const FURTHER_PAGES: readonly string[] = [paths.howResultsAreOrdered()]

const LINKS: readonly MenuLink[] = [
  ...getMenu('footer'),
  ...getMenu('sitemap').filter(({ href }) => FURTHER_PAGES.includes(href)),
]

const findLink = (path: string): MenuLink | undefined => LINKS.find(({ href }) => href === path)

/** Whether there is a page of text at this path. */
export const isTextPage = (path: string): boolean => findLink(path) !== undefined

/** A page's label while its text loads. */
export const getPageLabel = (path: string): string => findLink(path)?.label ?? 'Page'
