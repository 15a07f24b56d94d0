import { PORTAL } from '@portal/reference-data'

/** Why an owner is written to. */
export const OWNS = `You get this email because you listed a business on ${PORTAL.name}.`

/** Why somebody who asked for a website is written to; the address may have been mistyped by somebody else. */
export const ASKED = `You get this email because a website quote was requested with your address on ${PORTAL.name}. If that was not you, there is nothing you need to do.`

/** Why somebody who wrote to the administrators is written to; the address may have been mistyped by somebody else. */
export const WROTE = `You get this email because somebody wrote to ${PORTAL.name} with your address. If that was not you, there is nothing you need to do.`

/** Why who sent something in is written to; the address may have been mistyped by somebody else. */
export const SENT_IN = `You get this email because something was sent in to ${PORTAL.name} with your address. If that was not you, there is nothing you need to do.`

/** Why who registered for an event is written to; the address may have been mistyped by somebody else. */
export const REGISTERED = `You get this email because a place at an event was asked for with your address on ${PORTAL.name}. If that was not you, there is nothing you need to do: a place that nobody confirms is free again.`

/** Why who has a place at an event is written to. */
export const HAS_PLACE = `You get this email because you have a place at an event on ${PORTAL.name}.`
