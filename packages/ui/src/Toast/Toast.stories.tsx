import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { screen } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Cluster } from '../layout/Cluster.tsx'
import { createToaster, type ToastMessage } from './toaster.ts'
import { ToastPlace, ToastProvider, useToast } from './ToastProvider.tsx'

const failure: ToastMessage = {
  title: 'Error',
  description: 'We could not save your change. Please try again.',
  tone: 'destructive',
}

function Buttons() {
  const { show } = useToast()
  return (
    <Cluster>
      <Button onClick={() => show({ title: 'Saved' })}>Save</Button>
      <Button variant="secondary" onClick={() => show(failure)}>
        Fail
      </Button>
    </Cluster>
  )
}

function Shown({ messages, isPlaced = false }: { messages: readonly ToastMessage[]; isPlaced?: boolean }) {
  const [toaster] = useState(createToaster)
  useEffect(() => {
    const ids = messages.map((message) => toaster.show({ durationMs: 600_000, ...message }))
    return () => ids.forEach((id) => toaster.dismiss(id))
  }, [messages, toaster])
  return (
    <ToastProvider toaster={toaster}>
      {isPlaced && (
        <>
          <p>We review it within 3 working days.</p>
          <ToastPlace />
        </>
      )}
      <Buttons />
    </ToastProvider>
  )
}

const meta = {
  title: 'Feedback/Toast',
  component: Shown,
  // Documentation pages show it in a separate frame.
  parameters: { docs: { story: { inline: false, height: '180px' } } },
  subcomponents: { ToastPlace, ToastProvider },
  args: { messages: [{ title: 'Saved', description: 'Your change is live.' }] },
  play: async () => {
    await screen.findByRole('button', { name: 'Dismiss' })
  },
} satisfies Meta<typeof Shown>

export default meta
type Story = StoryObj<typeof meta>

export const Normal: Story = {}
export const TitleOnly: Story = { args: { messages: [{ title: 'Address copied' }] } }
export const Destructive: Story = { args: { messages: [failure] } }
export const NextWaits: Story = { args: { messages: [{ title: 'First' }, { title: 'Second' }] } }
export const InItsPlace: Story = { args: { isPlaced: true } }
export const None: Story = { args: { messages: [] }, play: () => {} }
export const LongText: Story = {
  args: {
    messages: [
      {
        title: 'Four pictures were left out',
        description:
          'wharf-at-dawn-2026-original-scan.tiff, market.bmp, harbour-from-the-ridge-panorama.heic and house.gif are not JPG, PNG or WebP. Save them as one of these and add them again.',
        tone: 'destructive',
      },
    ],
  },
}
export const Small: Story = { ...LongText, globals: { viewport: { value: 'small' } } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
