import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { WithNames } from './WithNames.tsx'

const getKept = (text: string, names: readonly string[]) => {
  const { container } = render(<WithNames text={text} names={names} />)
  expect(container).toHaveTextContent(text)
  return [...container.querySelectorAll('[translate=no]')].map(({ textContent }) => textContent)
}

test('names are not translated, also with special characters of patterns', () => {
  expect(getKept('Joses K. gave Ice (Auki) 5 stars', ['Joses K.', 'Ice (Auki)'])).toEqual([
    'Joses K.',
    'Ice (Auki)',
  ])
})

test('a name stays whole if another is its prefix', () => {
  expect(getKept('Auki wrote to Auki Ice', ['Auki', 'Auki Ice'])).toEqual(['Auki', 'Auki Ice'])
})

test('a sentence without names is translated whole', () => {
  expect(getKept('Finish your unfinished listing', [''])).toEqual([])
})
