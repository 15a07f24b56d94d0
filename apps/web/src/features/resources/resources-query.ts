import type { listEvents, listResources } from '@portal/domain/contract'
import type { Query } from '#api/call.ts'

/** The two that open the page of resources. */
export const FEATURED_RESOURCES = { featured: 'true', limit: '2' } as const satisfies Query<
  typeof listResources
>

/** Resources that stand under one that is read. */
export const relatedResources = (topic: string): Query<typeof listResources> => ({
  section: topic,
  limit: '4',
})

/** The webinars that the page of resources announces. */
export const NEXT_WEBINARS = { type: 'webinars', limit: '2' } as const satisfies Query<typeof listEvents>
