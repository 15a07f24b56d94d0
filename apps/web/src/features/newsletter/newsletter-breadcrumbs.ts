import { paths } from '#shared/urls/paths.ts'

/** The way, after Home, to a page behind the newsletter's own. */
export const newsletterBreadcrumbs = (step: string) => [
  { label: 'Newsletter', href: paths.newsletter() },
  { label: step },
]
