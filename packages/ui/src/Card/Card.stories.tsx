import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from '../Badge/Badge.tsx'
import { weaving } from '../design/sample-weaving.ts'
import { Heading } from '../Heading/Heading.tsx'
import { Cluster } from '../layout/Cluster.tsx'
import { Grid } from '../layout/Grid.tsx'
import { Rating } from '../Rating/Rating.tsx'
import { Text } from '../Text/Text.tsx'
import { Weave } from '../Weave/Weave.tsx'
import { getWeaveTone } from '../Weave/weaveTone.ts'
import { Card, CardLink } from './Card.tsx'

const about = (
  <>
    <Text size="eyebrow" tone="action">
      Agriculture & Agro-processing
    </Text>
    <Cluster gap={8}>
      <Heading level={3}>
        <CardLink href="/sb/agriculture/kokonut-oil">Kokonut Oil Cooperative</CardLink>
      </Heading>
      <Badge tone="leaf" icon="check">
        Verified
      </Badge>
    </Cluster>
    <Text size="small" tone="soft">
      Auki, Malaita
    </Text>
    <Text lines={2}>
      Cold-pressed coconut oil from forty village growers, in bottles, drums and bulk. Weekly shipments to
      Honiara.
    </Text>
    <Text as="div" size="small">
      <Rating value={4.8}>23 reviews</Rating>
    </Text>
  </>
)

const meta = {
  title: 'Display/Card',
  component: Card,
  args: {
    as: 'article',
    cover: <Weave pattern={weaving} tone="lagoon" />,
    corner: <Badge tone="orange">Enhanced</Badge>,
    children: about,
  },
} satisfies Meta<typeof Card>

export default meta
type Story = StoryObj<typeof meta>

export const Column: Story = {
  render: (args) => (
    <Grid cell="wide">
      <Card {...args} />
    </Grid>
  ),
}
export const Row: Story = { args: { layout: 'row', corner: undefined } }
export const WithoutCover: Story = { args: { cover: undefined } }
export const Cards: Story = {
  render: () => (
    <Grid cell="wide">
      {(['Kokonut Oil Cooperative', 'Ghizo Dive & Boat Hire', 'Point Cruz Print House'] as const).map(
        (name) => (
          <Card
            as="article"
            key={name}
            cover={<Weave pattern={weaving} tone={getWeaveTone(name)} />}
            corner={<Badge>Trial</Badge>}
          >
            <Heading level={3}>
              <CardLink href="/sb">{name}</CardLink>
            </Heading>
            <Text size="small" tone="soft">
              Honiara
            </Text>
          </Card>
        ),
      )}
    </Grid>
  ),
}
export const SmallScreen: Story = { globals: { viewport: { value: 'small' } } }
export const RowOnSmallScreen: Story = { args: { layout: 'row' }, globals: { viewport: { value: 'small' } } }
export const Corner: Story = { args: { layout: 'corner', corner: undefined } }
export const CornerOnSmallScreen: Story = {
  args: { layout: 'corner', corner: undefined },
  globals: { viewport: { value: 'small' } },
}
export const LongText: Story = {
  args: {
    children: (
      <Heading level={3}>
        <CardLink href="/sb">
          Guadalcanal Plains Smallholders Association for Cocoa, Copra, Kava, Vanilla and Everything Else
        </CardLink>
      </Heading>
    ),
  },
  globals: { viewport: { value: 'small' } },
}
export const OnDeep: Story = { args: { cover: undefined }, parameters: { surface: 'deep' } }
