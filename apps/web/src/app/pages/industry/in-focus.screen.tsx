import { industryFromText } from '@portal/domain/business'
import { Cluster, Heading, LinkButton, Stack, Text, TextLink } from '@portal/ui'
import { businessesApi } from '#features/businesses/businesses.api.ts'
import { eventsApi } from '#features/events/events.api.ts'
import { industriesApi } from '#features/industries/industries.api.ts'
import { lazyIsland } from '#shared/page/lazy-island.tsx'
import { PageBand } from '#shared/layout/PageBand.tsx'
import { PageBody } from '#shared/layout/PageBody.tsx'
import { paths } from '#shared/urls/paths.ts'
import { Seo } from '#shared/seo/Seo.tsx'
import type { Screen } from '#shared/page/screen.ts'
import { Breadcrumbs } from '#shared/seo/Breadcrumbs.tsx'
import { IN_FOCUS } from './industry-in-focus.ts'
import { businessesOf, eventsOf } from './industries-query.ts'

const InFocusBody = lazyIsland(() =>
  import('./InFocusBody.tsx').then((part) => ({ default: part.InFocusBody })),
)
const body = <InFocusBody />

const NAME = industryFromText(IN_FOCUS)?.name ?? ''
const TRAIL = [
  { label: 'Home', href: paths.home() },
  { label: 'Industries', href: paths.industries() },
  { label: 'Industry in Focus' },
]

/** The industry that the portal looks at more closely, and why. */
const InFocusPage = () => (
  <>
    <Seo
      title={`Industry in Focus: ${NAME}`}
      description={`Why ${NAME} is the industry in focus: what is listed here, how it works in five countries, who stands out and what comes next.`}
      path={paths.industryInFocus()}
    />
    <PageBand>
      <Breadcrumbs items={TRAIL} />
      <Stack gap={8}>
        <Text size="eyebrow" tone="action">
          Industry in Focus
        </Text>
        <Heading level={1}>{NAME}</Heading>
      </Stack>
      <Text size="lead" tone="soft">
        {industryFromText(IN_FOCUS)?.description} It gives work far beyond the hotel: to boats, farms, makers
        and guides.
      </Text>
      <Cluster>
        <LinkButton href={paths.industry(IN_FOCUS)}>Explore the industry</LinkButton>
        <LinkButton href={paths.industryBusinesses(IN_FOCUS)} variant="secondary">
          View Businesses
        </LinkButton>
      </Cluster>
    </PageBand>
    <PageBody>
      {body}
      <TextLink href={paths.industries()} arrow>
        All Industries
      </TextLink>
    </PageBody>
  </>
)

export const screen: Screen = {
  Component: InFocusPage,
  load: async ({ run }) => {
    const whole = run(industriesApi.endpoints.getIndustry.initiate(IN_FOCUS))
    await Promise.all([
      run(businessesApi.endpoints.listIndustries.initiate({})),
      run(businessesApi.endpoints.listBusinesses.initiate(businessesOf(IN_FOCUS))),
      whole.then(({ data }) => data && run(eventsApi.endpoints.listEvents.initiate(eventsOf(data.word)))),
    ])
  },
}
