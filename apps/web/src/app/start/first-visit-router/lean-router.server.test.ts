import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { leanRouter } from './lean-router.ts'

const resolveFrom = (file: string) => createRequire(file).resolve
const routerDom = resolveFrom(import.meta.url)('react-router-dom')
/** `react-router/dist/development`, whose files the plugin replaces by those of `production`. */
const development = dirname(resolveFrom(routerDom)('react-router'))
const production = development.replace(/development$/, 'production')

const { transform } = leanRouter() as unknown as {
  transform: { filter: { id: RegExp }; handler: (code: string) => { code: string } }
}

test('React Router’s production and development builds have the same file names', () => {
  expect(development).toMatch(/[\\/]react-router[\\/]dist[\\/]development$/)
  const entries = (folder: string) =>
    readdirSync(folder).filter((name) => /^(?:index|dom-export)\.mjs$/.test(name))
  expect(entries(development)).toEqual(['dom-export.mjs', 'index.mjs'])
  expect(entries(production)).toEqual(entries(development))
  expect(transform.filter.id.test(join(production, 'index.mjs'))).toBe(true)
})

test('the transform removes display names, and marks React’s factories as free of side effects', () => {
  const code = readdirSync(production)
    .filter((name) => name.endsWith('.mjs'))
    .map((name) => readFileSync(join(production, name), 'utf8'))
    .join('\n')
  const factories = /= React\d*\.(?:forwardRef|memo|createContext)\(/g
  expect(code.match(/^\w+\.displayName = /gm)?.length).toBeGreaterThan(5)
  expect(code.match(factories)?.length).toBeGreaterThan(5)

  const lean = transform.handler(code).code
  expect(lean).not.toMatch(/^\w+\.displayName = /m)
  expect(lean).not.toMatch(factories)
})
