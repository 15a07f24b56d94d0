import type { Kysely } from 'kysely'
import type { Database } from '#db/database.ts'
import {
  listPictureNames,
  MarkdownError,
  parseIllustratedMarkdown,
  type ParsedMarkdown,
} from '#package-files/markdown.ts'
import { PictureError } from '#package-files/markdown-pictures.ts'
import { createFieldProblem } from '#shared/problem.ts'
import { findPictures } from './pictures.repository.ts'

/** A text as it is stored: without markup for the search, with it for the page. */
export interface WrittenText {
  readonly body: string
  /** Undefined for an empty text. */
  readonly document: ParsedMarkdown['document'] | undefined
  /** The names of the pictures it shows. */
  readonly pictures: readonly string[]
}

/** Parses a Markdown text with stored pictures; throws problems by its field. */
export async function parseWrittenText(
  db: Kysely<Database>,
  source: string,
  field: string,
): Promise<WrittenText> {
  if (source === '') return { body: '', document: undefined, pictures: [] }
  const names = listPictureNames(source)
  const pictures = new Map((await findPictures(db, names)).map((picture) => [picture.name, picture]))
  try {
    const { document, text } = parseIllustratedMarkdown(source, pictures)
    return { body: text, document, pictures: names }
  } catch (error) {
    if (error instanceof MarkdownError || error instanceof PictureError)
      throw createFieldProblem(field, error.message)
    throw error
  }
}
