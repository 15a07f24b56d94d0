import type { Guide } from '@portal/domain/contract'
import { Grid, Heading, LinkButton, Stack, Stat, Tabs, Text, type TabItem } from '@portal/ui'
import { paths } from '#shared/paths.ts'
import { NotPublished } from './NotPublished.tsx'

type SpotlightIndustry = Guide['industries'][number]

const Panel = ({ industry: { slug, name, text, figures } }: { industry: SpotlightIndustry }) => (
  <Stack gap={16}>
    <Heading level={3}>{name}</Heading>
    <Text>{text}</Text>
    {figures.length > 0 && (
      <Grid cell="narrow" gap={16}>
        {figures.map(({ figure, label }) => (
          <Stat key={label} label={label} value={figure} size="small" />
        ))}
      </Grid>
    )}
    <div>
      <LinkButton href={paths.industry(slug)} variant="secondary" aria-label={`Learn More about ${name}`}>
        Learn More
      </LinkButton>
    </div>
  </Stack>
)

const itemOf = (industry: SpotlightIndustry): TabItem => ({
  id: industry.slug,
  label: industry.name,
  content: <Panel industry={industry} />,
})

/** The industries that a country is known for, a tab each. */
export function Spotlight({ guide }: { guide: Guide }) {
  const [first, ...others] = guide.industries
  if (!first) return <NotPublished contacts={guide.contacts} hasContacts />
  return <Tabs label="Industry spotlight" items={[itemOf(first), ...others.map(itemOf)]} />
}
