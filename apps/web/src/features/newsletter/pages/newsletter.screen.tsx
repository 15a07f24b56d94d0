import { Card, from, Heading, Icon, Stack, Text, TextLink, token, type IconName } from '@portal/ui'
import { styled } from 'styled-components'
import { lazyIsland } from '#shared/page/lazy-island.tsx'
import { PageBand } from '#shared/layout/PageBand.tsx'
import { PageBody } from '#shared/layout/PageBody.tsx'
import { paths } from '#shared/urls/paths.ts'
import { Seo } from '#shared/seo/Seo.tsx'
import type { Screen } from '#shared/page/screen.ts'
import { Breadcrumbs } from '#shared/seo/Breadcrumbs.tsx'
import { WithoutScript } from '#shared/layout/WithoutScript.tsx'

/** The form libraries are a tenth of the page's script; the form has to wait for them before it can be sent anyway. */
const SubscribeForm = lazyIsland(() =>
  import('../components/SubscribeForm.tsx').then((part) => ({ default: part.SubscribeForm })),
)

const Halves = styled.div`
  display: grid;
  gap: ${token.space[32]};
  align-items: start;
  ${from.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: ${token.space[64]};
  }
`

/** About as high as the form, to avoid a layout shift while it loads. */
const FormRoom = styled.div`
  min-height: 14.5rem;
`

const Parts = styled.ul`
  display: grid;
  gap: ${token.space[16]};
  padding: 0;
  list-style: none;
  > li {
    display: grid;
    grid-template-columns: 2.5rem minmax(0, 1fr);
    gap: ${token.space[16]};
  }
  > li > svg {
    width: 2.5rem;
    height: 2.5rem;
    padding: 0.5rem;
    border-radius: ${token.radius.control};
    background: ${token.color.lagoonTint};
    color: ${token.color.lagoonDark};
  }
`

const PARTS: readonly { icon: IconName; title: string; text: string }[] = [
  { icon: 'list', title: 'News', text: 'New rules, grants, markets and success stories.' },
  { icon: 'calendar', title: 'Events', text: 'Trade shows, workshops and webinars in the next two weeks.' },
  {
    icon: 'building',
    title: 'Tenders',
    text: 'New tenders, and those that close in the next two weeks, with closing times.',
  },
]

const Contents = () => (
  <Stack gap={24} as="section" aria-labelledby="in-it">
    <Heading level={2} size="part" id="in-it">
      What’s inside
    </Heading>
    <Parts role="list">
      {PARTS.map(({ icon, title, text }) => (
        <li key={title}>
          <Icon name={icon} />
          <div>
            <strong>{title}</strong>
            <Text tone="soft">{text}</Text>
          </div>
        </li>
      ))}
    </Parts>
  </Stack>
)

const YourAddress = () => (
  <Stack gap={8} as="section" aria-labelledby="your-address">
    <Heading level={2} size="card" id="your-address">
      What we do with your address
    </Heading>
    <Text>
      We use it only for the newsletter and share it with nobody. Every issue has a link to unsubscribe in one
      tap.
    </Text>
    <p>
      <TextLink href={paths.legal('privacy')} arrow>
        Privacy
      </TextLink>
    </p>
  </Stack>
)

const BREADCRUMBS = [{ label: 'Home', href: paths.home() }, { label: 'Newsletter' }]

const BY_MAIL = { subject: 'Newsletter', ask: 'Email us and we’ll sign you up:' } as const

const NewsletterPage = () => (
  <>
    <Seo
      title="Newsletter"
      description="One email a week: news, events and tenders for businesses in five Pacific countries. Free; unsubscribe in one tap."
      path={paths.newsletter()}
    />
    <PageBand>
      <Breadcrumbs items={BREADCRUMBS} />
      <Heading level={1}>Newsletter Sign-up</Heading>
      <Text size="lead" tone="soft">
        One email a week with business news from one country or all five. It is free, and we only write when
        there is news.
      </Text>
    </PageBand>
    <PageBody>
      <WithoutScript byMail={BY_MAIL}>
        Signing up here needs JavaScript, which is off or didn’t load.
      </WithoutScript>
      <Halves>
        <Card>
          <FormRoom>{FORM}</FormRoom>
        </Card>
        <Stack gap={32}>
          <Contents />
          <YourAddress />
        </Stack>
      </Halves>
    </PageBody>
  </>
)

const FORM = <SubscribeForm />

export const screen: Screen = { Component: NewsletterPage, query: ['country'] }
