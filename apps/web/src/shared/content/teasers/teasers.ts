import type { listBusinesses, listEvents, listNews, listTenders } from '@portal/domain/contract'
import type { ComponentType, ReactNode } from 'react'
import type { Query } from '#shared/calls/call.ts'

/** Short lists of several features that a page of another one shows; the pages in `app` pass them in. */
export interface Teasers {
  LatestNews: ComponentType<{ query: Query<typeof listNews>; empty: string }>
  UpcomingEvents: ComponentType<{ query: Query<typeof listEvents>; empty: string }>
  OpenTenders: ComponentType<{ query: Query<typeof listTenders>; empty: string; action?: ReactNode }>
  BusinessTeasers: ComponentType<{ query: Query<typeof listBusinesses>; empty: ReactNode }>
}
