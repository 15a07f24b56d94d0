import { Readable } from 'node:stream'
import { AuditFilter, calls } from '@portal/domain/contract'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#context.ts'
import { createPaginationHeaders } from '#http/responses/pagination-headers.ts'
import { adminFile } from '#http/routes/admin-file.ts'
import { createAttachmentHeaders } from '#http/routes/file-route.ts'
import { route } from '#http/routes/route.ts'
import { findChoices } from './audit-trail.repository.ts'
import {
  exportAuditTrail,
  readAuditTrail,
  type AuditReader,
  type PathFinders,
} from './audit-trail.service.ts'

/** The audit trail for administrators. */
export function auditRoutes(app: FastifyInstance, { store, now }: AppContext, finders: PathFinders): void {
  const createReader = (): AuditReader => ({ db: store.read, now: now(), ...finders })

  route(app, calls.listAudit, { access: 'admin' }, async ({ query, request, reply }) => {
    const { items, next } = await readAuditTrail(createReader(), query)
    void reply.headers(createPaginationHeaders(request.url, null, next))
    return items
  })

  route(app, calls.auditChoices, { access: 'admin' }, async () => ({
    actions: await findChoices(store.read, 'action'),
    kinds: await findChoices(store.read, 'subject_kind'),
  }))

  adminFile(app, { path: '/api/admin/audit.csv', query: AuditFilter }, (query, reply) => {
    const day = new Date(now()).toISOString().slice(0, 10)
    return reply
      .headers({
        ...createAttachmentHeaders(`audit-trail-${day}.csv`),
        'content-type': 'text/csv; charset=utf-8',
      })
      .send(Readable.from(exportAuditTrail(createReader(), query)))
  })
}
