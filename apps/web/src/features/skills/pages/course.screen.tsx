import { parseSkill } from '@portal/domain/content'
import { useParams } from 'react-router-dom'
import { ContentDetail, toLoadOutcome } from '#shared/content/ContentDetail.tsx'
import { paths } from '#shared/urls/paths.ts'
import type { Screen } from '#shared/page/screen.ts'
import { CoursePage } from '../components/CoursePage.tsx'
import { COURSE } from '../course-list.ts'
import { skillsApi, useGetCourseQuery } from '../skills.api.ts'

function CourseScreen() {
  const { slug = '' } = useParams()
  return (
    <ContentDetail key={slug} kind={COURSE} result={useGetCourseQuery(slug)}>
      {(course) => <CoursePage course={course} />}
    </ContentDetail>
  )
}

export const screen: Screen = {
  Component: CourseScreen,
  guard: ({ params: { skill = '' } }) => (parseSkill(skill)?.slug === skill ? undefined : 'not-found'),
  load: async ({ run, params: { skill, slug = '' } }) => {
    const result = await run(skillsApi.endpoints.getCourse.initiate(slug))
    const { data } = result
    if (data && (data.skill !== skill || data.slug !== slug))
      return { redirectTo: paths.course(data.skill, data.slug) }
    return toLoadOutcome(result)
  },
}
