import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { Container } from '@portal/ui'
import { expect, waitFor } from 'storybook/test'
import { withStore } from '#test/with-store.tsx'
import { TenderForm } from './TenderForm.tsx'

type Played = Parameters<NonNullable<StoryObj<typeof meta>['play']>>[0]

/** The form begins blank, whatever another story left on the device. */
const nothingKept: Decorator = (Story) => {
  localStorage.removeItem('pending-tender')
  return <Story />
}

const onAPage: Decorator = (Story) => (
  <Container>
    <h1>Post a Tender</h1>
    <Story />
  </Container>
)

const meta = {
  title: 'Tenders/TenderForm',
  component: TenderForm,
  decorators: [onAPage, withStore(), nothingKept],
} satisfies Meta<typeof TenderForm>

export default meta
type Story = StoryObj<typeof meta>

async function withRows({ canvas, userEvent }: Played) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Add a lot' }))
  await userEvent.click(canvas.getByRole('button', { name: 'Add a document' }))
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^Country/ }), 'sb')
  await expect(canvas.getByRole('combobox', { name: /^Province/ })).toBeVisible()
}

async function withErrors(played: Played) {
  const { canvas, userEvent } = played
  await withRows(played)
  await waitFor(() => expect(canvas.getByRole('button', { name: /^Send tender/ })).toBeEnabled())
  await userEvent.click(canvas.getByRole('button', { name: /^Send tender/ }))
  await canvas.findByRole('link', { name: 'Lot must be at least 2 characters' })
}

export const Blank: Story = {}
export const LotsAndDocuments: Story = { play: withRows }
export const WhatIsMissing: Story = { play: withErrors }
export const OnAPhone: Story = { play: withErrors, globals: { viewport: { value: 'small' } } }
