import { expect, test } from 'vitest'
import { listFieldPaths, getReachableStep, findStepWithField } from './step-rules.ts'

const Component = () => null
const STEPS = [
  {
    name: 'Business',
    fields: ['name'],
    missing: ({ name }: { name: string }) => (name === '' ? ['a name'] : []),
    Component,
  },
  { name: 'Photos', fields: [], attachments: ['images'], Component },
  { name: 'Lots', fields: ['lots'], missing: () => ['a lot'], Component },
  { name: 'Terms', fields: ['terms'], Component },
]

test.each([
  ['', 4, 1],
  ['Kokonut', 1, 1],
  ['Kokonut', 2, 2],
  ['Kokonut', 4, 3],
])('with the name "%s" step %i leads to step %i', (name, wanted, reached) => {
  expect(getReachableStep(STEPS, wanted, { name })).toBe(reached)
})

test.each([
  ['name', 1],
  ['images', 2],
  ['lots.0.title', 3],
  ['unknown', 4],
])('%s is shown at step %i', (path, step) => {
  expect(findStepWithField(STEPS, path)).toBe(step)
})

test('rows are followed by the paths of their fields', () => {
  const values = { title: 'Lights', tags: ['a'], lots: [{ title: 'Poles', text: '' }, { title: '' }] }
  expect(listFieldPaths(['title', 'lots', 'tags', 'missing'], values)).toEqual([
    'title',
    'lots',
    'lots.0.title',
    'lots.0.text',
    'lots.1.title',
    'tags',
    'missing',
  ])
})
