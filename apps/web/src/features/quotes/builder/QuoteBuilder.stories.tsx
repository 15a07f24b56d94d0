import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { calls } from '@portal/domain/contract'
import { Container } from '@portal/ui'
import { expect, waitFor } from 'storybook/test'
import { replies, reply } from '#test/replies.ts'
import { withStore } from '#test/with-store.tsx'
import { QuoteBuilder } from './QuoteBuilder.tsx'
import { Confirmation } from './Confirmation.tsx'

type PlayContext = Parameters<NonNullable<StoryObj<typeof meta>['play']>>[0]

/** The form starts blank, whatever another story left in storage. */
const withoutDraft: Decorator = (Story) => {
  localStorage.removeItem('pending-website-quote')
  return <Story />
}

const onAPage: Decorator = (Story) => (
  <Container>
    <h1>Request a website quote</h1>
    <Story />
  </Container>
)

const next = async ({ canvas, userEvent }: PlayContext, heading: string) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
  await canvas.findByRole('heading', { name: heading })
}

async function toWebsite(played: PlayContext) {
  const { canvas, userEvent } = played
  await userEvent.type(await canvas.findByRole('textbox', { name: /^Business Name/ }), 'Kokonut Oil')
  await userEvent.click(canvas.getByRole('radio', { name: 'Solomon Islands' }))
  await next(played, 'Website Requirements')
}

async function toDomain(played: PlayContext) {
  await toWebsite(played)
  await played.userEvent.click(played.canvas.getByRole('radio', { name: /^5 pages/ }))
  for (const service of played.canvas.getAllByRole('checkbox')) await played.userEvent.click(service)
  await next(played, 'Domain and Additional Services')
}

async function toContact(played: PlayContext) {
  await toDomain(played)
  await played.userEvent.click(played.canvas.getByRole('radio', { name: /^Register a new domain/ }))
  await next(played, 'Contact Information')
}

async function submit(played: PlayContext) {
  const { canvas, userEvent } = played
  await toContact(played)
  await userEvent.type(canvas.getByRole('textbox', { name: /^Your Name/ }), 'Mele Talo')
  await userEvent.type(canvas.getByRole('textbox', { name: /^Email Address/ }), 'mele@kokonut.test')
  await userEvent.click(canvas.getByRole('button', { name: 'Submit Quote Request' }))
}

const phone = { viewport: { value: 'phone' } }

const meta = {
  title: 'Quotes/Builder',
  component: QuoteBuilder,
  parameters: { path: '/quote-builder', layout: 'fullscreen' },
  decorators: [onAPage, withoutDraft, withStore()],
} satisfies Meta<typeof QuoteBuilder>

export default meta
type Story = StoryObj<typeof meta>

export const Business: Story = {}
export const BusinessOnAPhone: Story = { globals: phone }
export const Website: Story = { play: toWebsite }
export const Domain: Story = { play: toDomain }
export const ExistingDomain: Story = {
  play: async (played) => {
    await toDomain(played)
    await played.userEvent.click(played.canvas.getByRole('radio', { name: /^Use an existing domain/ }))
  },
}
export const Contact: Story = { play: toContact }
export const ContactNarrow: Story = { play: toContact, globals: { viewport: { value: 'small' } } }
export const EstimateOpenOnAPhone: Story = {
  globals: phone,
  play: async (played) => {
    await toDomain(played)
    await played.userEvent.click(played.canvas.getByRole('button', { name: /^Cost Estimate/ }))
    await waitFor(() => expect(played.canvas.getByText('Estimated total')).toBeVisible())
  },
}
export const WithErrors: Story = {
  play: async (played) => {
    await toContact(played)
    await played.userEvent.click(played.canvas.getByRole('radio', { name: 'WhatsApp' }))
    await played.userEvent.click(played.canvas.getByRole('button', { name: 'Submit Quote Request' }))
    await expect((await played.canvas.findAllByText('Please enter a valid email'))[0]).toBeVisible()
  },
}
export const Sending: Story = {
  play: async (played) => {
    await submit(played)
    await expect(await played.canvas.findByRole('button', { name: 'Submitting...' })).toBeVisible()
  },
}
export const Failed: Story = {
  decorators: [
    withStore({
      fetch: replies(
        reply(calls.createQuoteRequest, 429, { message: 'Too many requests. Please try again in 4 minutes' }),
      ),
    }),
  ],
  play: async (played) => {
    await submit(played)
    await expect(await played.canvas.findByText(/Please try again in 4 minutes/)).toBeVisible()
  },
}
export const Submitted: Story = {
  render: () => <Confirmation submitted={{ reference: 'PB-7K3F-9Q', email: 'mele@kokonut.test' }} />,
}
export const SubmittedOnAPhone: Story = { ...Submitted, globals: phone }
