import { getCountry, resolvePlace } from '@portal/domain/place'
import { Card, Cluster, Heading, Icon, LinkButton, Stack, Text, TextLink, token } from '@portal/ui'
import { styled } from 'styled-components'
import { paths } from '#shared/urls/paths.ts'
import { useUrlState } from '#shared/urls/url-state.ts'
import { useOrigin } from '#shared/page/page-context.ts'
import { parseFilters } from './calendar-query.ts'

const Address = styled.code.attrs({ translate: 'no' })`
  display: block;
  padding: ${token.space[8]} ${token.space[12]};
  border: 1px solid ${token.role.line};
  border-radius: ${token.radius.control};
  background: ${token.role.sunken};
  font-size: ${token.size[14]};
  overflow-wrap: anywhere;
  user-select: all;
`

/** The feed address to subscribe to the calendar. */
export function SubscribeCalendar() {
  const { query } = useUrlState()
  const origin = useOrigin()
  const { country, type } = parseFilters(query)
  const feed = origin + paths.eventsFeed({ country, type })
  const place = resolvePlace(country)
  return (
    <Card as="section" aria-labelledby="subscribe" data-print="hide">
      <Stack gap={16}>
        <Heading level={2} size="part" id="subscribe">
          In your own calendar
        </Heading>
        <Text>
          Subscribe once, and events{' '}
          {place ? `in ${getCountry(place.country).name}` : 'in all five countries'} appear in your calendar,
          in your own time zone, and stay up to date.
        </Text>
        <Cluster>
          <LinkButton href={feed.replace(/^https?:/, 'webcal:')}>
            <Icon name="calendar" /> Subscribe to calendar
          </LinkButton>
          <TextLink href={paths.eventsFeed({ country, type })}>
            <Icon name="download" /> Download as .ics
          </TextLink>
        </Cluster>
        <div>
          <Text tone="soft" size="small">
            For calendars that ask for an address, such as Google Calendar’s “From URL”:
          </Text>
          <Address>{feed}</Address>
        </div>
      </Stack>
    </Card>
  )
}
