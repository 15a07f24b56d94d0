import { expect, test } from 'vitest'
import { applyMark, toBlock, MARKS, formatPicture } from './insert-text.ts'

function area(value: string, from: number, to: number): HTMLTextAreaElement {
  const element = document.createElement('textarea')
  document.body.append(element)
  element.value = value
  element.setSelectionRange(from, to)
  return element
}

const mark = (label: string) => MARKS.find((one) => one.label === label) ?? MARKS[0]

test.each([
  ['Bold', 'Ferry sails', 0, 5, '**Ferry** sails', 'Ferry'],
  ['Italic', '', 0, 0, '*italic*', 'italic'],
  ['Heading', 'One\n', 4, 4, 'One\n\n## Heading', 'Heading'],
  ['Link', 'see it', 4, 6, 'see [it](https://)', 'it'],
])('%s', (label, value, from, to, expected, selected) => {
  const element = area(value, from, to)
  const chosen = mark(label)
  if (chosen) applyMark(element, chosen)
  expect(element.value).toBe(expected)
  expect(element.value.slice(element.selectionStart, element.selectionEnd)).toBe(selected)
})

test('a list marks every selected line', () => {
  const element = area('one\ntwo', 0, 7)
  const list = mark('List')
  if (list) applyMark(element, list)
  expect(element.value).toBe('- one\n- two')
})

test.each([
  ['', 'x'],
  ['Text', '\n\nx'],
  ['Text\n', '\nx'],
  ['Text\n\n', 'x'],
])('a block after %j starts a new paragraph', (before, expected) => {
  expect(toBlock(area(before, before.length, before.length), 'x')).toBe(expected)
})

test('replaces brackets and quotes in a picture’s texts', () => {
  expect(formatPicture('/media/a-1600.webp', 'A [red] boat', 'The "Gizo"')).toBe(
    '![A red boat](/media/a-1600.webp "The ”Gizo”")',
  )
  expect(formatPicture('/media/a-1600.webp', 'A boat', ' ')).toBe('![A boat](/media/a-1600.webp)')
})
