import type { CourseDetails } from '@portal/domain/contract'
import { parseSkill } from '@portal/domain/content'
import { Badge, DescriptionList, LinkButton, Stack, Text } from '@portal/ui'
import { DetailBand, DetailColumns, DetailPart, Paragraphs } from '#shared/content/DetailParts.tsx'
import { Illustration } from '#shared/illustrations/Illustration.tsx'
import { PageBody } from '#shared/layout/PageBody.tsx'
import { paths } from '#shared/urls/paths.ts'
import { Seo } from '#shared/seo/Seo.tsx'
import { COURSE } from '../course-list.ts'
import { SKILL_ILLUSTRATIONS } from '../skill-illustrations.ts'
import { formatStart, formatVenue } from './CourseCard.tsx'
import { EnrolButton, HowToEnrol } from './Enrolment.tsx'

const toBreadcrumbs = ({ skill, title }: CourseDetails) => {
  const known = parseSkill(skill)
  return [
    ...COURSE.breadcrumbs,
    ...(known ? [{ label: known.name, href: paths.skill(known.slug) }] : []),
    { label: title },
  ]
}

/** The page of a course: what one learns, and how to take part. */
export const CoursePage = ({ course }: { course: CourseDetails }) => (
  <article>
    <Seo
      title={course.title}
      description={course.summary.slice(0, 160)}
      path={paths.course(course.skill, course.slug)}
    />
    <DetailBand
      breadcrumbs={toBreadcrumbs(course)}
      eyebrow={<span translate="no">{course.provider}</span>}
      title={course.title}
      picture={<Illustration name={SKILL_ILLUSTRATIONS[parseSkill(course.skill)?.slug ?? 'professional']} />}
    >
      <Text size="lead" tone="soft">
        {course.summary}
      </Text>
      {course.isSample && (
        <p>
          <Badge>Sample course</Badge>
        </p>
      )}
    </DetailBand>
    <PageBody>
      <DetailColumns>
        <Stack gap={32}>
          <DetailPart title="What you learn">
            <Paragraphs text={course.description} />
          </DetailPart>
          <DetailPart title="How to enrol" id="how-to-enrol">
            <HowToEnrol course={course} />
          </DetailPart>
        </Stack>
        <aside aria-label="At a glance">
          <Stack gap={24}>
            <DescriptionList
              items={[
                { term: 'When', details: formatStart(course) },
                { term: 'How long', details: course.duration },
                { term: 'How and where', details: formatVenue(course) },
                { term: 'Price', details: course.price },
                { term: 'Provider', details: <span translate="no">{course.provider}</span> },
              ]}
            />
            <EnrolButton course={course} />
            <LinkButton href={paths.skills()} variant="secondary">
              All Skills
            </LinkButton>
          </Stack>
        </aside>
      </DetailColumns>
    </PageBody>
  </article>
)
