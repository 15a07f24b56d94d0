import type { DemoData } from '../data/demo-data.ts'
import { getLocalDay } from '../local-day.ts'
import type { DemoBusiness } from './demo-businesses.ts'
import type { DemoEngagement } from './engagement.ts'

/** What a visitor wrote to the business of a name, and its owner's reply. */
export interface DemoMessage {
  readonly business: string
  readonly kind: 'message' | 'quote'
  readonly reference: string
  readonly name: string
  readonly email: string
  readonly message: string
  readonly createdAt: number
  readonly reply?: { readonly text: string; readonly at: number }
}

/** Messages to businesses, as of `now` (milliseconds). */
export const demoMessages = ({ businessMessages }: DemoData, now: number): DemoMessage[] =>
  businessMessages.map(({ sentAgo, reply, ...message }) => {
    const createdAt = now - sentAgo
    const answer = reply && { reply: { text: reply.text, at: createdAt + reply.after } }
    return { ...message, createdAt, ...answer }
  })

/** The messages to a business as they are counted: each on its day by the business's own clock. */
export const countMessages = (
  { profile, town }: DemoBusiness,
  messages: readonly DemoMessage[],
): DemoEngagement[] =>
  messages
    .filter(({ business }) => business === profile.name)
    .map(({ createdAt }) => ({ day: getLocalDay(createdAt, 0, town.country), kind: 'message', count: 1 }))
