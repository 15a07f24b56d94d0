import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { TextInput } from '../TextInput/TextInput.tsx'
import { Dropzone, type DropzoneProps } from './Dropzone.tsx'

const shop = new File(['front'], 'shop.jpg', { type: 'image/jpeg' })
const letter = new File(['dear'], 'letter.txt', { type: 'text/plain' })
const carrying = (...files: File[]) => ({ dataTransfer: { types: ['Files'], files, dropEffect: 'none' } })
const words = { dataTransfer: { types: ['text/plain'], files: [], dropEffect: 'none' } }

function drawn(props: Partial<DropzoneProps> = {}) {
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

test('is reached by keyboard and gives the chosen files', async () => {
  const onFiles = drawn()
  await userEvent.tab()
  expect(input()).toHaveFocus()
  await userEvent.upload(input(), [shop, letter])
  expect(onFiles).toHaveBeenCalledExactlyOnceWith([shop, letter])
})

test('the same file can be chosen again', async () => {
  const onFiles = drawn()
  await userEvent.upload(input(), shop)
  expect(input().value).toBe('')
  await userEvent.upload(input(), shop)
  expect(onFiles).toHaveBeenCalledTimes(2)
})

test('is highlighted while files are over it or over what is in it', () => {
  drawn()
  const label = screen.getByText('Drop photos here or browse')
  fireEvent.dragEnter(input(), carrying(shop))
  expect(highlighted()).toBe(true)
  fireEvent.dragEnter(label, carrying(shop))
  fireEvent.dragLeave(input(), carrying(shop))
  expect(highlighted()).toBe(true)
  fireEvent.dragLeave(label, carrying(shop))
  expect(highlighted()).toBe(false)
})

test('gives dropped files whatever they are, and is calm again', () => {
  const onFiles = drawn({ accept: 'image/jpeg' })
  fireEvent.dragEnter(input(), carrying(letter))
  fireEvent.drop(input(), carrying(letter))
  expect(onFiles).toHaveBeenCalledExactlyOnceWith([letter])
  expect(highlighted()).toBe(false)
})

test('text that is dragged over it changes nothing', () => {
  const onFiles = drawn()
  fireEvent.dragEnter(input(), words)
  expect(highlighted()).toBe(false)
  fireEvent.drop(input(), words)
  expect(onFiles).not.toHaveBeenCalled()
})

test('where one file is asked for, one is given', () => {
  const onFiles = drawn({ multiple: false })
  fireEvent.drop(input(), carrying(shop, letter))
  expect(onFiles).toHaveBeenCalledExactlyOnceWith([shop])
})

test('a disabled one takes nothing, in no way', () => {
  const onFiles = drawn({ disabled: true })
  fireEvent.dragEnter(input(), carrying(shop))
  expect(highlighted()).toBe(false)
  fireEvent.drop(input(), carrying(shop))
  fireEvent.paste(document.body, { clipboardData: { files: [shop] } })
  expect(input()).toBeDisabled()
  expect(onFiles).not.toHaveBeenCalled()
})

test('a file dropped beside it is not opened in place of the page', () => {
  const onFiles = drawn()
  const missed = createEvent.drop(document.body, carrying(shop))
  fireEvent(document.body, missed)
  expect(missed.defaultPrevented).toBe(true)
  expect(onFiles).not.toHaveBeenCalled()
})

test('takes a pasted picture, but leaves what is pasted into a text alone', () => {
  const onFiles = drawn()
  fireEvent.paste(screen.getByLabelText('Name'), { clipboardData: { files: [shop] } })
  expect(onFiles).not.toHaveBeenCalled()
  fireEvent.paste(document.body, { clipboardData: { files: [shop] } })
  expect(onFiles).toHaveBeenCalledExactlyOnceWith([shop])
})

test('hint and error describe it', () => {
  drawn({ hint: 'JPG or PNG', error: 'Add a photo' })
  expect(input()).toBeInvalid()
  expect(input()).toHaveAccessibleDescription('JPG or PNG Add a photo')
})
