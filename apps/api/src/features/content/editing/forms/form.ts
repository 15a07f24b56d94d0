import type { ContentFormOf, EditedKind } from '@portal/domain/contract'
import { toLocalDay, toLocalTime } from '@portal/domain/shared'
import type { ProblemFields } from '#shared/problem.ts'
import type { RecordOf } from '../../content.record.ts'
import type { ContentRow } from '../../content.table.ts'
import type { DetailRow } from '../../kinds/kind.ts'
import type { FormFields } from '../editing.table.ts'
import type { KIND_NAMES } from '../kind-names.ts'
import type { WrittenText } from '../written-text.service.ts'

type NameOf<Kind extends EditedKind> = (typeof KIND_NAMES)[Kind]

/** A row with its JSON parsed. */
export type FormRow<Kind extends EditedKind> = DetailRow<NameOf<Kind>> & Pick<ContentRow, 'industry'>

/** The record to store, and what is wrong with the fields beyond the contract. */
export interface ParsedForm<Kind extends EditedKind> {
  readonly record: Omit<RecordOf<NameOf<Kind>>, 'publishedAt'>
  readonly problems: ProblemFields
}

interface FormContext {
  readonly now: number
  /** The origin of the site. */
  readonly site: string
}

/** The form of a kind as data: its Markdown text, and the conversions between its fields and a row. */
export interface Form<Kind extends EditedKind> {
  /** The field that is Markdown. */
  readonly textField: string
  text(form: ContentFormOf<Kind>): string
  toRecord(form: ContentFormOf<Kind>, text: WrittenText, writing: FormContext): ParsedForm<Kind>
  /** The fields of content that was never edited here. */
  toFields(row: FormRow<Kind>): FormFields
}

const padTwo = (number: number): string => String(number).padStart(2, '0')

/** A day and a time of day on the clock of a place, as forms have them. */
export function toLocalFields(
  instant: number | null,
  timeZone: string | null,
): { day: string; time: string } {
  if (instant === null) return { day: '', time: '' }
  const zone = timeZone ?? 'UTC'
  const { hour, minute } = toLocalTime(instant, zone)
  return { day: toLocalDay(instant, zone), time: `${padTwo(hour)}:${padTwo(minute)}` }
}
