import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Field } from '../Field/Field.tsx'
import { Stack } from '../layout/Stack.tsx'
import { TextArea } from '../TextArea/TextArea.tsx'
import { Dialog, type DialogProps } from './Dialog.tsx'

function Opened({ open, ...props }: DialogProps) {
  const [isOpen, setOpen] = useState(open)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog {...props} open={isOpen} onOpenChange={setOpen} />
    </>
  )
}

const actions = (
  <>
    <Button variant="secondary">Cancel</Button>
    <Button>Send report</Button>
  </>
)

const meta = {
  title: 'Overlays/Dialog',
  component: Dialog,
  // Documentation pages show it in a separate frame.
  parameters: { docs: { story: { inline: false, height: '520px' } } },
  render: (args) => <Opened {...args} />,
  args: {
    open: true,
    onOpenChange: () => {},
    title: 'Report this page',
    description: 'An editor reads it within three working days.',
    children: (
      <Field label="What is wrong?" hint="A sentence is enough.">
        <TextArea rows={4} />
      </Field>
    ),
    footer: actions,
  },
} satisfies Meta<typeof Dialog>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const SmallQuestion: Story = {
  args: {
    size: 'small',
    title: 'Discard this draft?',
    description: 'It is kept on this device only and you can’t get it back.',
    children: null,
    footer: (
      <>
        <Button variant="secondary">Keep it</Button>
        <Button variant="danger">Discard draft</Button>
      </>
    ),
  },
}

const paragraphs = Array.from({ length: 14 }, (_, index) => (
  <p key={index}>
    {index + 1}. The boat leaves from the main wharf on Tuesdays and Fridays when the sea allows it, and waits
    for the truck from the inland villages.
  </p>
))

export const LongAndLarge: Story = {
  args: {
    size: 'large',
    title:
      'Conditions of carriage for cargo between the outer islands, including perishable goods and animals',
    children: <Stack>{paragraphs}</Stack>,
  },
}

export const WithoutFooter: Story = { args: { footer: null, description: null } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const Small: Story = { ...LongAndLarge, globals: { viewport: { value: 'small' } } }

export const ClosesOnEscape: Story = {
  args: { open: false },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open' })
    await userEvent.click(opener)
    await screen.findByRole('dialog', { name: 'Report this page' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(opener).toHaveFocus()
  },
}

export const LocksScroll: Story = {
  args: { open: false },
  play: async ({ canvas, userEvent }) => {
    const overflow = () => getComputedStyle(document.body).overflow
    const before = overflow()
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    await waitFor(() => expect(overflow()).toBe('hidden'))
    const written = [...document.querySelectorAll('style')].map(({ textContent }) => textContent)
    await expect(written.filter((css) => css.includes('data-scroll-locked'))).toEqual([])
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(overflow()).toBe(before))
  },
}
