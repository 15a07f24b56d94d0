import { calls, type EditableContent } from '@portal/domain/contract'
import { openAdministration } from './administration.ts'
import { aContentEntry } from './edited-content-factories.ts'
import { answering, server } from './server.ts'

export const open = (search = '') => openAdministration(`/admin?tab=content${search}`)

/** Answers with content that is saved and published; records what was sent. */
export function holds(first: EditableContent) {
  const held = { content: first }
  const sent: { call: string; body: unknown }[] = []
  const change =
    (call: string, by: (body: Record<string, unknown>) => Partial<EditableContent>) =>
    ({ body }: { body: unknown }) => {
      sent.push({ call, body })
      const next = by(body as Record<string, unknown>)
      held.content = { ...held.content, ...next, version: held.content.version + 1 }
      return held.content
    }
  const getFields = ({ contentKind: _kind, version: _version, ...fields }: Record<string, unknown>) => fields
  server.use(
    answering(calls.getContent, 200, () => held.content),
    answering(calls.listContent, 200, () => [aContentEntry(first)]),
    answering(
      calls.saveContent,
      200,
      change('save', (body) => ({
        fields: getFields(body),
        title: String(body['title']),
        hasEdit: held.content.state !== 'draft',
      })),
    ),
    answering(
      calls.publishContent,
      200,
      change('publish', () => ({
        state: 'published',
        hasEdit: false,
        publishedAt: '2026-11-20T05:00:00.000Z',
      })),
    ),
    answering(
      calls.takeDownContent,
      200,
      change('take down', () => ({ state: 'taken-down' })),
    ),
    answering(
      calls.restoreContent,
      200,
      change('restore', () => ({ state: 'published' })),
    ),
    answering(
      calls.unscheduleContent,
      200,
      change('unschedule', () => ({ state: 'draft' })),
    ),
  )
  return { held, sent }
}
