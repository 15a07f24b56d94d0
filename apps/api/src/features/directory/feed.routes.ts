import { getBusinessPath } from '@portal/domain/business'
import { BusinessFilters, type BusinessSummary } from '@portal/domain/contract'
import { getPlaceLabel } from '@portal/domain/place'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import type { AppContext } from '#context.ts'
import { publicFile } from '#http/routes/public-route.ts'
import { renderRss, RSS } from '#shared/rss.ts'
import { markSampleTitle } from '#shared/sample-title.ts'
import type { ListBusinesses } from './listing.service.ts'

const FEED_ITEMS = 50

/** The filters of the list but those that change with the clock or the reader's place. */
const { open: _open, near: _near, area: _area, ...filters } = BusinessFilters.entries
const FeedQuery = v.object(filters)

type FeedBusiness = Pick<
  BusinessSummary,
  'name' | 'slug' | 'category' | 'country' | 'province' | 'address' | 'excerpt' | 'createdAt' | 'isSample'
>

/** The businesses that joined last, with the filters of the directory, as RSS. */
export function businessFeedRoutes(app: FastifyInstance, { config }: AppContext, list: ListBusinesses): void {
  const site = config.publicUrl
  publicFile(
    app,
    { path: '/api/businesses/feed.xml', query: FeedQuery },
    { timed: true },
    async ({ query, url }, at) => {
      const { json } = await list({ ...query, sort: 'newest', limit: FEED_ITEMS }, at)
      const items = (JSON.parse(json.toString()) as FeedBusiness[]).map((business) => ({
        title: markSampleTitle({ title: business.name, is_sample: business.isSample ? 1 : 0 }),
        link: site + getBusinessPath(business),
        description: `${business.excerpt} ${getPlaceLabel(business, { country: true })}.`.trim(),
        category: business.category,
        publishedAt: Date.parse(business.createdAt),
      }))
      const feed = {
        title: 'Pacific Business Portal: New businesses',
        description:
          'Businesses that joined the directory of the Solomon Islands, Fiji, Papua New Guinea, New Caledonia and Vanuatu',
        link: `${site}/directory/new`,
        self: site + url,
        now: at.now,
        items,
      }
      return { text: renderRss(feed), type: RSS }
    },
  )
}
