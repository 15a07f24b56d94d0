import { RESOURCE_SECTIONS } from '@portal/reference-data'
import { Card, CardLink, Grid, Heading, SectionHeader, Text } from '@portal/ui'
import { Illustration } from '#shared/illustrations/Illustration.tsx'
import { paths } from '#shared/urls/paths.ts'
import { Section } from '#shared/layout/Section.tsx'
import { SECTION_ILLUSTRATIONS } from '../resource-illustration.ts'

/** The ten sections of the growth centre with their descriptions. */
export const ResourceSections = () => (
  <Section aria-labelledby="sections">
    <SectionHeader title="Browse by section" id="sections" />
    <Grid>
      {RESOURCE_SECTIONS.map(({ slug, name, description }) => (
        <Card
          as="article"
          key={slug}
          layout="corner"
          cover={<Illustration name={SECTION_ILLUSTRATIONS[slug]} />}
        >
          <Heading level={3} size="card">
            <CardLink href={paths.resourceSection(slug)}>{name}</CardLink>
          </Heading>
          <Text size="small" tone="soft">
            {description}
          </Text>
        </Card>
      ))}
    </Grid>
  </Section>
)
