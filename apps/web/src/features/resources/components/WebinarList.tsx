import { formatDateTime } from '@portal/domain/shared'
import { Card, CardLink, Heading, Text } from '@portal/ui'
import { useListEventsQuery } from '#features/events/events.api.ts'
import { LinkedSection } from '#shared/layout/LinkedSection.tsx'
import { TwoColumns } from '#shared/layout/TwoColumns.tsx'
import { paths } from '#shared/urls/paths.ts'
import { useNow } from '#shared/page/page-context.ts'
import { getZoneLabel } from '#shared/content/zone-label.ts'
import { NEXT_WEBINARS } from '../resources-query.ts'

/** The next two webinars; nothing without any. */
export function WebinarList() {
  const { data } = useListEventsQuery(NEXT_WEBINARS)
  const now = useNow()
  if (!data || data.items.length === 0) return null
  return (
    <LinkedSection id="webinars" title="Webinars" more={{ label: 'All webinars', href: paths.webinars() }}>
      <TwoColumns>
        {data.items.map(({ id, slug, title, startsAt, timeZone, speaker, company, organiser }) => (
          <Card as="article" key={id}>
            <Text size="eyebrow" tone="action">
              {formatDateTime(startsAt, timeZone)} · {getZoneLabel(timeZone, now)}
            </Text>
            <Heading level={3} size="card">
              <CardLink href={paths.event(slug)}>{title}</CardLink>
            </Heading>
            <Text size="small" tone="soft" translate="no">
              {[speaker, company ?? organiser].filter(Boolean).join(', ')}
            </Text>
          </Card>
        ))}
      </TwoColumns>
    </LinkedSection>
  )
}
