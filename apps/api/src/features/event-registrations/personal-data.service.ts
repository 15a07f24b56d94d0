import type { PersonalData } from '#db/personal-data.ts'
import { getEvent } from '#features/content/events/events.service.ts'
import { freePlace } from './event-registrations.service.ts'
import {
  deleteRegistrationsOfAddress,
  findPlacesOf,
  findRegistrationsOf,
} from './personal-data.repository.ts'

/** Places at events, which are freed when an account is deleted. */
export const registrationsData: PersonalData = {
  name: 'eventRegistrations',
  read: async (db, { email }) => (email === null ? [] : findRegistrationsOf(db, email)),
  async erase(trx, { email }, at) {
    if (email === null) return
    for (const place of await findPlacesOf(trx, email))
      await freePlace(trx, place, await getEvent(trx, place.event_id), at)
    await deleteRegistrationsOfAddress(trx, email)
  },
}
