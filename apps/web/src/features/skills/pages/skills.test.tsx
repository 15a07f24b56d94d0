import { calls, type CourseItem } from '@portal/domain/contract'
import { ASSESSMENT_STATEMENTS, SKILLS } from '@portal/reference-data'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { aCourse, aCourseDetail } from '#test/content-factories.ts'
import { expectFocus } from '#test/expect-focus.ts'
import { aSummary } from '#test/factories.ts'
import { renderApp } from '#test/render-app.tsx'
import { respondWith, server } from '#test/server.ts'
// Loaded up front, so that no test waits for it.
import './course.screen.tsx'
import './skills.screen.tsx'
import '#app/pages/skill/skill.screen.tsx'

// A screen that renders after its call failed sends it again, which may outlive its test.
beforeEach(() => server.use(respondWith(calls.getCourse, 404, { message: 'Course not found' })))

function mockCourses(items: CourseItem[]): string[] {
  const queries: string[] = []
  server.use(
    respondWith(calls.listCourses, 200, items, { onRequest: ({ url }) => queries.push(url.search) }),
    respondWith(calls.listBusinesses, 200, [aSummary({ name: 'Lagoon Workshop' })]),
  )
  return queries
}

test('the skills portal links to its eight pages and lists the next courses', async () => {
  const queries = mockCourses([aCourse()])
  renderApp('/skills')
  const skills = within(await screen.findByRole('region', { name: 'By skill' }))
  expect(skills.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    SKILLS.map(({ slug }) => `/skills/${slug}`),
  )
  expect(await screen.findByText('1 course found')).toBeVisible()
  expect(queries).toEqual(['?limit=12'])
})

test.each(SKILLS.filter(({ slug }) => slug !== 'assessment'))(
  '/skills/$slug lists its courses and businesses',
  async ({ slug, name }) => {
    const queries = mockCourses([aCourse({ skill: slug })])
    renderApp(`/skills/${slug}`)
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible()
    const course = await screen.findByRole('link', { name: 'Outboard engines, service and repair' })
    expect(course).toHaveAttribute('href', `/skills/${slug}/outboard-engines`)
    expect(queries).toEqual([`?skill=${slug}&limit=12`])
    expect(await screen.findByRole('link', { name: 'Lagoon Workshop' })).toBeVisible()
    expect(screen.getByText('All entries in this list are samples.')).toBeVisible()
  },
)

test('a course shows its content and how to enrol', async () => {
  server.use(respondWith(calls.getCourse, 200, aCourseDetail()))
  renderApp('/skills/technical/outboard-engines')
  expect(await screen.findByRole('region', { name: 'How to enrol' })).toHaveTextContent(
    'Write to the school.',
  )
  expect(screen.getByText('Starts Sat 5 Dec 2026')).toBeVisible()
  expect(screen.getByText('Sample course')).toBeVisible()
})

test('each address in how to enrol is a link, also a repeated one', async () => {
  const howToEnrol = 'Write to school@reef.test, or ring. Questions: school@reef.test.'
  server.use(respondWith(calls.getCourse, 200, { ...aCourseDetail(), howToEnrol }))
  renderApp('/skills/technical/outboard-engines')
  const region = within(await screen.findByRole('region', { name: 'How to enrol' }))
  const links = region.getAllByRole('link', { name: 'school@reef.test' })
  expect(links).toHaveLength(2)
  for (const link of links) expect(link).toHaveAttribute('href', expect.stringMatching(/^mailto:school@reef/))
})

test('a course under another skill redirects to its own address', async () => {
  server.use(respondWith(calls.getCourse, 200, aCourseDetail()))
  const { router } = renderApp('/skills/business/outboard-engines')
  await screen.findByRole('region', { name: 'How to enrol' })
  expect(router.state.location.pathname).toBe('/skills/technical/outboard-engines')
})

test('an unknown course links back to all skills', async () => {
  renderApp('/skills/technical/gone')
  expect(await screen.findByRole('heading', { level: 1, name: 'Course not found' })).toBeVisible()
})

test('an unknown skill is the 404 screen', async () => {
  renderApp('/skills/flying')
  expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
})

const answerAll = async (
  user: ReturnType<typeof renderApp>['user'],
  answer: (skill: string) => string,
): Promise<void> => {
  const groups = await screen.findAllByRole('group')
  for (const [place, { skill }] of ASSESSMENT_STATEMENTS.entries()) {
    await user.click(within(groups[place] as HTMLElement).getByRole('radio', { name: answer(skill) }))
  }
}

test('the assessment names the skills to improve most, and can be repeated', async () => {
  const { user } = renderApp('/skills/assessment')
  await answerAll(user, (skill) =>
    skill === 'leadership' ? 'Not yet' : skill === 'business' ? 'Partly' : 'Yes',
  )
  await user.click(screen.getByRole('button', { name: 'See my results' }))
  await expectFocus(screen.getByRole('heading', { name: 'Where you can improve most' }))
  expect(screen.getByRole('heading', { name: 'Leadership: 0 of 4 points' })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Business Skills: 2 of 4 points' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Courses for Leadership' })).toHaveAttribute(
    'href',
    '/skills/leadership',
  )
  const chart = within(screen.getByRole('table', { name: 'Points by skill' }))
  expect(chart.getByRole('row', { name: 'Leadership 0 of 4' })).toBeVisible()
  expect(chart.getByRole('row', { name: 'Business Skills 2 of 4' })).toBeVisible()
  expect(chart.getAllByRole('row')).toHaveLength(SKILLS.length)
  await user.click(screen.getByRole('button', { name: 'Answer again' }))
  expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(ASSESSMENT_STATEMENTS.length)
})

test('the assessment names the statements without an answer', async () => {
  const { user } = renderApp('/skills/assessment')
  await user.click(await screen.findByRole('button', { name: 'See my results' }))
  expect(screen.getByRole('alert')).toHaveTextContent('14 statements are not answered yet.')
  await expectFocus(screen.getAllByRole('radio')[0])
})
