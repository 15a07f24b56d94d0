import { formatMoney } from '@portal/domain/shared'
import { GALLERY_PLAN } from '@portal/domain/plan'
import { Alert, from, Heading, LinkButton, Stack, Text, TextLink, token } from '@portal/ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { HoursPanel } from '../HoursPanel.tsx'
import { lazyIsland } from '#shared/page/lazy-island.tsx'
import { PageBody } from '#shared/layout/PageBody.tsx'
import { paths } from '#shared/urls/paths.ts'
import { Seo } from '#shared/seo/Seo.tsx'
import type { Screen } from '#shared/page/screen.ts'
import { profileApi, toHolidaysQuery } from '../profile.api.ts'
import { EXAMPLE } from '../example/example.ts'
import { ExampleHero } from '../example/ExampleHero.tsx'

/* On a phone the contact panel follows the description. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[24]};
  align-items: start;
  ${from.desktop} {
    grid-template-columns: minmax(0, 1fr) 22rem;
    gap: ${token.space[24]} ${token.space[32]};
    > :nth-child(2) {
      grid-row: 1 / span 2;
      grid-column: 2;
    }
  }
`

const Promotion = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${token.space[12]};
  align-items: start;
  padding: ${token.space[24]};
  border-radius: ${token.radius.card};
  background: linear-gradient(150deg, ${token.color.deep}, ${token.color.ocean});
  color: ${token.color.white};
`

/* Far down, and its links work without script; one element, so that no update reaches it before its script is there. */
const ExampleMap = lazyIsland(() =>
  import('../example/ExampleMap.tsx').then((part) => ({ default: part.ExampleMap })),
)
const MAP = <ExampleMap />

/* Its description, which the first tab shows, is read before the tabs have their script. */
const ExampleTabs = lazyIsland(() =>
  import('../example/ExampleTabs.tsx').then((part) => ({ default: part.ExampleTabs })),
)
const TABS = <ExampleTabs />

const ExampleContact = lazyIsland(() =>
  import('../example/ExampleContact.tsx').then((part) => ({ default: part.ExampleContact })),
)
const CONTACT = <ExampleContact />

const ExampleActionBar = lazyIsland(() =>
  import('../example/ExampleActionBar.tsx').then((part) => ({ default: part.ExampleActionBar })),
)
const ACTION_BAR = <ExampleActionBar />

const Invitation = () => (
  <Promotion data-surface="deep" aria-labelledby="promotion">
    <Heading level={2} size="part" id="promotion">
      Want Your Business Featured Like This?
    </Heading>
    <Text tone="soft">
      {GALLERY_PLAN.name}, {formatMoney(GALLERY_PLAN.price)}/year: {GALLERY_PLAN.photos} photos, video,
      customer reviews, and {GALLERY_PLAN.words} words about what you do.
    </Text>
    <LinkButton href={paths.registerBusiness()} variant="accent">
      List Your Business
    </LinkButton>
  </Promotion>
)

interface ExampleBusinessPageProps {
  /** What can be done with it, with another feature's dialog: a lazy island's element. */
  actions: ReactNode
}

/** What a listing with a gallery looks like, by a made-up business. */
export const ExampleBusinessPage = ({ actions }: ExampleBusinessPageProps) => (
  <>
    <Seo
      title="Example business"
      description={`What an ${GALLERY_PLAN.name} listing looks like: contact, hours, map, gallery and reviews of a made-up business.`}
      path={paths.exampleBusiness()}
    />
    <ExampleHero actions={actions} />
    <PageBody>
      <Stack gap={24}>
        <Alert tone="info" title="A sample.">
          This business is made up, to show what an {GALLERY_PLAN.name} listing looks like. See real listings
          in <TextLink href={paths.directory()}>the directory</TextLink>.
        </Alert>
        <Columns>
          {TABS}
          <Stack gap={16}>
            {CONTACT}
            <HoursPanel business={EXAMPLE} />
            <Invitation />
          </Stack>
          {MAP}
        </Columns>
      </Stack>
    </PageBody>
    {ACTION_BAR}
  </>
)

/** What the page loads. */
export const exampleBusinessScreen: Omit<Screen, 'Component'> = {
  framesVideos: true,
  load: async ({ run, now }) => {
    await run(profileApi.endpoints.listHolidays.initiate(toHolidaysQuery(EXAMPLE, now)))
  },
}
