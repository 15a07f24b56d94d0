import type { DemoData } from '../data/demo-data.ts'
import { getLocalDay } from '../local-day.ts'
import type { DemoBusiness } from './demo-businesses.ts'
import type { DemoEngagement } from './engagement.ts'

/** A visitor's message to the business of a name, and its owner's reply. */
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

/** Lists messages to businesses as of `now` (milliseconds). */
export const createDemoMessages = ({ businessMessages }: DemoData, now: number): DemoMessage[] =>
  businessMessages.map(({ sentAgo, reply, ...message }) => {
    const createdAt = now - sentAgo
    const answer = reply && { reply: { text: reply.text, at: createdAt + reply.after } }
    return { ...message, createdAt, ...answer }
  })

/** Counts the messages to a business by day in its time zone. */
export const countMessages = (
  { profile, town }: DemoBusiness,
  messages: readonly DemoMessage[],
): DemoEngagement[] =>
  messages
    .filter(({ business }) => business === profile.name)
    .map(({ createdAt }) => ({ day: getLocalDay(createdAt, 0, town.country), kind: 'message', count: 1 }))
