import { post, findToken } from './accounts.ts'
import { anEvent, publish } from './content.ts'
import { addListings, addReviews } from './listings.ts'
import { readMails } from './mails.ts'
import { NOW, type TestApp } from './new-app.ts'
import { findLinkToken } from './newsletter.ts'
import { dataUrl, createPhonePhoto, registerListing, SHOP } from './photos.ts'
import { addQuote } from './quotes.ts'
import { addSubmission } from './submissions.ts'

/** A person with a unique name. */
export const QUENILDA = {
  firstName: 'Quenilda',
  lastName: 'Zarathane',
  email: 'quenilda@zarathane.example',
  password: 'sago palm & 7 canoes',
}

const NAME = `${QUENILDA.firstName} ${QUENILDA.lastName}`
const { email: EMAIL } = QUENILDA

/** Adds an account with data in every feature, each with its name and address; returns its cookies. */
export async function addBusyPerson(portal: TestApp) {
  const opened = await post(portal, '/api/auth/register', QUENILDA)
  const cookies = Object.fromEntries(opened.cookies.map(({ name, value }) => [name, value]))
  const mailTo = async (address: string) =>
    (await readMails(portal)).findLast(({ to_address }) => to_address === address)?.text ?? ''
  await post(portal, '/api/auth/confirmations', { token: findToken(await mailTo(EMAIL), 'confirm') })
  const { id } = await portal.store.read
    .selectFrom('users')
    .select('id')
    .where('email', '=', EMAIL)
    .executeTakeFirstOrThrow()

  const image = dataUrl(await createPhonePhoto({ width: 500, height: 400 }))
  await portal.inject({ method: 'PUT', url: '/api/account/picture', payload: { image }, cookies })
  const shop = { ...SHOP, name: 'Coral Reef Timber', ownerName: NAME, email: EMAIL, images: [image] }
  const listing = await registerListing(portal, cookies, shop)
  const [own = 0, foreign = 0] = await addListings(
    portal.store,
    {
      name: 'Reef Boats',
      ownerId: id,
      ownerName: NAME,
      email: EMAIL,
      description: `Ask for ${NAME}.`,
      amenities: ['parking'],
      payments: ['cash'],
      delivery: ['by-sea'],
    },
    { name: 'Auki Hardware', ownerId: portal.ids.owner, subscriptionTier: 2 },
  )
  const review = { firstName: 'Quenilda', lastName: 'Zarathane', comment: 'Good iron.', createdAt: NOW }
  await addReviews(portal.store, { ...review, businessId: foreign, userId: id, rating: 4 })
  await portal.inject({ method: 'PUT', url: `/api/saves/${foreign}`, payload: {}, cookies })
  const message = { name: NAME, email: EMAIL, message: 'Do you have roofing iron of three metres?' }
  await post(portal, `/api/businesses/${foreign}/messages`, message)
  await post(portal, `/api/businesses/${own}/messages`, {
    ...message,
    email: 'mele@kokonut.test',
    name: 'Mele',
  })
  await post(portal, `/api/businesses/${foreign}/reports`, { reason: 'closed', note: 'Shut.' }, cookies)
  await addSubmission(portal, 'jobs', { submitterEmail: EMAIL, submitterName: NAME, contactEmail: EMAIL })
  await addSubmission(portal, 'tenders', {
    submitterEmail: EMAIL,
    submitterName: NAME,
    contactName: NAME,
    contactEmail: EMAIL,
    description: `Write to ${NAME}, ${EMAIL}, with prices of all the desks in dollars.`,
  })
  const organiser = { contactEmail: 'chamber@events.test' }
  const [event] = await publish(portal.store, anEvent({ details: organiser }))
  await post(portal, `/api/events/${event?.slug}/registrations`, { name: NAME, email: EMAIL })
  const token = findLinkToken(await mailTo(EMAIL), 'events/registration/confirm')
  await post(portal, '/api/event-registrations/confirm', { token })
  await addQuote(portal, { email: EMAIL, contactName: NAME, requirements: `Ask ${NAME}.` })
  const question = 'Is there a print of the map of all the provinces?'
  await post(portal, '/api/contact', { name: NAME, email: EMAIL, topic: 'other', message: question })
  await post(portal, '/api/newsletter', { email: EMAIL })
  await post(portal, '/api/alerts', { email: EMAIL, list: 'jobs', frequency: 'weekly' })
  await post(
    portal,
    '/api/account/email-changes',
    { email: 'next@elsewhere.example', password: QUENILDA.password },
    cookies,
  )
  return { id, cookies, own, foreign, listing }
}
