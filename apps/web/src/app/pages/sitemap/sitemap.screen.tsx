import type { MenuGroup } from '@portal/reference-data'
import { Heading, Text, TextLink, token } from '@portal/ui'
import { useId } from 'react'
import { styled } from 'styled-components'
import { PageBand } from '#shared/layout/PageBand.tsx'
import { PageBody } from '#shared/layout/PageBody.tsx'
import { paths } from '#shared/urls/paths.ts'
import type { Screen } from '#shared/page/screen.ts'
import { Seo } from '#shared/seo/Seo.tsx'
import { Breadcrumbs } from '#shared/seo/Breadcrumbs.tsx'
import { SITE_GROUPS } from './site-groups.ts'

const BREADCRUMBS = [{ label: 'Home', href: paths.home() }, { label: 'Sitemap' }]

const Groups = styled.div`
  columns: 3 17rem;
  column-gap: ${token.space[32]};
`

const List = styled.ul``

const Group = styled.section`
  padding-bottom: ${token.space[32]};
  > h2 {
    padding-bottom: ${token.space[8]};
    break-after: avoid;
  }
  & a {
    display: inline-block;
    padding-block: ${token.space[4]};
  }
  @media (pointer: coarse) {
    & a {
      min-height: ${token.target.min};
      padding-block: 0.625rem;
    }
  }
`

function SiteGroup({ label, links }: MenuGroup) {
  const id = useId()
  return (
    <Group aria-labelledby={id}>
      <Heading level={2} size="card" id={id}>
        {label}
      </Heading>
      <List role="list">
        {links.map((link) => (
          <li key={link.href}>
            <TextLink href={link.href}>{link.label}</TextLink>
          </li>
        ))}
      </List>
    </Group>
  )
}

/** The site's own pages, grouped by topic. */
function SitemapPage() {
  return (
    <>
      <Seo
        title="Sitemap"
        description="Every section of the Pacific Business Portal on one page: directory, countries, provinces, industries, news, events, tenders, jobs, resources and help."
        path={paths.sitemap()}
      />
      <PageBand>
        <Breadcrumbs items={BREADCRUMBS} />
        <Heading level={1}>Sitemap</Heading>
        <Text tone="soft">
          Every section of the portal. Businesses, news, events, tenders and jobs are in their lists.
        </Text>
      </PageBand>
      <PageBody>
        <Groups>
          {SITE_GROUPS.map((group) => (
            <SiteGroup key={group.label} {...group} />
          ))}
        </Groups>
      </PageBody>
    </>
  )
}

export const screen: Screen = { Component: SitemapPage }
