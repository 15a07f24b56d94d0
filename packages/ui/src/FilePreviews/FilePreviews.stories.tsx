import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef, useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Dropzone } from '../Dropzone/Dropzone.tsx'
import { Stack } from '../layout/Stack.tsx'
import type { FilePreview } from './FilePreviewItem.tsx'
import { FilePreviews, type FilePreviewsProps } from './FilePreviews.tsx'

const drawing = (sky: string, sea: string, sand: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 120"><path fill="${sky}" d="M0 0h160v120H0z"/><path fill="${sea}" d="M0 62h160v58H0z"/><path fill="${sand}" d="M0 104c50-22 120-14 160 2v14H0z"/></svg>`,
  )}`

const items: readonly FilePreview[] = [
  {
    id: 'a',
    name: 'shopfront.jpg',
    src: drawing('#bfe3ee', '#08756f', '#f3d9a4'),
    size: '184 KB',
    badge: 'Cover',
  },
  { id: 'b', name: 'IMG_20250412_081422.jpg', src: drawing('#f6c9a0', '#8a4a2a', '#f6efe2'), size: '212 KB' },
  { id: 'c', name: 'stall.png', src: drawing('#dcebfb', '#234f7a', '#e5dcc9'), size: '96 KB' },
]

const inEveryState: readonly FilePreview[] = [
  { id: 'p', name: 'shopfront.jpg', state: 'preparing' },
  { id: 's', name: 'stall.png', src: items[2]?.src, state: 'preparing', note: 'Making it smaller…' },
  { id: 'r', name: 'market.webp', src: items[0]?.src, size: '184 KB', badge: 'Cover' },
  { id: 'f', name: 'letter.jpg', state: 'failed', note: 'This is not a picture. Choose another file.' },
]

/** With the list in state, as in an app. */
function StatefulPreviews({ items: given, onRemove, onMove, ...rest }: FilePreviewsProps) {
  const [list, setList] = useState(given)
  const input = useRef<HTMLInputElement>(null)
  const move = (id: string, toIndex: number) => {
    const others = list.filter((item) => item.id !== id)
    setList(others.toSpliced(toIndex, 0, ...list.filter((item) => item.id === id)))
    onMove?.(id, toIndex)
  }
  const remove = (id: string) => {
    setList(list.filter((item) => item.id !== id))
    onRemove?.(id)
  }
  return (
    <Stack>
      <Dropzone ref={input} label="Drop photos here or browse" multiple onFiles={() => setList(given)} />
      <FilePreviews {...rest} items={list} onRemove={remove} onMove={move} returnFocusTo={input} />
    </Stack>
  )
}

const meta = {
  title: 'Forms/FilePreviews',
  component: FilePreviews,
  args: { label: 'Photos', items, onRemove: fn(), onMove: fn() },
} satisfies Meta<typeof FilePreviews>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const InUse: Story = { render: (args) => <StatefulPreviews {...args} /> }
export const One: Story = { args: { items: items.slice(0, 1) } }
export const Empty: Story = { args: { items: [] } }

export const States: Story = { args: { items: inEveryState } }

export const BrokenPicture: Story = {
  args: { items: [{ id: 'n', name: 'broken.jpg', src: 'data:image/jpeg;base64,AAAA', size: '4 KB' }] },
}

export const Unavailable: Story = { args: { unavailable: true } }
export const ReadOnly: Story = {
  render: ({ label, items: shown }) => <FilePreviews label={label} items={shown} />,
}

export const RemovedByKeyboard: Story = {
  render: (args) => <StatefulPreviews {...args} />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Remove shopfront.jpg' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: /Remove IMG/ })).toHaveFocus()
  },
}

export const MovedByKeyboard: Story = {
  render: (args) => <StatefulPreviews {...args} />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Move shopfront.jpg later' }).focus()
    await userEvent.keyboard('{Enter}{Enter}')
    await expect(canvas.getByRole('button', { name: 'Move shopfront.jpg later' })).toHaveFocus()
    await expect(canvas.getByRole('status')).toHaveTextContent('shopfront.jpg is now number 3 of 3.')
  },
}

export const LongText: Story = {
  args: {
    items: [
      {
        id: 'a',
        name: 'Photograph-of-the-shopfront-from-the-road-to-the-airport-in-the-early-morning-light.jpeg',
        src: items[0]?.src,
        size: '1,284 kilobytes',
        badge: 'Cover of the listing',
      },
      {
        id: 'b',
        name: 'IMG_20250412_081422_HDR_edited_final_copy_of_copy_2.jpg',
        state: 'failed',
        note: 'This picture is larger than what this device can make smaller. Choose one with fewer details.',
      },
    ],
  },
  globals: { viewport: { value: 'small' } },
}
export const OnDeep: Story = { args: { items: inEveryState }, parameters: { surface: 'deep' } }
