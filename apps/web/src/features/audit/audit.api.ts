import type * as contract from '@portal/domain/contract'
import { api } from '#api/api.ts'
import { get, type ResponseBody, type Query } from '#shared/calls/call.ts'

type ListAudit = typeof contract.listAudit
type AuditChoices = typeof contract.auditChoices

/** A page of entries; `next` is where the following one begins, null for the last. */
export interface AuditPage {
  entries: ResponseBody<ListAudit>
  next: string | null
}

/** Any change may have written an entry, so that each visit fetches again. */
const auditApi = api.injectEndpoints({
  endpoints: (build) => ({
    listAudit: build.query<AuditPage, Query<ListAudit>>({
      query: (query) => get<ListAudit>('/api/admin/audit', { query }),
      transformResponse: (entries: AuditPage['entries'], meta) => ({ entries, next: meta?.after ?? null }),
      keepUnusedDataFor: 0,
      providesTags: ['Own', 'Pending', 'Business'],
    }),
    auditChoices: build.query<ResponseBody<AuditChoices>, void>({
      query: () => get<AuditChoices>('/api/admin/audit/choices'),
      keepUnusedDataFor: 0,
      providesTags: ['Own'],
    }),
  }),
})

export const { useListAuditQuery, useAuditChoicesQuery } = auditApi
