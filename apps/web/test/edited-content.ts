import { calls, type EditableContent } from '@portal/domain/contract'
import { openAdministration } from './administration.ts'
import { aContentEntry } from './edited-content-factories.ts'
import { respondWith, server } from './server.ts'

export const open = (search = '') => openAdministration(`/admin?tab=content${search}`)

/** Mocks content that is saved and published; records the requests. */
export function mockContent(first: EditableContent) {
  const stored = { content: first }
  const sent: { call: string; body: unknown }[] = []
  const change =
    (call: string, by: (body: Record<string, unknown>) => Partial<EditableContent>) =>
    ({ body }: { body: unknown }) => {
      sent.push({ call, body })
      const next = by(body as Record<string, unknown>)
      stored.content = { ...stored.content, ...next, version: stored.content.version + 1 }
      return stored.content
    }
  const getFields = ({ contentKind: _kind, version: _version, ...fields }: Record<string, unknown>) => fields
  server.use(
    respondWith(calls.getContent, 200, () => stored.content),
    respondWith(calls.listContent, 200, () => [aContentEntry(first)]),
    respondWith(
      calls.saveContent,
      200,
      change('save', (body) => ({
        fields: getFields(body),
        title: String(body['title']),
        hasEdit: stored.content.state !== 'draft',
      })),
    ),
    respondWith(
      calls.publishContent,
      200,
      change('publish', () => ({
        state: 'published',
        hasEdit: false,
        publishedAt: '2026-11-20T05:00:00.000Z',
      })),
    ),
    respondWith(
      calls.takeDownContent,
      200,
      change('take down', () => ({ state: 'taken-down' })),
    ),
    respondWith(
      calls.restoreContent,
      200,
      change('restore', () => ({ state: 'published' })),
    ),
    respondWith(
      calls.unscheduleContent,
      200,
      change('unschedule', () => ({ state: 'draft' })),
    ),
  )
  return { stored, sent }
}
