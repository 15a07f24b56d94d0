import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#context.ts'
import { administration } from './administration/administration.routes.ts'
import { engagement } from './engagement/engagement.routes.ts'
import { createEngagement } from './engagement/engagement.service.ts'
import { duplicates } from './duplicates/duplicates.routes.ts'
import { editing } from './editing/editing.routes.ts'
import { listing, type ListReads } from './listing/listing.routes.ts'
import { messages } from './messages/messages.routes.ts'
import { ownership } from './ownership/ownership.routes.ts'
import { profile } from './profile/profile.routes.ts'
import { createProfiles } from './profile/profile.service.ts'
import { reviews } from './reviews/reviews.routes.ts'
import { saves } from './saves/saves.routes.ts'
import { submission } from './submission/submission.routes.ts'

/** The calls of every room. */
export function businesses(app: FastifyInstance, context: AppContext, lists: ListReads): void {
  const findProfile = createProfiles(context.store)
  listing(app, context, lists)
  profile(app, context, findProfile)
  reviews(app, context, findProfile)
  const parts = { findProfile, engagement: createEngagement(context) }
  engagement(app, context, parts)
  messages(app, context, parts)
  saves(app, context, parts)
  duplicates(app, context)
  submission(app, context)
  editing(app, context)
  ownership(app, context)
  administration(app, context)
}
