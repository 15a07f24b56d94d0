import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef, useState } from 'react'
import { expect, test, vi } from 'vitest'
import type { FilePreview } from './FilePreviewItem.tsx'
import { FilePreviews } from './FilePreviews.tsx'

const files: readonly FilePreview[] = [
  { id: '1', name: 'shop.jpg', src: 'blob:shop', size: '184 KB', badge: 'Cover' },
  { id: '2', name: 'stall.jpg', src: 'blob:stall', size: '212 KB' },
  { id: '3', name: 'boat.jpg', src: 'blob:boat' },
]

function StatefulPreviews({ given = files }: { given?: readonly FilePreview[] }) {
  const [items, setItems] = useState(given)
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input ref={input} aria-label="Add photos" />
      <FilePreviews
        label="Photos"
        items={items}
        returnFocusTo={input}
        onRemove={(id) => setItems(items.filter((item) => item.id !== id))}
        onMove={(id, to) => {
          const others = items.filter((item) => item.id !== id)
          setItems(others.toSpliced(to, 0, ...items.filter((item) => item.id === id)))
        }}
      />
    </>
  )
}

const button = (name: string) => screen.getByRole('button', { name })
const names = () =>
  screen.getAllByRole('button', { name: /^Remove / }).map((each) => each.getAttribute('aria-label')?.slice(7))
const announced = () => screen.getByRole('status').textContent

async function click(name: string) {
  button(name).focus()
  await userEvent.keyboard('{Enter}')
}

test('is a named list that shows the details of each file', () => {
  render(<FilePreviews label="Photos" items={files} />)
  expect(screen.getByRole('group', { name: 'Photos' })).toBeInTheDocument()
  const [first, second] = screen.getAllByRole('listitem')
  expect(first).toHaveTextContent('Cover · 184 KBshop.jpg')
  expect(second).toHaveTextContent('212 KBstall.jpg')
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('after a removal focus moves to the next file, else to the previous one, else to `returnFocusTo`', async () => {
  render(<StatefulPreviews />)
  await click('Remove stall.jpg')
  expect(button('Remove boat.jpg')).toHaveFocus()
  expect(announced()).toBe('stall.jpg is removed.')
  await userEvent.keyboard('{Enter}')
  expect(button('Remove shop.jpg')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(screen.getByLabelText('Add photos')).toHaveFocus()
  expect(announced()).toBe('shop.jpg is removed.')
})

test('buttons move a file, keep focus and do nothing at the ends', async () => {
  render(<StatefulPreviews />)
  await click('Move shop.jpg later')
  expect(names()).toEqual(['stall.jpg', 'shop.jpg', 'boat.jpg'])
  expect(announced()).toBe('shop.jpg is now number 2 of 3.')
  expect(button('Move shop.jpg later')).toHaveFocus()
  await userEvent.keyboard('{Enter}{Enter}{Enter}')
  expect(names()).toEqual(['stall.jpg', 'boat.jpg', 'shop.jpg'])
  expect(button('Move shop.jpg later')).toHaveFocus()
  expect(button('Move shop.jpg later')).toHaveAttribute('aria-disabled', 'true')
  await click('Move shop.jpg earlier')
  expect(names()).toEqual(['stall.jpg', 'shop.jpg', 'boat.jpg'])
})

test('a file can be dragged to the position of another', () => {
  render(<StatefulPreviews />)
  const [first, , third] = screen.getAllByRole('listitem')
  if (!first || !third) throw new Error('three files were expected')
  const dataTransfer = { setData: vi.fn<() => void>(), types: ['text/plain'] }
  fireEvent.dragStart(first, { dataTransfer })
  fireEvent.dragOver(third, { dataTransfer })
  fireEvent.drop(third, { dataTransfer })
  expect(names()).toEqual(['stall.jpg', 'boat.jpg', 'shop.jpg'])
  expect(announced()).toBe('shop.jpg is now number 3 of 3.')
})

test('a single file can’t be moved', () => {
  render(<StatefulPreviews given={files.slice(0, 1)} />)
  expect(screen.queryByRole('button', { name: /Move/ })).not.toBeInTheDocument()
})

test('announces when a file is ready and why one failed', () => {
  const preparing = files.map((file) => ({ ...file, state: 'preparing' as const }))
  const { rerender } = render(<FilePreviews label="Photos" items={preparing} />)
  expect(screen.getAllByText('Getting it ready…')).toHaveLength(3)
  rerender(
    <FilePreviews
      label="Photos"
      items={preparing.map((file) =>
        file.id === '1'
          ? { ...file, state: 'ready' }
          : file.id === '2'
            ? { ...file, state: 'failed', note: 'Not a picture' }
            : file,
      )}
    />,
  )
  expect(announced()).toBe('shop.jpg is ready. stall.jpg: Not a picture')
  expect(screen.getByText('Not a picture')).toBeVisible()
})

test('changes from outside leave focus where it is', async () => {
  const { rerender } = render(
    <>
      <input aria-label="Town" />
      <FilePreviews label="Photos" items={files} onRemove={() => {}} />
    </>,
  )
  await userEvent.click(button('Remove shop.jpg'))
  await userEvent.click(screen.getByLabelText('Town'))
  rerender(
    <>
      <input aria-label="Town" />
      <FilePreviews label="Photos" items={files.slice(1)} onRemove={() => {}} />
    </>,
  )
  expect(screen.getByLabelText('Town')).toHaveFocus()
})

test('shows an icon in place of a picture that fails to load', () => {
  const { container } = render(<FilePreviews label="Photos" items={files.slice(0, 1)} />)
  const image = container.querySelector('img')
  if (!image) throw new Error('a picture was expected')
  fireEvent.error(image)
  expect(container.querySelector('img')).not.toBeInTheDocument()
})

test('the buttons of an unavailable list do nothing and keep the focus', async () => {
  const act = vi.fn<() => void>()
  render(<FilePreviews label="Photos" items={files} onRemove={act} onMove={act} unavailable />)
  for (const each of screen.getAllByRole('button')) {
    await userEvent.click(each)
    expect(each).toHaveFocus()
    expect(each).toHaveAttribute('aria-disabled', 'true')
  }
  expect(act).not.toHaveBeenCalled()
})

test('`messages` replaces the default texts', () => {
  render(
    <FilePreviews
      label="Photos"
      items={files}
      onRemove={() => {}}
      messages={{ remove: (n) => `Enlever ${n}` }}
    />,
  )
  expect(button('Enlever shop.jpg')).toBeInTheDocument()
})
