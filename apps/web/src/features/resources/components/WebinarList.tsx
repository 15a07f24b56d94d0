import { formatDateTime } from '@portal/domain/shared'
import { Card, CardLink, Heading, SectionHeading, Text, TextLink } from '@portal/ui'
import { useListEventsQuery } from '#features/events/events.api.ts'
import { Pair } from '#shared/Pair.tsx'
import { paths } from '#shared/paths.ts'
import { Section } from '#shared/Section.tsx'
import { useNow } from '#shared/visit.ts'
import { zoneLabel } from '#shared/zone-label.ts'
import { NEXT_WEBINARS } from '../resources-query.ts'

/** The two webinars that come next; nothing where none is planned. */
export function WebinarList() {
  const { data } = useListEventsQuery(NEXT_WEBINARS)
  const now = useNow()
  if (!data || data.items.length === 0) return null
  return (
    <Section aria-labelledby="webinars">
      <SectionHeading
        title="Webinars"
        id="webinars"
        action={
          <TextLink href={paths.webinars()} arrow>
            All webinars
          </TextLink>
        }
      />
      <Pair>
        {data.items.map(({ id, slug, title, startsAt, timeZone, speaker, company, organiser }) => (
          <Card as="article" key={id}>
            <Text size="eyebrow" tone="action">
              {formatDateTime(startsAt, timeZone)} · {zoneLabel(timeZone, now)}
            </Text>
            <Heading level={3} size="card">
              <CardLink href={paths.event(slug)}>{title}</CardLink>
            </Heading>
            <Text size="small" tone="soft">
              {[speaker, company ?? organiser].filter(Boolean).join(', ')}
            </Text>
          </Card>
        ))}
      </Pair>
    </Section>
  )
}
