import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const source = (path: string) => join(import.meta.dirname, path)

type Exported = { name: string; file: string }

/** Values with a capital that a `.tsx` file exports through the package's face: its components. */
function exportedComponents(): Exported[] {
  const face = readFileSync(source('index.ts'), 'utf8')
  return [...face.matchAll(/export \{([^}]+)\} from '(.+\.tsx)'/g)].flatMap(([, names = '', file = '']) =>
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
