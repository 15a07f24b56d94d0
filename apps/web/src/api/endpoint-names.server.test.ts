import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { api } from './api.ts'

const SOURCE = join(import.meta.dirname, '..')

const returnDefinition = <Definition>(definition: Definition) => definition
const build = {
  query: returnDefinition,
  mutation: returnDefinition,
  infiniteQuery: returnDefinition,
} as never

test('every endpoint has a unique name', async () => {
  const names: string[] = []
  const inject = api.injectEndpoints.bind(api)
  vi.spyOn(api, 'injectEndpoints').mockImplementation((options) => {
    names.push(...Object.keys(options.endpoints(build)))
    return inject(options)
  })
  const files = globSync(['**/*.api.ts', 'api/*.ts'], { cwd: SOURCE }).filter(
    (file) => !file.includes('.test.'),
  )
  await Promise.all(files.map((file) => import(join(SOURCE, file))))
  expect(names.length).toBeGreaterThan(files.length)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})
