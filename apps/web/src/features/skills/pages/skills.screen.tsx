import { Heading, SectionHeader, Text } from '@portal/ui'
import { ContentResults } from '#shared/content/ContentResults.tsx'
import { getListParameters, toListQuery, toCanonicalHref } from '#shared/content/list.ts'
import { PageBand } from '#shared/layout/PageBand.tsx'
import { PageBody } from '#shared/layout/PageBody.tsx'
import { paths } from '#shared/urls/paths.ts'
import { Section } from '#shared/layout/Section.tsx'
import { Seo } from '#shared/seo/Seo.tsx'
import type { Screen } from '#shared/page/screen.ts'
import { useUrlState } from '#shared/urls/url-state.ts'
import { Breadcrumbs } from '#shared/seo/Breadcrumbs.tsx'
import { SkillCards } from '../components/SkillCards.tsx'
import { COURSES } from '../course-list.ts'
import { skillsApi, useListCoursesQuery } from '../skills.api.ts'

function SkillsPage() {
  const { query } = useUrlState()
  return (
    <>
      <Seo
        title="Skills Portal"
        description="Courses, mentors and certificates for people who run or work in a business in the Pacific, by skill."
        path={toCanonicalHref(COURSES, paths.skills(), query)}
      />
      <PageBand>
        <Breadcrumbs items={[{ label: 'Home', href: paths.home() }, { label: 'Skills Portal' }]} />
        <Heading level={1}>Skills Portal</Heading>
        <Text size="lead" tone="soft">
          What you or your people could learn next, and who teaches it nearby or online.
        </Text>
      </PageBand>
      <PageBody>
        <Section aria-labelledby="skills">
          <SectionHeader title="By skill" id="skills" />
          <SkillCards />
        </Section>
        <Section aria-labelledby="results">
          <SectionHeader title="Next courses" id="results" />
          <ContentResults list={COURSES} result={useListCoursesQuery(toListQuery(COURSES, query))} />
        </Section>
      </PageBody>
    </>
  )
}

export const screen: Screen = {
  Component: SkillsPage,
  query: getListParameters(COURSES),
  load: async ({ run, url }) => {
    await run(skillsApi.endpoints.listCourses.initiate(toListQuery(COURSES, url.searchParams)))
  },
}
