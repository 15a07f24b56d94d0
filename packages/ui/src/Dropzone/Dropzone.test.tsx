import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { TextInput } from '../TextInput/TextInput.tsx'
import { Dropzone, type DropzoneProps } from './Dropzone.tsx'

const shop = new File(['front'], 'shop.jpg', { type: 'image/jpeg' })
const text = new File(['dear'], 'letter.txt', { type: 'text/plain' })
const withFiles = (...files: File[]) => ({ dataTransfer: { types: ['Files'], files, dropEffect: 'none' } })
const draggedText = { dataTransfer: { types: ['text/plain'], files: [], dropEffect: 'none' } }

function renderDropzone(props: Partial<DropzoneProps> = {}) {
  const onFiles = vi.fn<(files: File[]) => void>()
  render(
    <>
      <Dropzone label="Drop photos here or browse" multiple onFiles={onFiles} {...props} />
      <TextInput aria-label="Name" />
    </>,
  )
  return onFiles
}

const input = () => screen.getByLabelText<HTMLInputElement>('Drop photos here or browse')
const highlighted = () => input().closest('[data-over]') !== null

test('is focusable and passes on the chosen files', async () => {
  const onFiles = renderDropzone()
  await userEvent.tab()
  expect(input()).toHaveFocus()
  await userEvent.upload(input(), [shop, text])
  expect(onFiles).toHaveBeenCalledExactlyOnceWith([shop, text])
})

test('the same file can be chosen again', async () => {
  const onFiles = renderDropzone()
  await userEvent.upload(input(), shop)
  expect(input().value).toBe('')
  await userEvent.upload(input(), shop)
  expect(onFiles).toHaveBeenCalledTimes(2)
})

test('is highlighted while files are dragged over it or its children', () => {
  renderDropzone()
  const label = screen.getByText('Drop photos here or browse')
  fireEvent.dragEnter(input(), withFiles(shop))
  expect(highlighted()).toBe(true)
  fireEvent.dragEnter(label, withFiles(shop))
  fireEvent.dragLeave(input(), withFiles(shop))
  expect(highlighted()).toBe(true)
  fireEvent.dragLeave(label, withFiles(shop))
  expect(highlighted()).toBe(false)
})

test('passes on dropped files of any type and removes the highlight', () => {
  const onFiles = renderDropzone({ accept: 'image/jpeg' })
  fireEvent.dragEnter(input(), withFiles(text))
  fireEvent.drop(input(), withFiles(text))
  expect(onFiles).toHaveBeenCalledExactlyOnceWith([text])
  expect(highlighted()).toBe(false)
})

test('ignores dragged text', () => {
  const onFiles = renderDropzone()
  fireEvent.dragEnter(input(), draggedText)
  expect(highlighted()).toBe(false)
  fireEvent.drop(input(), draggedText)
  expect(onFiles).not.toHaveBeenCalled()
})

test('passes on only the first file unless it takes multiple', () => {
  const onFiles = renderDropzone({ multiple: false })
  fireEvent.drop(input(), withFiles(shop, text))
  expect(onFiles).toHaveBeenCalledExactlyOnceWith([shop])
})

test('ignores chosen, dropped and pasted files while unavailable, and keeps the focus', async () => {
  const onFiles = renderDropzone({ unavailable: true })
  await userEvent.tab()
  expect(input()).toHaveFocus()
  expect(input()).toHaveAttribute('aria-disabled', 'true')
  await userEvent.upload(input(), shop)
  fireEvent.dragEnter(input(), withFiles(shop))
  expect(highlighted()).toBe(false)
  fireEvent.drop(input(), withFiles(shop))
  fireEvent.paste(document.body, { clipboardData: { files: [shop] } })
  expect(onFiles).not.toHaveBeenCalled()
})

test('a file dropped outside the area is not opened by the browser', () => {
  const onFiles = renderDropzone()
  const missed = createEvent.drop(document.body, withFiles(shop))
  fireEvent(document.body, missed)
  expect(missed.defaultPrevented).toBe(true)
  expect(onFiles).not.toHaveBeenCalled()
})

test('takes a pasted image, except when it is pasted into a text input', () => {
  const onFiles = renderDropzone()
  fireEvent.paste(screen.getByLabelText('Name'), { clipboardData: { files: [shop] } })
  expect(onFiles).not.toHaveBeenCalled()
  fireEvent.paste(document.body, { clipboardData: { files: [shop] } })
  expect(onFiles).toHaveBeenCalledExactlyOnceWith([shop])
})

test('hint and error are its description', () => {
  renderDropzone({ hint: 'JPG or PNG', error: 'Add a photo' })
  expect(input()).toBeInvalid()
  expect(input()).toHaveAccessibleDescription('JPG or PNG Add a photo')
})
