import { render, screen } from '@testing-library/react'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { getEventIllustration } from '#features/events/event-illustration.ts'
import { getNewsIllustration } from '#features/news/news-illustration.ts'
import { EVENT_TYPES, NEWS_CATEGORIES } from '@portal/reference-data'
import { Illustration } from './Illustration.tsx'
import { ILLUSTRATIONS, pickIllustration } from './illustrations.ts'

const names = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.svg'))
  .map((file) => file.slice(0, -'.svg'.length))

const read = (name: string): string => readFileSync(join(import.meta.dirname, `${name}.svg`), 'utf8')

test('each drawing of the folder can be shown by its name', () => {
  expect(Object.keys(ILLUSTRATIONS).toSorted()).toEqual(names.toSorted())
})

test.each(names)('%s is 3:2, small, and needs nothing from elsewhere', (name) => {
  const drawing = read(name)
  expect(drawing).toContain('width="480" height="320" viewBox="0 0 480 320"')
  expect(drawing).not.toMatch(/<(?:script|image|text|style)|https?:\/\/(?!www\.w3\.org\/2000\/svg")|style=/)
  expect(brotliCompressSync(drawing).byteLength).toBeLessThan(4_000)
})

test.each(names)('the ids of %s are used once, and its references lead to them', (name) => {
  const ids = [...read(name).matchAll(/ id="([^"]+)"/g)].map((match) => match[1])
  expect(ids).toEqual([...new Set(ids)])
  const references = [...read(name).matchAll(/(?:href="#|url\(#)([\w-]+)/g)].map((match) => match[1])
  expect(ids).toEqual(expect.arrayContaining(references))
})

test('is decorative, reserves its space and loads late', () => {
  const { container } = render(<Illustration name="harbour" />)
  const picture = container.querySelector('img')
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
  expect(picture).toHaveAttribute('src', expect.stringContaining('harbour'))
  expect(picture).toHaveAttribute('loading', 'lazy')
  expect(picture).toHaveAttribute('width', '480')
  expect(picture).toHaveAttribute('height', '320')
})

test('an item keeps its drawing, and the next one has another', () => {
  const choice = ['harbour', 'market', 'field'] as const
  expect([7, 8, 9, 10, 7].map((id) => pickIllustration(choice, id))).toEqual([
    'market',
    'field',
    'harbour',
    'market',
    'market',
  ])
})

const newsOf = ({ name }: { name: string }) => [1, 2].map((id) => getNewsIllustration({ id, category: name }))
const eventsOf = ({ name }: { name: string }) => [1, 2].map((id) => getEventIllustration({ id, type: name }))

test.each([
  ['news', NEWS_CATEGORIES.map(newsOf)],
  ['events', EVENT_TYPES.map(eventsOf)],
])('%s of one subject in a row differ, and hardly two subjects share a drawing', (_what, subjects) => {
  for (const drawings of subjects) expect(new Set(drawings).size).toBe(2)
  expect(new Set(subjects.flat()).size).toBeGreaterThanOrEqual(14)
})

test('an unknown category or type has a drawing too', () => {
  expect(getNewsIllustration({ id: 1, category: 'Weather' })).toBe('islands')
  expect(getEventIllustration({ id: 1, type: 'Regatta' })).toBe('fair')
})
