import { SKILLS } from '@portal/reference-data'
import { Card, CardLink, Grid, Heading, Text } from '@portal/ui'
import { Illustration } from '#shared/illustrations/Illustration.tsx'
import { paths } from '#shared/urls/paths.ts'
import { SKILL_ILLUSTRATIONS } from '../skill-illustrations.ts'

/** Links to the pages of the skills portal with their content; without the current one. */
export const SkillCards = ({ without, level = 3 }: { without?: string; level?: 2 | 3 }) => (
  <Grid>
    {SKILLS.filter(({ slug }) => slug !== without).map(({ slug, name, description }) => (
      <Card as="article" key={slug} layout="corner" cover={<Illustration name={SKILL_ILLUSTRATIONS[slug]} />}>
        <Heading level={level} size="card">
          <CardLink href={paths.skill(slug)}>{name}</CardLink>
        </Heading>
        <Text size="small" tone="soft">
          {description}
        </Text>
      </Card>
    ))}
  </Grid>
)
