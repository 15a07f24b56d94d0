import type { Meta, StoryObj } from '@storybook/react-vite'
import { calls } from '@portal/domain/contract'
import { expect, userEvent } from 'storybook/test'
import { anOffer, anOwnQuote } from '#test/quote-factories.ts'
import { replies, reply } from '#test/replies.ts'
import { withStore } from '#test/with-store.tsx'
import { screen } from './quote-status.screen.tsx'

const FOUND = { path: '/quote-status?reference=PB-7K3F-9Q&email=mele%40kokonut.test' }

const respond = (...args: Parameters<typeof reply>) => [withStore({ fetch: replies(reply(...args)) })]

const meta = {
  title: 'Quotes/Status',
  component: screen.Component,
  parameters: { layout: 'fullscreen', ...FOUND },
} satisfies Meta<typeof screen.Component>

export default meta
type Story = StoryObj<typeof meta>

export const Asking: Story = { decorators: [withStore()], parameters: { path: '/quote-status' } }
export const New: Story = { decorators: respond(calls.getQuoteRequest, 200, anOwnQuote()) }
export const Quoted: Story = {
  decorators: respond(
    calls.getQuoteRequest,
    200,
    anOwnQuote({
      status: 'quoted',
      history: [
        {
          status: 'quoted',
          note: '$1,150 for four pages with a logo.\nThree weeks from your go.',
          byRequester: false,
          offer: null,
          at: '2026-11-19T22:00:00.000Z',
        },
        { status: 'in review', note: null, byRequester: false, offer: null, at: '2026-11-19T04:00:00.000Z' },
      ],
    }),
  ),
}
const ITEMS = [
  { name: 'Website with 4 pages', price: 1000 },
  { name: 'Logo design and stationery for the cooperative and its three branches', price: 150 },
]
const offered = (own: Parameters<typeof anOwnQuote>[0] = {}) =>
  respond(
    calls.getQuoteRequest,
    200,
    anOwnQuote({ status: 'quoted', offer: anOffer({ items: ITEMS }), ...own }),
  )

export const WithAmount: Story = { decorators: offered() }
export const WithAmountOnAPhone: Story = { ...WithAmount, globals: { viewport: { value: 'phone' } } }
export const ConfirmingAcceptance: Story = {
  ...WithAmount,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Accept' }))
    await expect(canvas.getByRole('heading', { name: 'Accept the quote for US$1,150?' })).toHaveFocus()
  },
}
export const Expired: Story = { decorators: offered({ status: 'expired' }) }
export const Accepted: Story = {
  decorators: offered({
    status: 'accepted',
    history: [
      { status: 'accepted', note: null, byRequester: true, offer: null, at: '2026-11-20T01:00:00.000Z' },
      { status: 'quoted', note: null, byRequester: false, offer: anOffer(), at: '2026-11-19T22:00:00.000Z' },
    ],
  }),
}
export const QuotedOnAPhone: Story = { ...Quoted, globals: { viewport: { value: 'phone' } } }
export const NotFound: Story = {
  decorators: respond(calls.getQuoteRequest, 404, { message: 'There is no such request' }),
}
export const Loading: Story = { decorators: [withStore()] }
export const Failed: Story = {
  decorators: respond(calls.getQuoteRequest, 429, {
    message: 'Too many requests. Please try again in a minute',
  }),
}
