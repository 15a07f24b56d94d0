import { CONTENT_FORMS, type EditableContent } from '@portal/domain/contract'
import { getDotPath, safeParse } from 'valibot'
import type { Problem } from '#shared/forms/parts/ProblemList.tsx'

/** What a saved draft or edit lacks before it can be published, each field once. */
export function findMissing({
  contentKind,
  fields,
  state,
  hasEdit,
}: Pick<EditableContent, 'contentKind' | 'fields' | 'state' | 'hasEdit'>): Problem[] {
  if (state !== 'draft' && !hasEdit) return []
  const { issues = [] } = safeParse(CONTENT_FORMS[contentKind], { contentKind, version: 0, ...fields })
  const problems = new Map<string, string>()
  for (const issue of issues) {
    const path = getDotPath(issue) ?? 'title'
    if (!problems.has(path)) problems.set(path, issue.message)
  }
  return [...problems].map(([path, message]) => ({ path, message }))
}
