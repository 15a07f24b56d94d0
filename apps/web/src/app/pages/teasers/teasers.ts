import { BusinessTeasers } from '#features/businesses/teasers/BusinessTeasers.tsx'
import { UpcomingEvents } from '#features/events/teasers/UpcomingEvents.tsx'
import { LatestNews } from '#features/news/teasers/LatestNews.tsx'
import { OpenTenders } from '#features/tenders/teasers/OpenTenders.tsx'
import type { Teasers } from '#shared/content/teasers/teasers.ts'

/** The teasers of other features on guides and industries. */
export const TEASERS: Teasers = { BusinessTeasers, LatestNews, OpenTenders, UpcomingEvents }
