import type * as v from 'valibot'
import { createContentError, readFrontMatter } from '#package-files/front-matter.ts'
import { parsePlainSections, type Block, type PlainSection } from '#package-files/plain-sections.ts'
import type { GuideTopic } from './guide.ts'

/** A file of a guide: its name below `content/`, and its text. */
export interface PartFile {
  readonly file: string
  readonly source: string
}

/** The text of a part. */
export interface Part {
  readonly file: string
  /** Paragraphs above the first heading. */
  readonly lead: readonly string[]
  readonly sections: readonly PlainSection[]
}

/** A part whose file begins with front matter. */
export function readPart<const Schema extends v.GenericSchema>(
  { file, source }: PartFile,
  schema: Schema,
): Part & { readonly matter: v.InferOutput<Schema> } {
  const { matter, text } = readFrontMatter(file, source, schema)
  return { ...readText({ file, source: text }), matter }
}

/** A part without front matter. */
export function readText({ file, source }: PartFile): Part {
  const { lead, sections } = parseFile(file, source)
  return { file, lead: lead.map((block) => getParagraph(file, block)), sections }
}

function parseFile(file: string, text: string): ReturnType<typeof parsePlainSections> {
  try {
    return parsePlainSections(text)
  } catch (error) {
    throw createContentError(file, error instanceof Error ? error.message : String(error))
  }
}

function getParagraph(file: string, block: Block): string {
  if (block.kind === 'list') throw createContentError(file, 'there is a list above the first heading')
  return block.text
}

/** The sections of a part; throws if there is text above them. */
export function requireSectionsOnly({ file, lead, sections }: Part): readonly PlainSection[] {
  if (lead.length > 0) throw createContentError(file, `“${lead[0] ?? ''}” is above the first heading`)
  return sections
}

/** A section of one paragraph, and a list where there is one. */
export function getTopic(file: string, { heading, blocks }: PlainSection): GuideTopic {
  const [first, second, ...more] = blocks
  if (first?.kind !== 'paragraph' || second?.kind === 'paragraph' || more.length > 0)
    throw createContentError(file, `“${heading}”: Expected one paragraph, and at most one list below it`)
  return { title: heading, text: first.text, points: [...(second?.items ?? [])] }
}

/** The parts of a list's item before and after its first colon. */
export function splitLabel(file: string, heading: string, item: string): readonly [string, string] {
  const at = item.indexOf(': ')
  if (at < 1) throw createContentError(file, `“${heading}”: “${item}” has no colon after its first words`)
  return [item.slice(0, at), item.slice(at + ': '.length).trim()]
}

/** The items of a list by their label before the colon; throws if a label is repeated. */
export function toLabelledLines(
  file: string,
  heading: string,
  items: readonly string[],
): Record<string, string> {
  const lines = items.map((item) => splitLabel(file, heading, item))
  const repeated = lines.find(([label], index) => lines.findIndex(([other]) => other === label) < index)
  if (repeated) throw createContentError(file, `“${heading}”: ${repeated[0]} stands there twice`)
  return Object.fromEntries(lines)
}

/** Each section with the value that a field of the front matter has for its heading. */
export function withFacts<Fact>(
  part: Part,
  field: string,
  facts: Readonly<Record<string, Fact>>,
): readonly { readonly section: PlainSection; readonly fact: Fact }[] {
  const { file } = part
  const sections = requireSectionsOnly(part)
  const unknown = Object.keys(facts).find((name) => sections.every(({ heading }) => heading !== name))
  if (unknown !== undefined) throw createContentError(file, `${field}.${unknown}: there is no such heading`)
  return sections.map((section) => {
    const fact = Object.hasOwn(facts, section.heading) ? facts[section.heading] : undefined
    if (fact === undefined)
      throw createContentError(file, `${field}: Expected a line for “${section.heading}”`)
    return { section, fact }
  })
}
