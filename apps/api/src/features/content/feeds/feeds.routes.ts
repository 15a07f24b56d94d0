import { getCountry, resolvePlace } from '@portal/domain/place'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import type { AppContext } from '#context.ts'
import { createAttachmentHeaders } from '#http/routes/file-route.ts'
import { publicFile } from '#http/routes/public-route.ts'
import { renderRss, RSS } from '#shared/rss.ts'
import { markSampleTitle } from '#shared/sample-title.ts'
import type { Content } from '../content.service.ts'
import { CONTENT_KINDS } from '../content.table.ts'
import type { ContentQuery, Kind } from '../kinds/kind.ts'
import { getKind } from '../kinds/kinds.ts'
import { renderCalendar, renderClosingDay } from './calendar.ts'

const CALENDAR = 'text/calendar; charset=utf-8'
const CHANGES_WITH_TIME = { timed: true }

const FEED_ITEMS = 50
/** More than will ever be upcoming. */
const CALENDAR_EVENTS = 500

const filter = v.optional(v.pipe(v.string('Please send this filter once'), v.maxLength(200)))
const CalendarQuery = v.object({ country: filter, type: filter })

/** Feeds and calendars, stored like all public responses. */
export function feedRoutes(app: FastifyInstance, { config }: AppContext, content: Content): void {
  for (const name of CONTENT_KINDS) feedRoute(app, getKind(name), content, config.publicUrl)
  calendarRoutes(app, content, config.publicUrl)
}

function feedRoute(app: FastifyInstance, kind: Kind, content: Content, site: string): void {
  const { feed } = kind
  const { path, query: filters } = kind.calls.list ?? {}
  if (!feed || path === undefined || filters === undefined) return
  const page = path.replace('/api', '')
  publicFile(
    app,
    { path: `${path}/feed.xml`, query: filters },
    CHANGES_WITH_TIME,
    async ({ query, url }, at) => {
      // Its page is that of the list, a feed has none.
      const listed = { ...(query as ContentQuery), page: undefined, limit: FEED_ITEMS }
      const rows = await content.newest(kind.name, listed, at)
      const items = rows.map((row) => ({
        title: markSampleTitle(row),
        link: site + kind.path(row),
        description: feed.describe(row),
        category: feed.category(row),
        publishedAt: row.published_at,
      }))
      const { title, description } = feed
      const channel = { title, description, link: site + page, self: site + url, now: at.now, items }
      return { text: renderRss(channel), type: RSS }
    },
  )
}

function calendarRoutes(app: FastifyInstance, content: Content, site: string): void {
  publicFile(
    app,
    { path: '/api/events/calendar.ics', query: CalendarQuery },
    CHANGES_WITH_TIME,
    async ({ query }, at) => {
      const place = query.country ? resolvePlace(query.country) : null
      const { items: events } = await content.rows('event', { ...query, limit: CALENDAR_EVENTS }, at)
      const name = ['Pacific Business Portal', place ? getCountry(place.country).name : null, 'Events']
      const timeZone = place && getCountry(place.country).timeZone
      const calendarName = name.filter((part) => part !== null).join(': ')
      return { text: renderCalendar({ name: calendarName, timeZone, site, events }), type: CALENDAR }
    },
  )

  publicFile(app, { path: '/api/events/:name/event.ics' }, CHANGES_WITH_TIME, async ({ params }, { now }) => {
    const event = await content.row('event', params.name, now)
    const file = renderCalendar({ name: event.title, timeZone: event.time_zone, site, events: [event] })
    return { text: file, type: CALENDAR, headers: createAttachmentHeaders(`${event.slug}.ics`) }
  })

  for (const name of ['tender', 'job'] as const) {
    const path = `/api/${name}s/:name/closing.ics` as const
    publicFile(app, { path }, CHANGES_WITH_TIME, async ({ params }, { now }) => {
      const notice = await content.row(name, params.name, now)
      const file = renderClosingDay({ site, notice, path: getKind(name).path(notice) })
      return { text: file, type: CALENDAR, headers: createAttachmentHeaders(`${notice.slug}.ics`) }
    })
  }
}
