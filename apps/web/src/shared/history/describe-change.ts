import type { AuditedChange } from '@portal/domain/contract'
import { describeValue, formatFieldName } from './audit-labels.ts'

const MAX_CHARACTERS = 120

function getText(field: string, value: unknown): string {
  const text = describeValue(field, value).replaceAll('\n', ', ')
  return text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS)}…` : text
}

/** A changed field in a line: `Name: Auki Hardware → Auki Iron`. */
export const describeChange = ({ field, before, after }: AuditedChange): string =>
  `${formatFieldName(field)}: ${getText(field, before)} → ${getText(field, after)}`
