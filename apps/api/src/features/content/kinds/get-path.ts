import type { ContentRow } from '../content.table.ts'
import { parseContentRow } from '../parse-row.ts'
import { getKind } from './kinds.ts'

/** The path of a row's page, or the one that it had or will have. */
export const getPath = (row: ContentRow): string => getKind(row.kind).path(parseContentRow(row))
