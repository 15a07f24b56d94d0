import { calls } from '@portal/domain/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  aListingHistory,
  analyticsReplies,
  NO_REVENUE,
  someAnswerTimes,
  someFigures,
  someRevenue,
  someSearches,
  someTrials,
} from '#test/analytics.ts'
import { replies, reply } from '#test/replies.ts'
import { withStore } from '#test/with-store.tsx'
import { Analytics } from './Analytics.tsx'

const away = { message: 'Too many requests' }
const LONG = 'Association des Producteurs de Vanille et de Kava de Sainte-Marie-de-la-Mer-Orientale'
const withResponses = (...own: ReturnType<typeof reply>[]) =>
  withStore({ fetch: replies(...own, ...analyticsReplies()) })

const meta = {
  title: 'Administration/Analytics',
  component: Analytics,
  parameters: { path: '/admin?tab=analytics' },
  decorators: [
    (Story) => (
      <>
        <h1>Administration</h1>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof Analytics>

export default meta
type Story = StoryObj<typeof meta>

export const AllFigures: Story = { decorators: [withResponses()] }
export const OnAPhone: Story = { ...AllFigures, globals: { viewport: { value: 'small' } } }
export const LongNames: Story = {
  parameters: { path: '/admin?tab=analytics&by=category&searches=none' },
  decorators: [
    withResponses(
      reply(
        calls.listingHistory,
        200,
        aListingHistory({
          series: Array.from({ length: 14 }, (_, i) => ({ key: `${LONG} ${i}`, counts: [i, i, i] })),
        }),
      ),
    ),
  ],
}
export const NothingCounted: Story = {
  decorators: [
    withResponses(
      reply(calls.listingHistory, 200, aListingHistory({ series: [] })),
      reply(
        calls.searches,
        200,
        someSearches({
          days: [],
          totals: { searches: 0, withoutResult: 0 },
          texts: [],
          textsWithoutResult: [],
        }),
      ),
      reply(
        calls.trials,
        200,
        someTrials({ months: [], totals: { started: 0, converted: 0, running: 0, ended: 0 } }),
      ),
      reply(
        calls.revenue,
        200,
        someRevenue({
          months: [],
          totals: NO_REVENUE,
        }),
      ),
      reply(calls.answerTimes, 200, someAnswerTimes({ kinds: [], weeks: [] })),
    ),
  ],
}
export const NoListings: Story = {
  decorators: [
    withStore({ fetch: replies(...analyticsReplies({ figures: someFigures({ businesses: 0 }) })) }),
  ],
}
export const Loading: Story = { decorators: [withStore()] }
export const Failed: Story = {
  decorators: [
    withResponses(
      reply(calls.listingHistory, 429, away),
      reply(calls.visits, 429, away),
      reply(calls.searches, 429, away),
      reply(calls.trials, 429, away),
      reply(calls.revenue, 429, away),
      reply(calls.answerTimes, 429, away),
    ),
  ],
}
export const AllFailed: Story = {
  decorators: [withStore({ fetch: replies(reply(calls.adminFigures, 429, away)) })],
}
