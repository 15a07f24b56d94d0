import { paths } from '#shared/urls/paths.ts'

/** Breadcrumbs after Home of a page below the newsletter's. */
export const getNewsletterBreadcrumbs = (step: string) => [
  { label: 'Newsletter', href: paths.newsletter() },
  { label: step },
]
