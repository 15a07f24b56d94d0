import { formatMoney } from '@portal/domain/shared'
import { planOf } from '@portal/domain/plan'
import { Alert, from, Heading, Icon, LinkButton, Stack, Text, TextLink, token } from '@portal/ui'
import { styled } from 'styled-components'
import { HoursPanel } from '../profile/HoursPanel.tsx'
import { Panel } from '../profile/Panel.tsx'
import { lazyIsland } from '#shared/page/lazy-island.tsx'
import { PageBody } from '#shared/layout/PageBody.tsx'
import { paths } from '#shared/urls/paths.ts'
import { Seo } from '#shared/seo/Seo.tsx'
import type { Screen } from '#shared/page/screen.ts'
import { EXAMPLE, EXAMPLE_PHONE } from '../example/example.ts'
import { ExampleHero } from '../example/ExampleHero.tsx'
import { ExampleTabs } from '../example/ExampleTabs.tsx'

/* On a phone the contact panel follows the description. */
const Columns = styled.div`
  display: grid;
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

const ContactList = styled.ul`
  display: grid;
  gap: ${token.space[12]};
  > li {
    display: flex;
    align-items: center;
    gap: ${token.space[12]};
    overflow-wrap: anywhere;
  }
  svg {
    flex: none;
    color: ${token.role.textSoft};
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

const enhanced = planOf(EXAMPLE.subscriptionTier)

const CONTACTS = [
  { icon: 'phone', name: 'Phone', text: EXAMPLE_PHONE },
  { icon: 'mail', name: 'Email', text: EXAMPLE.email },
  { icon: 'globe', name: 'Website', text: EXAMPLE.website },
] as const

const Contact = () => (
  <Panel title="Contact" id="contact">
    <ContactList role="list">
      {CONTACTS.map(({ icon, name, text }) => (
        <li key={name}>
          <Icon name={icon} label={name} />
          {text}
        </li>
      ))}
    </ContactList>
    <Text size="caption" tone="soft">
      Sample details: on your page each of them is a link that calls, writes or opens.
    </Text>
  </Panel>
)

/* Far down, and its links work without script; one element, so that no update reaches it before its script is there. */
const ExampleMap = lazyIsland(() =>
  import('../example/ExampleMap.tsx').then((part) => ({ default: part.ExampleMap })),
)
const MAP = <ExampleMap />

const Invitation = () => (
  <Promotion data-surface="deep" aria-labelledby="promotion">
    <Heading level={2} size="part" id="promotion">
      Want Your Business Featured Like This?
    </Heading>
    <Text tone="soft">
      {enhanced.name}, {formatMoney(enhanced.price ?? 0)}/year: {enhanced.photos} photos, video, customer
      reviews, and {enhanced.words} words about what you do.
    </Text>
    <LinkButton href={paths.registerBusiness()} variant="accent">
      List Your Business
    </LinkButton>
  </Promotion>
)

const ExampleBusinessPage = () => (
  <>
    <Seo
      title="Example business"
      description="What an Enhanced listing looks like: contact, hours, map, gallery and reviews of a made-up business."
      path={paths.exampleBusiness()}
    />
    <ExampleHero />
    <PageBody>
      <Stack gap={24}>
        <Alert tone="info" title="A sample.">
          This business is made up, to show what an {enhanced.name} listing looks like. Real ones stand in{' '}
          <TextLink href={paths.directory()}>the directory</TextLink>.
        </Alert>
        <Columns>
          <ExampleTabs />
          <Stack gap={16}>
            <Contact />
            <HoursPanel business={EXAMPLE} />
            <Invitation />
          </Stack>
          {MAP}
        </Columns>
      </Stack>
    </PageBody>
  </>
)

export const screen: Screen = { Component: ExampleBusinessPage }
