import { FOOTER_MENU, type MenuLink } from '@portal/reference-data'

const LINKS: readonly MenuLink[] = FOOTER_MENU.flatMap(({ links }) => links as readonly MenuLink[])

const findLink = (path: string): MenuLink | undefined => LINKS.find(({ href }) => href === path)

/** Whether the footer links to a page of text at this path: there are no others. */
export const isTextPage = (path: string): boolean => findLink(path) !== undefined

/** A page's label while its text loads. */
export const pageLabel = (path: string): string => findLink(path)?.label ?? 'Page'
