import { parseSkill } from '@portal/domain/content'
import { businessesApi } from '#features/businesses/businesses.api.ts'
import { BusinessCard } from '#features/businesses/components/BusinessCard/BusinessCard.tsx'
import { COURSES } from '#features/skills/course-list.ts'
import { SkillPage } from '#features/skills/pages/SkillPage.tsx'
import { toBusinessesQuery } from '#features/skills/skill-queries.ts'
import { skillsApi } from '#features/skills/skills.api.ts'
import { getListParameters, toListQuery } from '#shared/content/list.ts'
import type { Screen } from '#shared/page/screen.ts'

export const screen: Screen = {
  Component: () => <SkillPage BusinessCard={BusinessCard} />,
  query: getListParameters(COURSES),
  guard: ({ params: { skill = '' } }) => (parseSkill(skill)?.slug === skill ? undefined : 'not-found'),
  load: async ({ run, params, url }) => {
    const skill = parseSkill(params.skill ?? '')
    if (!skill || skill.slug === 'assessment') return
    await Promise.all([
      run(
        skillsApi.endpoints.listCourses.initiate(
          toListQuery(COURSES, url.searchParams, { skill: skill.slug }),
        ),
      ),
      run(businessesApi.endpoints.listBusinesses.initiate(toBusinessesQuery(skill))),
    ])
  },
}
