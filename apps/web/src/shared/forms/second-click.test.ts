import { fireEvent } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ignoreSecondClick } from './second-click.ts'

/** A button in the place of the one that sent a form. */
function newButton() {
  const press = vi.fn<() => void>()
  const button = document.body.appendChild(document.createElement('button'))
  button.addEventListener('click', press)
  ignoreSecondClick()
  return { press, click: (detail: number) => fireEvent.click(button, { detail }) }
}

test('a second click presses nothing, and the next one does', () => {
  const { press, click } = newButton()
  expect(click(2)).toBe(false)
  expect(press).not.toHaveBeenCalled()
  click(2)
  expect(press).toHaveBeenCalledOnce()
})

test.each([
  ['a first click', 1],
  ['a key', 0],
])('%s presses, and so does a double click after it', (_, detail) => {
  const { press, click } = newButton()
  click(detail)
  click(2)
  expect(press).toHaveBeenCalledTimes(2)
})
