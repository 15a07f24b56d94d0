import type { FastifyInstance } from 'fastify'
import type { AppContext } from './context.ts'
import { createReadContexts } from './db/version.ts'
import { accountPage } from './features/accounts/account-page.routes.ts'
import { accounts, emailOwnership } from './features/accounts/accounts.routes.ts'
import { users } from './features/accounts/administration/users.routes.ts'
import { providerSignIn, signInMethods } from './features/accounts/provider/provider.routes.ts'
import { loginAndLogout } from './features/accounts/login-logout.routes.ts'
import { accountDeletion } from './features/accounts/deletion/deletion.routes.ts'
import { emailChanges } from './features/accounts/email-change/email-changes.routes.ts'
import { accountExport } from './features/accounts/export/export.routes.ts'
import { passwordResets } from './features/accounts/new-password/password-reset.routes.ts'
import { createPictureAccess } from './features/accounts/profile/picture-access.service.ts'
import { secondStep } from './features/accounts/second-step/second-step.routes.ts'
import { createSessions } from './features/accounts/sessions.service.ts'
import { businesses } from './features/businesses/businesses.routes.ts'
import { createBusinessCounts } from './features/businesses/listing/counts.service.ts'
import { createFacets } from './features/businesses/listing/facets.service.ts'
import { createBusinessList } from './features/businesses/listing/listing.service.ts'
import { createBusinessMap } from './features/businesses/listing/map.service.ts'
import { createMatches } from './features/businesses/listing/matches.service.ts'
import { createNearest } from './features/businesses/listing/nearest.service.ts'
import { hasListed } from './features/businesses/listing/owned.repository.ts'
import { createOpenings } from './features/businesses/openings.repository.ts'
import { createPhotoAccess } from './features/businesses/profile/photo-access.service.ts'
import { createBusinessSearch } from './features/businesses/search/search.service.ts'
import { createExpiries } from './features/businesses/visibility.repository.ts'
import { contentRoutes } from './features/content/content.routes.ts'
import { createContentReader } from './features/content/content.service.ts'
import { contentEditing } from './features/content/editing/editing.routes.ts'
import { createContentPictureAccess } from './features/content/editing/pictures.service.ts'
import { downloadRoutes } from './features/content/editorial/downloads.routes.ts'
import { feedRoutes } from './features/content/feeds/feeds.routes.ts'
import { guideRoutes } from './features/guides/guides.routes.ts'
import type { CountryGuide } from './features/guides/guide.ts'
import { createGuides } from './features/guides/guides.service.ts'
import { readGuides } from './features/guides/read-guides.ts'
import { health } from './features/health/health.routes.ts'
import { industries } from './features/industries/industries.routes.ts'
import { inquiries } from './features/inquiries/inquiries.routes.ts'
import { analytics } from './features/analytics/analytics.routes.ts'
import { createSearchCounter } from './features/analytics/searches/searches.service.ts'
import { auditRoutes } from './features/audit/audit.routes.ts'
import { findPublicPaths } from './features/businesses/listing/public-paths.service.ts'
import { findPublishedPaths } from './features/content/publication/publication.service.ts'
import { moderation } from './features/moderation/moderation.routes.ts'
import { newsletter } from './features/newsletter/newsletter.routes.ts'
import { reminders } from './features/plans/reminders.routes.ts'
import { orders } from './features/orders/orders.routes.ts'
import { createProofAccess } from './features/orders/proofs/proof-access.service.ts'
import { stripeEvents } from './features/orders/providers/stripe/stripe.routes.ts'
import { createStripeProvider } from './features/orders/providers/stripe/stripe-provider.ts'
import { quotes } from './features/quotes/quotes.routes.ts'
import { eventRegistrations } from './features/event-registrations/event-registrations.routes.ts'
import { reports } from './features/reports/reports.routes.ts'
import { search } from './features/search/search.routes.ts'
import { createAddedWords } from './features/search-words/added-words.service.ts'
import { searchWords } from './features/search-words/search-words.routes.ts'
import { createTrialSearch } from './features/search-words/trial-search.service.ts'
import { readBy } from './features/search/search.service.ts'
import { sitemap } from './features/sitemap/sitemap.routes.ts'
import { stats } from './features/stats/stats.routes.ts'
import { media } from './media/media.routes.ts'
import { combineAccess } from './media/photo-access.ts'
import { createUploadGate } from './media/upload-gate.service.ts'
import { submissions } from './features/submissions/submissions.routes.ts'
import { addClientIp } from './http/server/client-ip.ts'
import { addCrossSiteGuard } from './http/server/cross-site.ts'
import { addPublicVersion } from './http/responses/public-version.ts'
import { addErrorHandlers, refuseUnknownAddresses } from './http/server/errors.ts'
import { securityHeaders, addHeaders } from './http/server/headers.ts'
import { addJsonBodies } from './http/bodies/json-body.ts'
import { addLargeBodies, type UploadBounds } from './http/bodies/large-body.ts'
import { addLimits } from './http/server/limits.ts'
import { addPublicResponses } from './http/responses/public-responses.ts'
import { addApiReference } from './http/openapi/reference.ts'
import { drainRefusedBodies } from './http/bodies/drain-refused-bodies.ts'
import { addOverloadGuard } from './http/server/overload.ts'
import { addRouteList } from './http/openapi/route-list.ts'
import { createServer } from './http/server/server.ts'
import { addRequestScope } from './http/server/request-id.ts'
import { addSessions } from './http/server/session.ts'
import { addBodyTimer } from './http/bodies/slow-body.ts'
import { addStopping, refuseWhenClosing } from './http/server/stopping.ts'
import { addValidation } from './http/routes/validation.ts'
import { digestBuild } from './package-files/build-digest.ts'
import { EDITORIAL_FOLDER } from './package-files/editorial.ts'

interface Options {
  /** What large bodies keep to, where not the usual bounds. */
  readonly uploads?: UploadBounds
  /** A digest of the program and its texts; left out: that of the files which run. */
  readonly build?: string
  /** The country guides; left out: those that ship with the product. */
  readonly guides?: readonly CountryGuide[]
  /** Whether it describes itself at /api/docs, as it does unless told otherwise. */
  readonly hasReference?: boolean
}

/** The API whole: what every request passes, then the features. */
export async function buildApp(
  context: AppContext,
  {
    uploads,
    build = digestBuild(),
    guides: countryGuides = readGuides(EDITORIAL_FOLDER),
    hasReference = true,
  }: Options = {},
): Promise<FastifyInstance> {
  const { config, store } = context
  const app = createServer(context)
  addRouteList(app)
  addClientIp(app)
  addStopping(app)
  addBodyTimer(app)
  addJsonBodies(app)
  const isEstablished = (userId: number) => hasListed(store.read, userId)
  addLargeBodies(app, { isEstablished, now: context.now, ...createUploadGate(context) }, uploads)
  drainRefusedBodies(app)
  addValidation(app)
  addErrorHandlers(app, context)
  addHeaders(app, securityHeaders(config))
  refuseWhenClosing(app)
  await addOverloadGuard(app)
  addCrossSiteGuard(app, config)
  refuseUnknownAddresses(app)
  addLimits(app, context)
  addRequestScope(app, context)
  await addSessions(app, config, createSessions(context), (entrance) => {
    accounts(entrance, context)
    emailOwnership(entrance, context)
    passwordResets(entrance, context)
    accountPage(entrance, context)
    emailChanges(entrance, context)
    accountExport(entrance, context)
    accountDeletion(entrance, context)
    secondStep(entrance, context)
    users(entrance, context)
    loginAndLogout(entrance, providerSignIn(entrance, context))
  })
  addPublicResponses(app, context, { build, readContextAt: createReadContexts(store, createExpiries(store)) })
  addPublicVersion(app)
  if (hasReference) await addApiReference(app)

  health(app, context)
  signInMethods(app, context)
  const counts = createBusinessCounts(store)
  const isWritten = (word: string) => content.hasWord(word, context.now()) || guides.hasWord(word)
  const readOpen = createOpenings(store)
  const businessSearch = createBusinessSearch(store, {
    readOpen,
    isWritten,
    readAdded: createAddedWords(store),
  })
  const content = createContentReader(store, readBy(businessSearch))
  const matches = createMatches(store, { search: businessSearch, readOpen })
  const nearest = createNearest(store, matches)
  businesses(app, context, {
    list: createBusinessList(store, { search: businessSearch, counts, matches, nearest, readOpen }),
    readFacets: createFacets(matches),
    readMap: createBusinessMap(store, matches),
  })
  const guides = createGuides(countryGuides, config.publicUrl)
  const searchCounter = createSearchCounter(context)
  search(app, context, { businesses: businessSearch, nearest, content, guides, counter: searchCounter })
  searchWords(app, context, createTrialSearch(businessSearch))
  contentRoutes(app, content)
  contentEditing(app, context)
  feedRoutes(app, context, content)
  downloadRoutes(app, context, content)
  guideRoutes(app, guides)
  sitemap(app, context, counts)
  industries(app, counts)
  stats(app, context, counts)
  moderation(app, context)
  auditRoutes(app, context, { findBusinessPaths: findPublicPaths, findContentPaths: findPublishedPaths })
  analytics(app, context, searchCounter)
  media(
    app,
    context,
    combineAccess(
      createPhotoAccess(store),
      createPictureAccess(store),
      createContentPictureAccess(store),
      createProofAccess(store),
    ),
  )
  quotes(app, context)
  const stripe = config.stripe && (await createStripeProvider(config.stripe, context))
  orders(app, context, stripe)
  if (stripe) await app.register(stripeEvents(context, stripe))
  inquiries(app, context)
  reports(app, context)
  await newsletter(app, context)
  await reminders(app, context)
  submissions(app, context)
  eventRegistrations(app, context)
  return app
}
