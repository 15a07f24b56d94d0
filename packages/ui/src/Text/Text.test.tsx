import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Text } from './Text.tsx'

test('is a paragraph unless `as` sets another element', () => {
  render(
    <>
      <Text>Auki</Text>
      <Text as="time">Monday</Text>
    </>,
  )
  expect(screen.getByRole('paragraph')).toHaveTextContent('Auki')
  expect(screen.getByRole('time')).toHaveTextContent('Monday')
})
