import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#context.ts'
import { duplicates } from './duplicates/duplicates.routes.ts'
import { listing } from './listing/listing.routes.ts'
import type { ListBusinesses } from './listing/listing.service.ts'
import { profile } from './profile/profile.routes.ts'
import { openProfiles } from './profile/profile.service.ts'
import { reviews } from './reviews/reviews.routes.ts'
import { submission } from './submission/submission.routes.ts'

/** The calls of every room. */
export function businesses(app: FastifyInstance, context: AppContext, list: ListBusinesses): void {
  const findProfile = openProfiles(context.store)
  listing(app, context, list)
  profile(app, context, findProfile)
  reviews(app, context, findProfile)
  duplicates(app, context)
  submission(app, context)
}
