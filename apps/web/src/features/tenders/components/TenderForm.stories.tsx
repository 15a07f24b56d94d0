import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { calls } from '@portal/domain/contract'
import { Container } from '@portal/ui'
import { expect, waitFor } from 'storybook/test'
import { replies, reply } from '#test/replies.ts'
import { withStore } from '#test/with-store.tsx'
import { TENDER_FORM } from '../tender-form.ts'
import { TenderForm } from './TenderForm.tsx'

type PlayContext = Parameters<NonNullable<StoryObj<typeof meta>['play']>>[0]

/** The form starts blank, whatever another story left in storage. */
const withoutDraft: Decorator = (Story) => {
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
  decorators: [onAPage, withStore(), withoutDraft],
} satisfies Meta<typeof TenderForm>

export default meta
type Story = StoryObj<typeof meta>

async function withRows({ canvas, userEvent }: PlayContext) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Add a lot' }))
  await userEvent.click(canvas.getByRole('button', { name: 'Add a document' }))
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^Country/ }), 'sb')
  await expect(canvas.getByRole('combobox', { name: /^Province/ })).toBeVisible()
}

async function withErrors(context: PlayContext) {
  const { canvas, userEvent } = context
  await withRows(context)
  await waitFor(() =>
    expect(canvas.getByRole('button', { name: /^Send tender/ })).not.toHaveAttribute('aria-disabled'),
  )
  await userEvent.click(canvas.getByRole('button', { name: /^Send tender/ }))
  await canvas.findByRole('link', { name: 'Lot must be at least 2 characters' })
}

const LATE = 'Please choose a closing time that is still to come'
const refusal = reply(calls.submitTender, 400, { message: LATE, fields: { closingDate: LATE } })

const TENDER = {
  ...TENDER_FORM.blank,
  title: 'Solar lights for Auki market',
  kind: 'government',
  summary: 'Supply and fitting of forty solar lights at the market.',
  description: 'Forty lights on poles of six metres along the wharf road, fitted before the rains begin.',
  issuer: 'Auki Market Committee',
  country: 'sb',
  closingDate: '2026-11-20',
  closingTime: '16:00',
  howToSubmit: 'In a sealed envelope at the market office.',
  submitterName: 'Ruth Maelasi',
  submitterEmail: 'ruth@market.example',
  acceptTerms: true,
}

const withDraft: Decorator = (Story) => {
  TENDER_FORM.drafts.save(
    { id: 'story', owner: null, savedAt: Date.now(), sending: null, form: TENDER },
    Date.now(),
  )
  return <Story />
}

export const Blank: Story = {}
export const LotsAndDocuments: Story = { play: withRows }
export const WhatIsMissing: Story = { play: withErrors }
/** A real browser only focuses elements that are not inert. */
export const Refused: Story = {
  decorators: [withDraft, withStore({ fetch: replies(refusal) })],
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByLabelText(/^Title/)).toHaveValue(TENDER.title))
    await userEvent.click(canvas.getByRole('button', { name: /^Send tender/ }))
    await canvas.findByRole('link', { name: LATE })
    await waitFor(() => expect(canvas.getByLabelText(/^Closing day/)).toHaveFocus())
  },
}
export const OnAPhone: Story = { play: withErrors, globals: { viewport: { value: 'small' } } }
