import type { EventDetails } from '@portal/domain/contract'
import { notifyOrganisers } from '#features/event-registrations/digest/digest.service.ts'
import { notifyOfTakeDowns } from '#features/event-registrations/take-down/take-down-notices.service.ts'
import { anEvent, publish } from './content.ts'
import { readMails } from './mails.ts'
import type { TestStore } from './new-store.ts'
import { newApp, NOW } from './new-app.ts'
import { findLinkToken } from './newsletter.ts'

export const MELE = { name: 'Mele Talo', email: 'mele@kokonut.test' }
export const ORGANISER = 'chamber@events.test'

export const numbered = (i: number) => ({ name: `Guest ${i}`, email: `guest${i}@a.test` })

export type EventChanges = Parameters<typeof anEvent>[0]

/** Finds the token that cancels a place. */
export const findPlaceToken = (mail: { text: string } | undefined) =>
  findLinkToken(mail?.text, 'events/registration')

/** Creates an app with one event, by default with the organiser's address, and an adjustable clock. */
export async function newEvent(changes: EventChanges = {}, store?: TestStore) {
  const clock = { now: NOW }
  const portal = await newApp({ now: () => clock.now, ...(store && { store }) })
  const details = { contactEmail: ORGANISER, ...changes.details }
  const [{ id, slug } = { id: 0, slug: '' }] = await publish(portal.store, anEvent({ ...changes, details }))
  const post = (
    url: string,
    payload: object,
    headers: Record<string, string> = {},
    remoteAddress = '127.0.0.1',
  ) => portal.inject({ method: 'POST', url, payload, headers, remoteAddress })
  const register = (who: object = MELE, headers = {}, from?: string) =>
    post(`/api/events/${slug}/registrations`, who, headers, from)
  const mails = () => readMails(portal)
  const mailTo = async (address: string) =>
    (await mails()).findLast(({ to_address }) => to_address === address)
  const confirm = (token: string) => post('/api/event-registrations/confirm', { token })
  const confirmFor = async (address: string) => {
    const mail = await mailTo(address)
    return confirm(findLinkToken(mail?.text, 'events/registration/confirm'))
  }
  return {
    ...portal,
    clock,
    id,
    slug,
    register,
    confirm,
    /** Follows the link of the newest email to an address. */
    confirmFor,
    registerAndConfirm: async (who = MELE) => {
      await register(who)
      return confirmFor(who.email)
    },
    cancel: (token: string) => post('/api/event-registrations/cancel', { token }),
    details: async () => (await portal.get(`/api/events/${slug}`)).json<EventDetails>(),
    mails,
    mailTo,
    notifyOrganisers: () => notifyOrganisers(portal.context),
    notifyOfTakeDowns: () => notifyOfTakeDowns(portal.context),
    digests: async () => (await mails()).filter(({ to_address }) => to_address === ORGANISER),
    rows: () => portal.store.read.selectFrom('event_registrations').selectAll().orderBy('id').execute(),
    setStatus: (status: 'approved' | 'rejected') =>
      portal.store.write
        .updateTable('content')
        .set({ status, rejected_at: status === 'rejected' ? clock.now : null })
        .where('id', '=', id)
        .execute(),
  }
}
