import { parseCategory } from '@portal/domain/business'
import { parseSkill } from '@portal/domain/content'
import { Grid, Heading, SectionHeader, Text } from '@portal/ui'
import type { ComponentType } from 'react'
import { useParams } from 'react-router-dom'
import { useListBusinessesQuery } from '#features/businesses/businesses.api.ts'
import { getListedPath, type ListedBusiness } from '#shared/businesses/listed-business.ts'
import { Assessment } from '#features/skills/components/Assessment.tsx'
import { SkillCards } from '#features/skills/components/SkillCards.tsx'
import { COURSE, COURSES } from '#features/skills/course-list.ts'
import { toBusinessesQuery, type Skill } from '#features/skills/skill-queries.ts'
import { useListCoursesQuery } from '#features/skills/skills.api.ts'
import { ContentListPage } from '#shared/content/ContentListPage.tsx'
import { toListQuery } from '#shared/content/list.ts'
import { LinkedSection } from '#shared/layout/LinkedSection.tsx'
import { PageBand } from '#shared/layout/PageBand.tsx'
import { PageBody } from '#shared/layout/PageBody.tsx'
import { paths } from '#shared/urls/paths.ts'
import { Section } from '#shared/layout/Section.tsx'
import { Seo } from '#shared/seo/Seo.tsx'
import { useUrlState } from '#shared/urls/url-state.ts'
import { WithoutScript } from '#shared/layout/WithoutScript.tsx'
import { Breadcrumbs } from '#shared/seo/Breadcrumbs.tsx'

interface SkillProps {
  skill: Skill
  BusinessCard: ComponentType<{ business: ListedBusiness }>
}

/** Businesses of the directory that may teach the skill. */
function Businesses({ skill, BusinessCard }: SkillProps) {
  const { data } = useListBusinessesQuery(toBusinessesQuery(skill))
  const category = parseCategory(skill.category)
  if (!category || !data || data.items.length === 0) return null
  return (
    <LinkedSection
      id="businesses"
      title={`${category.name} in the directory`}
      more={{ label: `All businesses in ${category.name}`, href: paths.categoryEverywhere(category.slug) }}
      intro="Ask them what training they offer."
    >
      <Grid cell="wide">
        {data.items.map((business) => (
          <BusinessCard key={getListedPath(business)} business={business} />
        ))}
      </Grid>
    </LinkedSection>
  )
}

const OtherSkills = ({ skill: { slug } }: { skill: Skill }) => (
  <Section aria-labelledby="others">
    <SectionHeader title="Other skills" id="others" />
    <SkillCards without={slug} />
  </Section>
)

function CoursesPage({ skill, BusinessCard }: SkillProps) {
  const { query } = useUrlState()
  const { slug, name, description } = skill
  const fixed = { skill: slug }
  return (
    <ContentListPage
      list={COURSES}
      result={useListCoursesQuery(toListQuery(COURSES, query, fixed))}
      fixed={fixed}
      page={{
        title: name,
        description: `${description} Courses and businesses in five Pacific countries.`,
        lead: description,
        path: paths.skill(slug),
        breadcrumbs: [...COURSE.breadcrumbs, { label: name }],
      }}
    >
      <Businesses skill={skill} BusinessCard={BusinessCard} />
      <OtherSkills skill={skill} />
    </ContentListPage>
  )
}

const AssessmentPage = ({ skill }: { skill: Skill }) => (
  <>
    <Seo
      title={skill.name}
      description={`${skill.description} 14 statements; your answers stay on this device.`}
      path={paths.skill(skill.slug)}
    />
    <PageBand>
      <Breadcrumbs items={[...COURSE.breadcrumbs, { label: skill.name }]} />
      <Heading level={1}>{skill.name}</Heading>
      <Text size="lead" tone="soft">
        {skill.description}
      </Text>
    </PageBand>
    <WithoutScript>Counting your answers needs JavaScript, which is off or didn’t load.</WithoutScript>
    <PageBody>
      <Section aria-label="Statements">
        <Assessment />
      </Section>
      <OtherSkills skill={skill} />
    </PageBody>
  </>
)

/** A page of the skills portal: a skill's courses and businesses, or the assessment. */
export function SkillPage({ BusinessCard }: Pick<SkillProps, 'BusinessCard'>) {
  const skill = parseSkill(useParams().skill ?? '')
  if (!skill) return null
  return skill.slug === 'assessment' ? (
    <AssessmentPage skill={skill} />
  ) : (
    <CoursesPage key={skill.slug} skill={skill} BusinessCard={BusinessCard} />
  )
}
