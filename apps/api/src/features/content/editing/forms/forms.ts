import type { ContentForm, EditedKind } from '@portal/domain/contract'
import { getPhotoUrl, parsePhotoUrl } from '@portal/domain/business'
import type { Kysely } from 'kysely'
import type { Database } from '#db/database.ts'
import { createFieldProblem, createFieldProblems } from '#shared/problem.ts'
import type { ContentRecord } from '../../content.record.ts'
import { parseContentRow } from '../../parse-row.ts'
import type { ContentRow } from '../../content.table.ts'
import type { FormFields } from '../editing.table.ts'
import { toEditedKind } from '../kind-names.ts'
import { findPictures } from '../pictures.repository.ts'
import { parseWrittenText } from '../written-text.service.ts'
import { eventForm } from './event.ts'
import type { Form, FormRow } from './form.ts'
import { jobForm } from './job.ts'
import { newsForm } from './news.ts'
import { resourceForm } from './resource.ts'
import { tenderForm } from './tender.ts'

const FORMS: { readonly [Kind in EditedKind]: Form<Kind> } = {
  news: newsForm,
  events: eventForm,
  tenders: tenderForm,
  jobs: jobForm,
  resources: resourceForm,
}

/** A form of any kind: a kind and its form belong together. */
const getForm = (kind: EditedKind): Form<EditedKind> => FORMS[kind] as unknown as Form<EditedKind>

/** A record without its publication date, which no form has. */
export type WrittenRecord = Omit<ContentRecord, 'publishedAt'>

/** The content of a form to store, with the pictures that it names. */
export interface WrittenContent {
  readonly record: WrittenRecord
  readonly pictures: readonly string[]
}

/** Parses a form of any kind; throws with every problem by its field. */
export async function parseForm(
  db: Kysely<Database>,
  form: ContentForm,
  writing: { readonly now: number; readonly site: string },
): Promise<WrittenContent> {
  const kind = getForm(form.contentKind)
  const written = await parseWrittenText(db, kind.text(form), kind.textField)
  const cover = await findCover(db, form)
  const { record, problems } = kind.toRecord(form, written, writing)
  if (Object.keys(problems).length > 0) throw createFieldProblems(problems)
  return { record, pictures: [...written.pictures, ...cover] }
}

async function findCover(db: Kysely<Database>, form: ContentForm): Promise<string[]> {
  if (form.contentKind !== 'news' || !form.picture) return []
  const name = parsePhotoUrl(form.picture.url)?.name ?? ''
  const [known] = await findPictures(db, [name])
  if (known && getPhotoUrl(known.name) === form.picture.url) return [known.name]
  throw createFieldProblem('picture', 'We don’t have this picture. Please add it again')
}

/** The fields of stored content, as its form shows them. */
export const toFormFields = (row: ContentRow): FormFields => {
  const parsed = { ...parseContentRow<ContentRow['kind'], ContentRow>(row), downloads: 0, held: 0 }
  return getForm(toEditedKind(row.kind)).toFields(parsed as unknown as FormRow<EditedKind>)
}
