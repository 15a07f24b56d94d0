import { render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { weaving } from '../design/sample-weaving.ts'
import { Weave } from './Weave.tsx'
import { getWeaveTone, weaveTones } from './weaveTone.ts'

test('a text always has the same tone, and texts use all tones', () => {
  expect(getWeaveTone('Kokonut Oil')).toBe(getWeaveTone('Kokonut Oil'))
  const tones = new Set(Array.from({ length: 200 }, (_, index) => getWeaveTone(`Shop ${index}`)))
  expect([...tones].sort()).toEqual([...weaveTones].sort())
})

test('is hidden from screen readers, with its content', () => {
  const { container } = render(
    <Weave pattern={weaving} tone="clay">
      <img src={weaving} alt="" />
    </Weave>,
  )
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true')
  expect(container.querySelectorAll('[aria-hidden] > img')).toHaveLength(2)
})

test('the server adds no preload of the pattern', () => {
  expect(renderToString(<Weave pattern="/weaves.svg#plain" tone="clay" />)).not.toContain('preload')
})
