import { addStopping, refuseWhenClosing } from '@portal/server/lifecycle'
import { addRequestScope } from '@portal/server/requests'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from './context.ts'
import { createReadContexts } from './db/version.ts'
import { accountRoutes } from './features/accounts/accounts.routes.ts'
import { createPictureAccess } from './features/accounts/profile/picture-access.service.ts'
import { signInMethodRoutes } from './features/accounts/provider/provider.routes.ts'
import { createSessions } from './features/accounts/sessions.service.ts'
import { alertRoutes } from './features/alerts/alerts.routes.ts'
import { analyticsRoutes } from './features/analytics/analytics.routes.ts'
import { auditRoutes } from './features/audit/audit.routes.ts'
import { businessAdminRoutes } from './features/business-admin/administration.routes.ts'
import { createPhotoAccess } from './features/businesses/profile/photo-access.service.ts'
import { profileRoutes } from './features/businesses/profile/profile.routes.ts'
import { createExpiries } from './features/businesses/visibility.repository.ts'
import { contentRoutes } from './features/content/content.routes.ts'
import { createContentPictureAccess } from './features/content/editing/pictures.service.ts'
import { findPublishedPaths } from './features/content/publication/publication.service.ts'
import { directoryRoutes } from './features/directory/listing.routes.ts'
import { findPublicPaths } from './features/directory/public-paths.service.ts'
import { editingRoutes } from './features/editing/editing.routes.ts'
import { engagementRoutes } from './features/engagement/engagement.routes.ts'
import { eventRegistrationRoutes } from './features/event-registrations/event-registrations.routes.ts'
import type { CountryGuide } from './features/guides/guide.ts'
import { guideRoutes } from './features/guides/guides.routes.ts'
import { readGuides } from './features/guides/read-guides.ts'
import { handoverRoutes } from './features/handovers/handovers.routes.ts'
import { healthRoutes } from './features/health/health.routes.ts'
import { industryRoutes } from './features/industries/industries.routes.ts'
import { inquiryRoutes } from './features/inquiries/inquiries.routes.ts'
import { messageRoutes } from './features/messages/messages.routes.ts'
import { moderationRoutes } from './features/moderation/moderation.routes.ts'
import { newsletterRoutes } from './features/newsletter/newsletter.routes.ts'
import { orderRoutes } from './features/orders/orders.routes.ts'
import { createProofAccess } from './features/orders/proofs/proof-access.service.ts'
import { hasListed } from './features/ownership/owned.repository.ts'
import { ownershipRoutes } from './features/ownership/ownership.routes.ts'
import { reminderRoutes } from './features/plans/reminders.routes.ts'
import { quoteRoutes } from './features/quotes/quotes.routes.ts'
import { registrationRoutes } from './features/registration/registration.routes.ts'
import { reportRoutes } from './features/reports/reports.routes.ts'
import { reviewRoutes } from './features/reviews/reviews.routes.ts'
import { saveRoutes } from './features/saves/saves.routes.ts'
import { searchWordRoutes } from './features/search-words/search-words.routes.ts'
import { createTrialSearch } from './features/search-words/trial-search.service.ts'
import { siteSearchRoutes } from './features/site-search/search.routes.ts'
import { sitemapRoutes } from './features/sitemap/sitemap.routes.ts'
import { statsRoutes } from './features/stats/stats.routes.ts'
import { submissionRoutes } from './features/submissions/submissions.routes.ts'
import { drainRefusedBodies } from './http/bodies/drain-refused-bodies.ts'
import { addJsonBodies } from './http/bodies/json-body.ts'
import { addLargeBodies, type UploadBounds } from './http/bodies/large-body.ts'
import { addBodyTimer } from './http/bodies/slow-body.ts'
import { addApiReference } from './http/openapi/reference.ts'
import { addRouteList } from './http/openapi/route-list.ts'
import { addPublicResponses } from './http/responses/public-responses.ts'
import { addPublicVersion } from './http/responses/public-version.ts'
import { addFeature } from './http/routes/feature.ts'
import { addValidation } from './http/routes/validation.ts'
import { addClientIp } from './http/server/client-ip.ts'
import { addCrossSiteGuard } from './http/server/cross-site.ts'
import { addErrorHandlers, refuseUnknownAddresses } from './http/server/errors.ts'
import { addHeaders, createResponseHeaders } from './http/server/headers.ts'
import { addLimits } from './http/server/limits.ts'
import { addOverloadGuard } from './http/server/overload.ts'
import { createServer } from './http/server/server.ts'
import { addSessions } from './http/server/session.ts'
import { addFlushOnClose, refuseClosing } from './http/server/stopping.ts'
import { mediaRoutes } from './media/media.routes.ts'
import { combineAccess } from './media/photo-access.ts'
import { createUploadGate } from './media/upload-gate.service.ts'
import { digestBuild } from './package-files/build-digest.ts'
import { EDITORIAL_FOLDER } from './package-files/editorial.ts'
import { createServices, type Services } from './services.ts'

interface Options {
  /** The limits of large bodies; by default the usual ones. */
  readonly uploads?: UploadBounds
  /** A digest of the program and its texts; by default that of the running files. */
  readonly build?: string
  /** The country guides; by default those that ship with the product. */
  readonly guides?: readonly CountryGuide[]
  /** What features share; by default created from the guides. */
  readonly services?: Services
  /** Whether the API reference is served at /api/docs. */
  readonly hasReference?: boolean
}

/** Builds the whole API: the plugins of every request, then the features. */
export async function buildApp(context: AppContext, options: Options = {}): Promise<FastifyInstance> {
  const { hasReference = true } = options
  const app = createServer(context)
  await addPlugins(app, context, options)
  if (hasReference) await addApiReference(app)
  const services = options.services ?? createServices(context, options.guides ?? readGuides(EDITORIAL_FOLDER))
  for (const { prefixes, routes } of listFeatures(context, services)) await addFeature(app, prefixes, routes)
  return app
}

/** Adds the plugins that every request passes, in this order. */
async function addPlugins(
  app: FastifyInstance,
  context: AppContext,
  { uploads, build = digestBuild() }: Options,
): Promise<void> {
  const { config, store, now } = context
  const isEstablished = (userId: number) => hasListed(store.read, userId)
  addRouteList(app)
  addClientIp(app)
  addStopping(app)
  addFlushOnClose(app)
  addBodyTimer(app)
  addJsonBodies(app)
  addLargeBodies(app, { isEstablished, now, ...createUploadGate(context) }, uploads)
  drainRefusedBodies(app)
  addValidation(app)
  addErrorHandlers(app, context)
  addHeaders(app, createResponseHeaders(config))
  refuseWhenClosing(app, refuseClosing)
  await addOverloadGuard(app)
  addCrossSiteGuard(app, config)
  refuseUnknownAddresses(app)
  addLimits(app, context)
  addRequestScope(app, context.tracing)
  await addSessions(app, config, createSessions(context), (scope) => accountRoutes(scope, context))
  const readContextAt = createReadContexts(store, createExpiries(store))
  addPublicResponses(app, context, { build, readContextAt })
  addPublicVersion(app)
}

interface Feature {
  /** Each route must begin with one of them; any other route fails the start. */
  readonly prefixes: readonly string[]
  readonly routes: (scope: FastifyInstance) => void | Promise<void>
}

/** Lists each feature with its addresses. Accounts are among the plugins, since their routes begin and end sessions. */
function listFeatures(context: AppContext, services: Services): readonly Feature[] {
  const { content, counts, findProfile, guides, searchCounter } = services
  const feature = (prefixes: string, routes: Feature['routes']): Feature => ({
    prefixes: prefixes.split(' '),
    routes,
  })
  return [
    feature('/api/health', (app) => healthRoutes(app, context)),
    feature('/media', (app) => mediaRoutes(app, context, createAccess(context))),
    feature('/api/auth/methods', (app) => signInMethodRoutes(app, context)),
    // Businesses
    feature('/api/businesses', (app) => directoryRoutes(app, context, services.lists)),
    feature('/api/businesses', (app) => profileRoutes(app, context, findProfile)),
    feature('/api/businesses /api/likely-duplicates', (app) => registrationRoutes(app, context)),
    feature('/api/businesses', (app) => editingRoutes(app, context)),
    feature('/api/businesses /api/deleted-businesses', (app) => ownershipRoutes(app, context)),
    feature('/api/businesses /api/handovers', (app) => handoverRoutes(app, context)),
    feature('/api/businesses /api/reviews /api/received-reviews', (app) =>
      reviewRoutes(app, context, findProfile),
    ),
    feature('/api/businesses /api/messages', (app) => messageRoutes(app, context, services)),
    feature('/api/businesses /api/engagement', (app) => engagementRoutes(app, context, services)),
    feature('/api/businesses /api/reviews', (app) => reportRoutes(app, context)),
    feature('/api/saves', (app) => saveRoutes(app, context, services)),
    feature('/api/search /api/searches', (app) =>
      siteSearchRoutes(app, context, { ...services, counter: searchCounter }),
    ),
    // Content
    feature(
      '/api/news /api/events /api/tenders /api/jobs /api/courses /api/resources /api/pages /api/admin/content',
      (app) => contentRoutes(app, context, content),
    ),
    feature('/api/events /api/event-registrations', (app) => eventRegistrationRoutes(app, context)),
    feature('/api/events /api/tenders /api/jobs', (app) => submissionRoutes(app, context)),
    feature('/api/guides', (app) => guideRoutes(app, guides)),
    feature('/api/industries', (app) => industryRoutes(app, counts)),
    feature('/api/stats', (app) => statsRoutes(app, context, counts)),
    feature('/api/sitemap', (app) => sitemapRoutes(app, context, counts)),
    // Plans, payments and mails
    feature('/api/quote-requests /api/admin/quote-requests', (app) => quoteRoutes(app, context)),
    feature(
      '/api/orders /api/order-preview /api/account/credit /api/payments /api/admin/orders /api/admin/payments.csv /api/admin/exchange-rates /api/admin/users',
      (app) => orderRoutes(app, context),
    ),
    feature('/api/reminders', (app) => reminderRoutes(app, context)),
    feature('/api/newsletter', (app) => newsletterRoutes(app, context)),
    feature('/api/alerts', (app) => alertRoutes(app, context)),
    feature('/api/contact /api/issues /api/admin/inquiries', (app) => inquiryRoutes(app, context)),
    // Administration
    feature('/api/admin', (app) => moderationRoutes(app, context)),
    feature('/api/admin/businesses', (app) => businessAdminRoutes(app, context)),
    feature('/api/admin/search-words', (app) =>
      searchWordRoutes(app, context, createTrialSearch(services.businesses)),
    ),
    feature('/api/admin/audit', (app) =>
      auditRoutes(app, context, {
        findBusinessPaths: findPublicPaths,
        findContentPaths: findPublishedPaths,
      }),
    ),
    feature('/api/admin/analytics', (app) => analyticsRoutes(app, context, searchCounter)),
  ]
}

const createAccess = ({ store }: AppContext) =>
  combineAccess(
    createPhotoAccess(store),
    createPictureAccess(store),
    createContentPictureAccess(store),
    createProofAccess(store),
  )
