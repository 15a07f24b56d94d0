import type { Meta, StoryObj } from '@storybook/react-vite'
import { calls } from '@portal/domain/contract'
import { Assessment } from '../components/Assessment.tsx'
import { CourseCard } from '../components/CourseCard.tsx'
import { CoursePage } from '../components/CoursePage.tsx'
import { screen as skills } from './skills.screen.tsx'
import { aCourse, aCourseDetail } from '#test/content-factories.ts'
import { replies, reply } from '#test/replies.ts'
import { withStore } from '#test/with-store.tsx'

const courses = [
  aCourse(),
  aCourse({
    id: 2,
    slug: 'at-any-time',
    title: 'Spreadsheets for a shop',
    startsAt: null,
    mode: 'Online',
    location: null,
  }),
  aCourse({
    id: 3,
    slug: 'long',
    title: 'Certificate in the handling, packing and labelling of smoked and dried fish for export',
  }),
]

const meta = {
  title: 'Skills/Pages',
  component: skills.Component,
  parameters: { layout: 'fullscreen', path: '/skills' },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Portal: Story = {
  decorators: [withStore({ fetch: replies(reply(calls.listCourses, 200, courses, { total: 24 })) })],
}
export const NoCourses: Story = {
  decorators: [withStore({ fetch: replies(reply(calls.listCourses, 200, [])) })],
}
export const OnItsWay: Story = { decorators: [withStore()] }
export const Course: Story = {
  decorators: [withStore()],
  render: () => <CoursePage course={aCourseDetail()} />,
}
export const CourseInAList: Story = {
  decorators: [withStore()],
  parameters: { layout: 'padded' },
  render: () => <CourseCard item={aCourse()} level={2} />,
}
export const Questions: Story = {
  decorators: [withStore()],
  parameters: { layout: 'padded' },
  render: () => <Assessment />,
}
