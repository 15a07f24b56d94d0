import type * as contract from '@portal/domain/contract'
import { api } from '#api/api.ts'
import { get, send, type ResponseBody, type Body, type Query } from '#shared/calls/call.ts'
import { toPage, type Page } from '#api/page.ts'

type ListJobs = typeof contract.listJobs
type GetJob = typeof contract.getJob
type SubmitJob = typeof contract.submitJob

export type JobBody = Body<SubmitJob>

/** Jobs in lists and in detail, and submissions. */
export const jobsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listJobs: build.query<Page<ResponseBody<ListJobs>[number]>, Query<ListJobs>>({
      query: (query) => get<ListJobs>('/api/jobs', { query }),
      transformResponse: toPage,
      transformErrorResponse: (error) => ({ ...error, message: 'Failed to fetch jobs' }),
      providesTags: ['Job'],
    }),
    getJob: build.query<ResponseBody<GetJob>, string>({
      query: (idOrSlug) => get<GetJob>('/api/jobs/:idOrSlug', { params: { idOrSlug } }),
      providesTags: ['Job'],
    }),
    submitJob: build.mutation<ResponseBody<SubmitJob, 201>, { body: JobBody; key: string }>({
      query: ({ body, key }) =>
        send<SubmitJob>('POST', '/api/jobs', { body, headers: { 'Idempotency-Key': key } }),
      invalidatesTags: ['Pending'],
    }),
  }),
})

export const { useListJobsQuery, useGetJobQuery, useSubmitJobMutation } = jobsApi
