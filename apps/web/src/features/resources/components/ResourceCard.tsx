import type { ResourceItem } from '@portal/domain/contract'
import { formatCountries } from '@portal/domain/place'
import { findResourceSection } from '@portal/domain/content'
import { Card, CardLink, Cluster, Heading, LinkButton, Text, token } from '@portal/ui'
import { styled } from 'styled-components'
import { paths } from '#shared/urls/paths.ts'
import { formatFacts } from '../resource-facts.ts'
import { DownloadLink } from './DownloadLink.tsx'

const Foot = styled.div`
  display: grid;
  gap: ${token.space[12]};
  margin-top: auto;
  padding-top: ${token.space[8]};
`

/* Above the link that covers the card; the download is at the card's edge if it has its own line. */
const Actions = styled(Cluster)`
  position: relative;
  z-index: 1;
  && > [data-variant='quiet'][data-size='small'] {
    padding-inline: 0;
  }
  && > [data-variant='quiet']:hover {
    background: none;
    text-decoration: underline;
  }
`

export interface ResourceCardProps {
  item: ResourceItem
  level?: 2 | 3
}

/** A guide, template or checklist in a list: title, audience, length and file. */
export const ResourceCard = ({ item: resource, level = 3 }: ResourceCardProps) => (
  <Card as="article">
    <Text size="eyebrow" tone="action">
      {resource.type} · {findResourceSection(resource.topic)?.name}
    </Text>
    <Heading level={level} size="card">
      <CardLink href={paths.resource(resource.slug)}>{resource.title}</CardLink>
    </Heading>
    <Text size="small" lines={3}>
      {resource.description}
    </Text>
    <Foot>
      <Text size="caption" tone="soft">
        {formatCountries(resource.countries)}
        <br />
        {formatFacts(resource)}
      </Text>
      <Actions gap={16}>
        <LinkButton
          href={paths.resource(resource.slug)}
          size="small"
          variant="secondary"
          aria-label={`Preview ${resource.title}`}
        >
          Preview
        </LinkButton>
        <DownloadLink resource={resource} size="small" variant="quiet" />
      </Actions>
    </Foot>
  </Card>
)
