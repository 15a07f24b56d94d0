import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isSlug } from '@portal/domain/shared'
import { getMenu } from '@portal/reference-data'
import { createContentError, readFrontMatter } from '#package-files/front-matter.ts'
import { parseMarkdown, type ParsedMarkdown } from '#package-files/markdown.ts'
import type { RecordOf } from '../content.record.ts'
import { resource } from '../kinds/resource.ts'
import { readAttachment } from './files.ts'
import { PageMatter, ResourceMatter } from './front-matter.ts'
import { countPages, measureResource } from './resource-size.service.ts'

export type EditorialRecord = (RecordOf<'resource'> | RecordOf<'page'>) & { readonly slug: string }

/** Reads every editorial text of a folder; downloads link to `site`. A ConfigError names what is wrong. */
export const readEditorial = (folder: string, site: string): EditorialRecord[] => [
  ...addRelatedTitles(listFiles(folder, 'pages').map((name) => parsePage(folder, name))),
  ...listFiles(folder, 'resources').map((name) => parseResource(folder, name, site)),
]

const listFiles = (folder: string, kind: string): string[] =>
  readdirSync(folder).includes(kind)
    ? readdirSync(join(folder, kind))
        .filter((name) => name.endsWith('.md'))
        .toSorted()
        .map((name) => `${kind}/${name}`)
    : []

const toSlug = (file: string): string => {
  const slug = file.slice(file.indexOf('/') + 1, -'.md'.length)
  if (!isSlug(slug))
    throw createContentError(file, 'the name of a file is a slug: a to z, 0 to 9 and hyphens')
  return slug
}

function parseText(file: string, text: string): ParsedMarkdown {
  try {
    return parseMarkdown(text)
  } catch (error) {
    throw createContentError(file, error instanceof Error ? error.message : String(error))
  }
}

function parsePage(folder: string, file: string): RecordOf<'page'> & { slug: string } {
  const slug = toSlug(file)
  const { matter, text } = readFrontMatter(file, readFileSync(join(folder, file), 'utf8'), PageMatter)
  if (matter.path.slice(1).replaceAll('/', '-') !== slug)
    throw createContentError(
      file,
      `path: ${matter.path} stands in ${matter.path.slice(1).replaceAll('/', '-')}.md`,
    )
  const { document, text: body } = parseText(file, text)
  return {
    kind: 'page',
    slug,
    title: matter.title,
    summary: matter.description,
    body,
    document,
    category: matter.group,
    countries: [],
    publishedAt: Date.parse(matter.updatedOn),
    details: {
      path: matter.path,
      updatedOn: matter.updatedOn,
      isFaq: matter.faq,
      related: matter.related.map((path) => ({ path, title: '' })),
    },
  }
}

/** Menu labels of screens that are no text pages; "Dive In" is a button’s word, not a page’s name. */
const MENU_LABELS: ReadonlyMap<string, string> = new Map(
  (['footer', 'quick', 'phone', 'phone-buttons'] as const)
    .flatMap((name) => [...getMenu(name)])
    .map(({ href, label }): [string, string] => [href, label])
    .concat([['/resources', 'Digital Growth Centre']]),
)

/** Adds the titles of related pages; a page that does not exist is left out. */
function addRelatedTitles(pages: readonly (RecordOf<'page'> & { slug: string })[]): EditorialRecord[] {
  const titles = new Map(pages.map(({ title, details }) => [details.path, title]))
  return pages.map((page) => {
    const related = page.details.related.flatMap(({ path }) => {
      const title = titles.get(path) ?? MENU_LABELS.get(path)
      return title === undefined ? [] : [{ path, title }]
    })
    return { ...page, details: { ...page.details, related } }
  })
}

function parseResource(folder: string, file: string, site: string): EditorialRecord {
  const slug = toSlug(file)
  if (resource.reservedSlugs.some((section) => section === slug))
    throw createContentError(file, 'a section has this address')
  const { matter, text } = readFrontMatter(file, readFileSync(join(folder, file), 'utf8'), ResourceMatter)
  const { document, text: body } = parseText(file, text)
  const { title, description: summary, type: category, countries, reviewedOn, sources } = matter
  const record = {
    kind: 'resource' as const,
    slug,
    title,
    summary,
    body,
    document,
    category,
    countries,
    isFeatured: matter.featured,
    publishedAt: Date.parse(reviewedOn),
    details: {
      topic: matter.topic,
      tab: matter.tab,
      file: matter.file ?? null,
      pages: countPages(body),
      size: 0,
      reviewedOn,
      sources,
    },
  }
  const size =
    matter.file === undefined
      ? measureResource(record, site).size
      : getAttachmentSize(folder, file, matter.file)
  return { ...record, details: { ...record.details, size } }
}

function getAttachmentSize(folder: string, file: string, attached: string): number {
  try {
    return readAttachment(folder, attached).length
  } catch {
    throw createContentError(file, `file: there is no content/files/${attached}`)
  }
}
