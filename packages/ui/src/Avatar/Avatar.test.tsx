import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Avatar } from './Avatar.tsx'

test.each([
  ['Mere Tuia', 'MT'],
  ['Éloïse', 'É'],
  ['ratu sir Lala Sukuna', 'RS'],
  ['', ''],
])('the initials of "%s" are "%s"', (name, initials) => {
  const { container } = render(<Avatar name={name} />)
  expect(container.textContent).toBe(initials)
})

test('a picture replaces the initials', () => {
  const { container } = render(<Avatar name="Mere Tuia" src="/media/mere.webp" />)
  expect(container.querySelector('img')).toHaveAttribute('src', '/media/mere.webp')
  expect(container.textContent).toBe('')
})
