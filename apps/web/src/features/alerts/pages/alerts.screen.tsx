import {
  ALERT_FILTER_NAMES,
  ALERT_LISTS,
  describeAlert,
  getAlertListPath,
  parseAlertFilters,
  type AlertList,
} from '@portal/domain/alert'
import { Alert, Card, CardLink, Grid, Heading, Stack, Text, TextLink, token } from '@portal/ui'
import { useSearchParams } from 'react-router-dom'
import { styled } from 'styled-components'
import { PageBand } from '#shared/layout/PageBand.tsx'
import { PageBody } from '#shared/layout/PageBody.tsx'
import { WithoutScript } from '#shared/layout/WithoutScript.tsx'
import { lazyIsland } from '#shared/page/lazy-island.tsx'
import type { Screen } from '#shared/page/screen.ts'
import { Breadcrumbs } from '#shared/seo/Breadcrumbs.tsx'
import { Seo } from '#shared/seo/Seo.tsx'
import { paths } from '#shared/urls/paths.ts'
import { AlertFilters } from '../components/AlertFilters.tsx'

/** Loads the form libraries after the page's text. */
const AlertForm = lazyIsland<{ list: AlertList; filters: string }>(() =>
  import('../components/AlertForm.tsx').then((part) => ({ default: part.AlertForm })),
)

const Measured = styled.div`
  max-width: ${token.measure.narrow};
`

/** About as high as the form, to avoid a layout shift while it loads. */
const FormRoom = styled.div`
  min-height: 18rem;
`

const BREADCRUMBS = [{ label: 'Home', href: paths.home() }, { label: 'Email alerts' }]

const LISTS: Readonly<Record<AlertList, readonly [title: string, text: string]>> = {
  businesses: ['Businesses', 'New listings of a trade or a place.'],
  tenders: ['Tenders', 'Work to bid for, and grants.'],
  jobs: ['Jobs', 'Vacancies and contracts.'],
  events: ['Events', 'Trade shows, workshops and webinars.'],
  news: ['News', 'Rules, funding, trade and success stories.'],
  resources: ['Resources', 'Guides, templates and checklists.'],
}

/** Shown without a list in the address. */
const ListChoice = () => (
  <Stack gap={24}>
    <Heading level={2} size="part">
      What would you like to hear about?
    </Heading>
    <Grid>
      {ALERT_LISTS.map((list) => {
        const [title, text] = LISTS[list]
        return (
          <Card as="article" key={list}>
            <Heading level={3} size="card">
              <CardLink href={paths.alerts({ list })}>{title}</CardLink>
            </Heading>
            <Text size="small" tone="soft">
              {text}
            </Text>
          </Card>
        )
      })}
    </Grid>
  </Stack>
)

const UnknownFilters = ({ list }: { list: AlertList }) => (
  <Alert tone="warning">
    These filters can’t be part of an alert: one is unknown, or its text is too long.{' '}
    <TextLink href={getAlertListPath({ list, filters: '' })}>Choose them in the list again</TextLink>
  </Alert>
)

function AlertsPage() {
  const [query] = useSearchParams()
  const list = ALERT_LISTS.find((one) => one === query.get('list'))
  const filters = list && parseAlertFilters(list, query.toString())
  const topic = list && describeAlert({ list, filters: filters ?? '' })
  return (
    <>
      <Seo
        title={topic ? `Email me new ${topic}` : 'Email alerts'}
        description="New businesses, tenders, jobs, events and news by email, daily or weekly, with your own filters. Free; stop with one press."
        path={paths.alerts()}
        noindex={query.size > 0}
      />
      <PageBand compact>
        <Breadcrumbs items={BREADCRUMBS} />
        <Heading level={1}>{topic ? `Email me new ${topic}` : 'Email alerts'}</Heading>
        <Text size="lead" tone="soft">
          We email you when there is something new, and only then. Free; stop with one press.
        </Text>
      </PageBand>
      <PageBody>
        {list === undefined ? (
          <ListChoice />
        ) : filters === null || filters === undefined ? (
          <UnknownFilters list={list} />
        ) : (
          <>
            <WithoutScript byMail={{ subject: `Alert: new ${topic}`, ask: 'Email us and we’ll set it up:' }}>
              Asking for alerts here needs JavaScript, which is off or didn’t load.
            </WithoutScript>
            <Measured>
              <Stack gap={16}>
                <AlertFilters list={list} filters={filters} />
                <Card>
                  <FormRoom>
                    <AlertForm list={list} filters={filters} />
                  </FormRoom>
                </Card>
                <Text>
                  <TextLink href={getAlertListPath({ list, filters })}>
                    See the list, with all its filters
                  </TextLink>
                </Text>
                <Text size="small" tone="soft">
                  We use your address only for your alerts.{' '}
                  <TextLink href={paths.legal('privacy')}>Privacy</TextLink>
                </Text>
              </Stack>
            </Measured>
          </>
        )}
      </PageBody>
    </>
  )
}

export const screen: Screen = { Component: AlertsPage, query: ['list', ...ALERT_FILTER_NAMES] }
