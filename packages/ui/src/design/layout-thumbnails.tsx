import { styled } from 'styled-components'
import { Button } from '../Button/Button.tsx'
import { Card } from '../Card/Card.tsx'
import { Heading } from '../Heading/Heading.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Cluster } from '../layout/Cluster.tsx'
import { Stack } from '../layout/Stack.tsx'
import { LinkButton } from '../LinkButton/LinkButton.tsx'
import { SectionHeader } from '../SectionHeader/SectionHeader.tsx'
import { Text } from '../Text/Text.tsx'
import { TextLink } from '../TextLink/TextLink.tsx'
import { token } from '../tokens/token.ts'

const Block = styled.div`
  height: 2rem;
  min-width: 2.5rem;
  border-radius: ${token.radius.control};
  background: ${token.color.lagoonTint};
`

const Page = styled.div`
  padding-inline: ${token.space[48]};
  border-inline: 1px dashed ${token.role.control};
`

const Cells = styled.div`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: ${token.space[8]};
`

const Tall = styled(Block)`
  height: 5rem;
`

/** Layout, type and actions. */
export const layoutThumbnails = [
  [
    'Layout',
    'Where things stand, and the space between them.',
    {
      Stack: (
        <Stack gap={8}>
          <Block />
          <Block />
          <Block />
        </Stack>
      ),
      Cluster: (
        <Cluster gap={8}>
          <Block />
          <Block />
          <Block />
          <Block />
          <Block />
        </Cluster>
      ),
      Grid: (
        <Cells>
          <Block />
          <Block />
          <Block />
          <Block />
          <Block />
          <Block />
        </Cells>
      ),
      Container: (
        <Page>
          <Tall />
        </Page>
      ),
      StickySummary: (
        <Card>
          <b>Cost Estimate</b>
          <span>$1,650</span>
          <Button>Request this quote</Button>
        </Card>
      ),
      ActionBar: (
        <Cluster justify="center" gap={32}>
          <Icon name="phone" />
          <Icon name="mail" />
          <Icon name="pin" />
        </Cluster>
      ),
      SkipLink: <LinkButton href="#content">Skip to main content</LinkButton>,
      VisuallyHidden: (
        <Text tone="soft">
          <Icon name="info" /> For screen readers only
        </Text>
      ),
    },
  ],
  [
    'Type',
    'Headings and text.',
    {
      Heading: (
        <Heading level={3} size="section">
          Find. Trade.
        </Heading>
      ),
      Text: <Text size="lead">Forty village growers around Auki press coconuts.</Text>,
      SectionHeader: (
        <SectionHeader level={3} title="Upcoming events">
          In the five countries
        </SectionHeader>
      ),
      GlobalStyle: (
        <Stack gap={4}>
          <b>Base styles</b>
          <span>
            Plain HTML with <u>links</u>
          </span>
        </Stack>
      ),
    },
  ],
  [
    'Actions',
    'What can be done, and where it leads.',
    {
      Button: (
        <Cluster gap={8}>
          <Button>Approve</Button>
          <Button variant="secondary">Preview</Button>
        </Cluster>
      ),
      LinkButton: (
        <LinkButton href="/register" variant="accent">
          List your business
        </LinkButton>
      ),
      IconButton: (
        <Cluster gap={8} justify="center">
          <IconButton icon="chevron-left" label="Previous" variant="secondary" />
          <IconButton icon="chevron-right" label="Next" variant="secondary" />
        </Cluster>
      ),
      TextLink: (
        <TextLink href="/events" arrow>
          See all events
        </TextLink>
      ),
    },
  ],
] as const
