import { Card, Grid, LinkButton, SectionHeader, Stack, TextLink } from '@portal/ui'
import { ContentListPage } from '#shared/content/ContentListPage.tsx'
import { toListQuery } from '#shared/content/list.ts'
import { paths } from '#shared/urls/paths.ts'
import { Section } from '#shared/layout/Section.tsx'
import { useUrlState } from '#shared/urls/url-state.ts'
import { WebinarCard } from '../components/WebinarCard.tsx'
import { useListEventsQuery } from '../events.api.ts'
import { WEBINAR_FILTER, PAST_WEBINARS, WEBINARS } from './webinars-list.tsx'

function PastWebinars() {
  const { data } = useListEventsQuery(PAST_WEBINARS)
  if (!data || data.items.length === 0) return null
  return (
    <Section aria-labelledby="past">
      <SectionHeader title="Past webinars" id="past">
        For slides or a recording, ask the organiser.
      </SectionHeader>
      <Grid cell="wide">
        {data.items.map((webinar) => (
          <WebinarCard key={webinar.id} webinar={webinar} isOver />
        ))}
      </Grid>
    </Section>
  )
}

const InTheMeantime = () => (
  <Card>
    <Stack gap={12} align="start">
      <SectionHeader title="Any time" level={2}>
        Guides, templates and checklists for these countries, to read or download.
      </SectionHeader>
      <TextLink href={paths.resources()} arrow>
        Browse resources
      </TextLink>
    </Stack>
  </Card>
)

const PAGE = {
  title: 'Webinars',
  headTitle: 'Upcoming webinars',
  description:
    'Free and paid webinars for businesses in five Pacific countries: speakers, times and how to register by email.',
  lead: 'Learn from where you are: a speaker, your questions, and no boat to catch. Times are local to the organiser.',
  path: paths.webinars(),
  breadcrumbs: [
    { label: 'Home', href: paths.home() },
    { label: 'Resources', href: paths.resources() },
    { label: 'Webinars' },
  ],
}

/** Upcoming and past webinars. */
export function WebinarsPage() {
  const { query } = useUrlState()
  const result = useListEventsQuery(toListQuery(WEBINARS, query, WEBINAR_FILTER))
  return (
    <ContentListPage
      list={WEBINARS}
      result={result}
      fixed={WEBINAR_FILTER}
      page={PAGE}
      actions={
        <>
          <LinkButton href={paths.submitEvent()} variant="secondary">
            Announce a webinar
          </LinkButton>
          <LinkButton href={paths.eventsCalendar({ type: 'webinars' })} variant="secondary">
            View Calendar
          </LinkButton>
        </>
      }
    >
      <PastWebinars />
      <InTheMeantime />
    </ContentListPage>
  )
}
