import { CONTENT_FORMS, type ContentDraft, type ContentForm, type EditedKind } from '@portal/domain/contract'
import { parsePhotoUrl } from '@portal/domain/business'
import type { Transaction } from 'kysely'
import * as v from 'valibot'
import type { Database } from '#db/database.ts'
import { createFieldProblems, Problem } from '#shared/problem.ts'
import { findDraftSlug, toTitleText } from '../content.repository.ts'
import { updateContent, type EditedRow } from './editing.repository.ts'
import type { FormFields } from './editing.table.ts'
import { parseForm, type WrittenContent } from './forms/forms.ts'
import { findPictures, replaceUses } from './pictures.repository.ts'

type Trx = Transaction<Database>

/** The fields of a draft, and the content to store once it is complete. */
export interface ParsedDraft {
  readonly fields: FormFields
  /** Null while something is missing or wrong. */
  readonly written: WrittenContent | null
}

/** Parses a draft: a complete one into the values of its form, an incomplete one without change. */
export async function parseDraft(
  trx: Trx,
  draft: ContentDraft,
  writing: { readonly now: number; readonly site: string },
): Promise<ParsedDraft> {
  const schema = CONTENT_FORMS[draft.contentKind]
  const parsed = v.safeParse(schema, draft)
  if (!parsed.success) return { fields: toTypedFields(draft), written: null }
  try {
    const written = await parseForm(trx, parsed.output, writing)
    return { fields: toStoredFields(parsed.output), written }
  } catch (error) {
    if (error instanceof Problem && error.kind === 'invalid')
      return { fields: toStoredFields(parsed.output), written: null }
    throw error
  }
}

/** The values of a form to store, without its kind and the version that it was sent with. */
function toStoredFields({ contentKind: _kind, version: _version, ...fields }: ContentForm): FormFields {
  return fields
}

/** The fields of its form that were sent; all others are dropped. */
function toTypedFields(draft: ContentDraft): FormFields {
  const names = Object.keys(CONTENT_FORMS[draft.contentKind].entries)
  return Object.fromEntries(
    Object.entries(draft).filter(
      ([name, value]) =>
        value !== undefined && names.includes(name) && name !== 'contentKind' && name !== 'version',
    ),
  )
}

/** Stores title and address of an incomplete draft in its row; its fields are stored beside it. */
export async function renameDraft(trx: Trx, row: EditedRow, title: string): Promise<void> {
  const slug = await findDraftSlug(trx, { kind: row.kind, title }, row.slug)
  await updateContent(trx, row.id, { title, title_text: toTitleText(title), slug })
}

const PICTURE_ADDRESS = /\/media\/[\w./-]+/g

/** Records the pictures that an incomplete text names, so that they are not removed as unused. */
export async function recordPictures(trx: Trx, id: number, fields: FormFields): Promise<void> {
  const addresses = JSON.stringify(fields).match(PICTURE_ADDRESS) ?? []
  const names = addresses.map((address) => parsePhotoUrl(address)?.name).filter((name) => name !== undefined)
  const known = await findPictures(trx, [...new Set(names)])
  await replaceUses(
    trx,
    id,
    0,
    known.map(({ name }) => name),
  )
}

/** The complete form of stored fields, to be published; throws with every field that is missing or wrong. */
export function requireComplete(kind: EditedKind, fields: FormFields): ContentForm {
  const parsed = v.safeParse(CONTENT_FORMS[kind], { contentKind: kind, version: 0, ...fields })
  if (parsed.success) return parsed.output
  const problems: Record<string, string> = {}
  for (const { path, message } of parsed.issues) {
    const name = path?.[0].key
    problems[typeof name === 'string' ? name : 'title'] ??= message
  }
  throw createFieldProblems(problems)
}
