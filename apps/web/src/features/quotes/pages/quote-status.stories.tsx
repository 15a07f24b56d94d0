import type { Meta, StoryObj } from '@storybook/react-vite'
import { calls } from '@portal/domain/contract'
import { anOwnQuote } from '#test/factories.ts'
import { replies, reply } from '#test/replies.ts'
import { withStore } from '#test/with-store.tsx'
import { screen } from './quote-status.screen.tsx'

const FOUND = { path: '/quote-status?reference=PB-7K3F-9Q&email=mele%40kokonut.test' }

const answered = (...answer: Parameters<typeof reply>) => [withStore({ fetch: replies(reply(...answer)) })]

const meta = {
  title: 'Quotes/Status',
  component: screen.Component,
  parameters: { layout: 'fullscreen', ...FOUND },
} satisfies Meta<typeof screen.Component>

export default meta
type Story = StoryObj<typeof meta>

export const Asking: Story = { decorators: [withStore()], parameters: { path: '/quote-status' } }
export const New: Story = { decorators: answered(calls.getQuoteRequest, 200, anOwnQuote()) }
export const Quoted: Story = {
  decorators: answered(
    calls.getQuoteRequest,
    200,
    anOwnQuote({
      status: 'quoted',
      history: [
        {
          status: 'quoted',
          note: '$1,150 for four pages with a logo.\nThree weeks from your go.',
          at: '2026-11-19T22:00:00.000Z',
        },
        { status: 'in review', note: null, at: '2026-11-19T04:00:00.000Z' },
      ],
    }),
  ),
}
export const QuotedOnAPhone: Story = { ...Quoted, globals: { viewport: { value: 'phone' } } }
export const NotFound: Story = {
  decorators: answered(calls.getQuoteRequest, 404, { message: 'There is no such request' }),
}
export const Loading: Story = { decorators: [withStore()] }
export const Failed: Story = {
  decorators: answered(calls.getQuoteRequest, 429, {
    message: 'Too many requests. Please try again in a minute',
  }),
}
