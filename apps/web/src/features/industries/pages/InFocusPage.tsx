import { parseIndustry } from '@portal/domain/business'
import { Cluster, Heading, LinkButton, Stack, Text, TextLink, VisuallyHidden } from '@portal/ui'
import type { ReactNode } from 'react'
import { PageBand } from '#shared/layout/PageBand.tsx'
import { PageBody } from '#shared/layout/PageBody.tsx'
import { Breadcrumbs } from '#shared/seo/Breadcrumbs.tsx'
import { Seo } from '#shared/seo/Seo.tsx'
import { paths } from '#shared/urls/paths.ts'
import { IN_FOCUS_SLUG } from '../in-focus/industry-in-focus.ts'

const NAME = parseIndustry(IN_FOCUS_SLUG)?.name ?? ''
const BREADCRUMBS = [
  { label: 'Home', href: paths.home() },
  { label: 'Industries', href: paths.industries() },
  { label: 'Industry in Focus' },
]

/** The industry in focus. `body` is a lazy island's element, made once. */
export const InFocusPage = ({ body }: { body: ReactNode }) => (
  <>
    <Seo
      title={`Industry in Focus: ${NAME}`}
      description={`Why ${NAME} is the industry in focus: what is listed here, how it works in five countries, featured businesses and upcoming events.`}
      path={paths.industryInFocus()}
    />
    <PageBand>
      <Breadcrumbs items={BREADCRUMBS} />
      <Stack gap={8}>
        <Text size="eyebrow" tone="action">
          Industry in Focus
        </Text>
        <Heading level={1}>{NAME}</Heading>
      </Stack>
      <Text size="lead" tone="soft">
        {parseIndustry(IN_FOCUS_SLUG)?.description} It creates work far beyond hotels: for boats, farms,
        makers and guides.
      </Text>
      <Cluster>
        <LinkButton href={paths.industry(IN_FOCUS_SLUG)}>Explore {NAME}</LinkButton>
        <LinkButton href={paths.industryBusinesses(IN_FOCUS_SLUG)} variant="secondary">
          View Businesses<VisuallyHidden> in {NAME}</VisuallyHidden>
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
