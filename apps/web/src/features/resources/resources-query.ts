import type { listEvents, listResources } from '@portal/domain/contract'
import type { Query } from '#shared/calls/call.ts'

/** The two featured resources at the top of the page. */
export const FEATURED_RESOURCES = { featured: 'true', limit: '2' } as const satisfies Query<
  typeof listResources
>

/** Resources related to one. */
export const toRelatedQuery = (topic: string): Query<typeof listResources> => ({
  section: topic,
  limit: '4',
})

/** The webinars on the resources page. */
export const NEXT_WEBINARS = { type: 'webinars', limit: '2' } as const satisfies Query<typeof listEvents>
