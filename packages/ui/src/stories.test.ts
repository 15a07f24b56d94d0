import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'

const source = (path: string) => join(import.meta.dirname, path)

type Exported = { name: string; file: string }

/** The components that `index.ts` exports: capitalized values from `.tsx` files. */
function exportedComponents(): Exported[] {
  const index = readFileSync(source('index.ts'), 'utf8')
  return [...index.matchAll(/export \{([^}]+)\} from '(.+\.tsx)'/g)].flatMap(([, names = '', file = '']) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => /^[A-Z]/.test(name))
      .map((name) => ({ name, file })),
  )
}

/** The text of all stories in a component's folder. */
const storiesBeside = (file: string): string =>
  readdirSync(dirname(source(file)))
    .filter((name) => name.endsWith('.stories.tsx'))
    .map((name) => readFileSync(join(dirname(source(file)), name), 'utf8'))
    .join('\n')

const hasStory = ({ name, file }: Exported): boolean => new RegExp(`\\b${name}\\b`).test(storiesBeside(file))

test('every exported component has a story', () => {
  const components = exportedComponents()
  expect(components.length).toBeGreaterThan(40)
  expect(components.filter((component) => !hasStory(component)).map(({ name }) => name)).toEqual([])
})

/** The components that have a page of documentation: one for each file with the name of an exported component. */
const documented = exportedComponents().filter(({ name, file }) => file.endsWith(`/${name}.tsx`))

const getPage = ({ file }: Exported): string => source(file.replace(/\.tsx$/, '.mdx'))

/** Parts of a component that its own page documents. */
const isPart = ({ name }: Exported): boolean =>
  ['CheckboxCard', 'MegaMenuItem', 'MegaMenuSection', 'StickySummaryLayout', 'ToastProvider'].includes(name)

const SECTIONS = ['<Props', '<Use', '<Anatomy', '<States', '<Keyboard', '<Advice', '<Do ', '<Avoid ']

describe('pages of documentation', () => {
  const pages = documented.filter((component) => !isPart(component))

  test('every component of the kit has one', () => {
    expect(pages.length).toBeGreaterThan(55)
    expect(pages.filter((component) => !existsSync(getPage(component))).map(({ name }) => name)).toEqual([])
  })

  test.each(pages.map((component) => [component.name, component] as const))(
    '%s: with every section, and stories that exist',
    (_, component) => {
      const page = readFileSync(getPage(component), 'utf8')
      expect(SECTIONS.filter((section) => !page.includes(section))).toEqual([])
      const show = /<States[^]*?show=\{\{([^]*?)\}\}/.exec(page)?.[1] ?? ''
      const shown = [...show.matchAll(/(?:^|\n) *(\w+): ['"]/g)]
      expect(shown.length).toBeGreaterThan(0)
      const stories = storiesBeside(component.file)
      expect(
        shown.map(([, name = '']) => name).filter((name) => !stories.includes(`const ${name}:`)),
      ).toEqual([])
    },
  )

  test('the map of the kit shows all of them', () => {
    const thumbnails = readdirSync(source('design'))
      .filter((name) => name.endsWith('-thumbnails.tsx'))
      .map((name) => readFileSync(source(`design/${name}`), 'utf8'))
      .join('\n')
    const isShown = ({ name }: Exported) => new RegExp(`^ {6}${name}: `, 'm').test(thumbnails)
    expect(pages.filter((component) => !isShown(component)).map(({ name }) => name)).toEqual([])
  })

  test('every prop has a comment, which its table shows', () => {
    const types = exportedComponents().flatMap(({ file }) => [
      ...readFileSync(source(file), 'utf8').matchAll(/^export type (\w+Props)\b[^;{]*\{\n([^]*?)^\}/gm),
    ])
    const bare = types.flatMap(([, type = '', body = '']) =>
      [...`\n${body}`.matchAll(/(.*)\n {2}(\w+)\??:/g)]
        .filter(([, before = '']) => !before.endsWith('*/'))
        .map(([, , prop = '']) => `${type}.${prop}`),
    )
    expect(types.length).toBeGreaterThan(45)
    expect(bare).toEqual([])
  })
})
