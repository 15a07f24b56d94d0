import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn } from 'storybook/test'
import { Dropzone } from './Dropzone.tsx'

const meta = {
  title: 'Forms/Dropzone',
  component: Dropzone,
  args: {
    label: 'Drop photos here or browse',
    hint: 'JPG, PNG or WebP, up to 4, 5 MB each. We make them smaller before sending.',
    accept: 'image/jpeg,image/png,image/webp',
    multiple: true,
    onFiles: fn(),
  },
} satisfies Meta<typeof Dropzone>

export default meta
type Story = StoryObj<typeof meta>

const dragged = (type: 'dragenter' | 'drop') => {
  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(new File(['a picture'], 'shop.jpg', { type: 'image/jpeg' }))
  return new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true })
}

export const Default: Story = {}
export const WithoutHint: Story = { args: { hint: undefined } }
export const OneDocument: Story = {
  args: { label: 'Choose the certificate', hint: 'PDF', accept: '.pdf', multiple: false, icon: 'copy' },
}

export const DraggedOver: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Drop photos here or browse')
    await fireEvent(input, dragged('dragenter'))
    await expect(input.parentElement).toHaveAttribute('data-over')
  },
}

export const Dropped: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText('Drop photos here or browse')
    await fireEvent(input, dragged('dragenter'))
    await fireEvent(input, dragged('drop'))
    await expect(args.onFiles).toHaveBeenCalledWith([expect.objectContaining({ name: 'shop.jpg' })])
    await expect(input.parentElement).not.toHaveAttribute('data-over')
  },
}

export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByLabelText('Drop photos here or browse')).toHaveFocus()
  },
}

export const WithError: Story = { args: { error: 'Add at least one photo' } }
export const Unavailable: Story = { args: { unavailable: true } }
export const LongText: Story = {
  args: {
    label: 'Drop the photographs of your shop, your market stall or your workshop here, or browse for them',
    hint: 'JPG, PNG or WebP, up to fifteen of them and at most 5 MB each. They are made smaller on this device before they are sent.',
    error: 'Shopfront-from-the-road-to-the-airport-in-the-morning.heic is not a picture that can be shown',
  },
  globals: { viewport: { value: 'small' } },
}
export const OnDeep: Story = {
  args: { error: 'Add at least one photo' },
  parameters: { surface: 'deep' },
}
