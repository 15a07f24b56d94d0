import type * as contract from '@portal/domain/contract'
import { api } from '#api/api.ts'
import { get, type ResponseBody, type Query } from '#shared/calls/call.ts'
import { toPage, type Page } from '#api/page.ts'

type ListCourses = typeof contract.listCourses
type GetCourse = typeof contract.getCourse

/** Courses in lists and in detail. */
export const skillsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCourses: build.query<Page<ResponseBody<ListCourses>[number]>, Query<ListCourses>>({
      query: (query) => get<ListCourses>('/api/courses', { query }),
      transformResponse: toPage,
      transformErrorResponse: (error) => ({ ...error, message: 'Failed to fetch courses' }),
    }),
    getCourse: build.query<ResponseBody<GetCourse>, string>({
      query: (idOrSlug) => get<GetCourse>('/api/courses/:idOrSlug', { params: { idOrSlug } }),
    }),
  }),
})

export const { useListCoursesQuery, useGetCourseQuery } = skillsApi
