import type { listAudit } from '@portal/domain/contract'
import type { Query } from '#shared/calls/call.ts'
import { parseText } from '#shared/urls/url-state.ts'

type AuditQuery = Query<typeof listAudit>

const parseId = (query: URLSearchParams, name: string): string | undefined => {
  const id = query.get(name) ?? ''
  return /^[1-9]\d{0,8}$/.test(id) ? id : undefined
}

const parseDay = (query: URLSearchParams, name: string): string | undefined => {
  const day = query.get(name) ?? ''
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day)) ? day : undefined
}

const parseCursor = (query: URLSearchParams): string | undefined => {
  const cursor = query.get('after') ?? ''
  return /^\d{1,15}-\d{1,15}$/.test(cursor) ? cursor : undefined
}

/** The filters of an address, without its page; invalid values are dropped. */
export const parseAuditFilter = (query: URLSearchParams): Omit<AuditQuery, 'after' | 'limit'> => ({
  actor: parseId(query, 'actor'),
  action: parseText(query, 'action'),
  kind: parseText(query, 'kind'),
  subject: parseId(query, 'subject'),
  from: parseDay(query, 'from'),
  to: parseDay(query, 'to'),
})

/** The filters and the page of an address. */
export const parseAudit = (query: URLSearchParams): AuditQuery => ({
  ...parseAuditFilter(query),
  after: parseCursor(query),
})
