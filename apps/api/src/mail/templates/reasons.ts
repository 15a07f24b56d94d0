import { PORTAL } from '@portal/reference-data'

// Why the recipient gets an email: each email ends with one of these sentences.

/** To owners of a business. */
export const LISTED_A_BUSINESS = `You get this email because you listed a business on ${PORTAL.name}.`

/** To requesters of a quote; somebody else may have mistyped the address. */
export const REQUESTED_A_QUOTE = `You get this email because somebody requested a website quote on ${PORTAL.name} with your address. If that wasn’t you, you can ignore this email.`

/** To senders of a message; somebody else may have mistyped the address. */
export const WROTE_TO_US = `You get this email because somebody wrote to ${PORTAL.name} with your address. If that wasn’t you, you can ignore this email.`

/** To submitters; somebody else may have mistyped the address. */
export const SENT_A_SUBMISSION = `You get this email because somebody sent a submission to ${PORTAL.name} with your address. If that wasn’t you, you can ignore this email.`

/** To people who registered for an event; somebody else may have mistyped the address. */
export const REGISTERED_FOR_EVENT = `You get this email because somebody asked for a place at an event on ${PORTAL.name} with your address. If that wasn’t you, you can ignore this email: an unconfirmed place is free again after two hours.`

/** To people with a confirmed place at an event. */
export const HAS_EVENT_PLACE = `You get this email because you have a place at an event on ${PORTAL.name}.`

/** To those who receive messages to a business. */
export const HAS_INBOX = `You get this email because messages to a business on ${PORTAL.name} go to this address.`

/** To people who wrote to a business; somebody else may have mistyped the address. */
export const WROTE_TO_A_BUSINESS = `You get this email because somebody wrote to a business on ${PORTAL.name} with your address. If that wasn’t you, you can ignore this email.`

/** To people who wrote a review. */
export const WROTE_A_REVIEW = `You get this email because you reviewed a business on ${PORTAL.name}.`

/** To people with an account who reported something. */
export const SENT_A_REPORT = `You get this email because you reported something on ${PORTAL.name}.`

/** To holders of an account, about the account itself. */
export const HAS_AN_ACCOUNT = `You get this email because you have an account on ${PORTAL.name}.`

/** To the person who is billed for an order. The mail is part of what was bought, so nobody can stop it. */
export const PLACED_AN_ORDER = `You get this email because of an order on ${PORTAL.name} with your address. It tells you what we charged, received or refunded, so it can’t be turned off.`
