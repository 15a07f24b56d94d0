import { FOOTER_MENU, type MenuLink } from '@portal/reference-data'

const LINKS: readonly MenuLink[] = FOOTER_MENU.flatMap(({ links }) => links as readonly MenuLink[])

const findLink = (path: string): MenuLink | undefined => LINKS.find(({ href }) => href === path)

/** Whether the footer names a page of text at this path: there are no others. */
export const isTextPage = (path: string): boolean => findLink(path) !== undefined

/** What a page of text is called while its text is on its way. */
export const pageLabel = (path: string): string => findLink(path)?.label ?? 'Page'
