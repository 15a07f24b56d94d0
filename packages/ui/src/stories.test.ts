import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

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
