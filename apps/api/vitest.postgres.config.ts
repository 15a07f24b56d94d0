import { configDefaults, defineConfig } from 'vitest/config'
import config, { DRILLS, POSTGRES_TESTS, SLOW_TESTS } from './vitest.config.ts'

/** The tests of each repository with the most demanding SQL; `vitest.postgres-whole.config.ts` has all others. */
export const SQL_TESTS = [
  'src/db/**/*.test.ts',
  'src/**/*.repository.test.ts',
  'src/features/accounts/{deletion,email-change,second-step,sessions}/*.test.ts',
  'src/features/accounts/{register,sign-in}.test.ts',
  'src/features/accounts/administration/user-list.test.ts',
  'src/features/analytics/**/*.test.ts',
  'src/features/{engagement,handovers,messages,ownership,reviews,saves,search,users}/*.test.ts',
  'src/features/registration/duplicates/*.test.ts',
  'src/features/business-admin/businesses-list.test.ts',
  'src/features/editing/editing.test.ts',
  'src/features/directory/{facets,filters,listing.routes,map}.test.ts',
  'src/features/registration/registration.test.ts',
  'src/features/businesses/{openings,visibility}.test.ts',
  'src/features/content/*.test.ts',
  'src/features/content/editing/{drafts,editing,publishing}.test.ts',
  'src/features/event-registrations/**/*.test.ts',
  'src/features/health/*.test.ts',
  'src/features/import-export/import.service.test.ts',
  'src/features/inquiries/*.test.ts',
  'src/features/{audit,moderation/queue}/*.test.ts',
  'src/features/moderation/decisions/approvals.test.ts',
  'src/features/alerts/*.test.ts',
  'src/features/newsletter/*.test.ts',
  'src/features/orders/{administration,books,ordering,rates}/*.test.ts',
  'src/features/orders/payments/{money,payments,refunds}.test.ts',
  'src/features/plans/*.test.ts',
  'src/features/quotes/{list,quote-mails}.test.ts',
  'src/features/reports/*.test.ts',
  'src/features/site-search/{search.service,suggestions}.test.ts',
  'src/features/search-words/*.test.ts',
  'src/features/{sitemap,stats}/*.test.ts',
  'src/jobs/{lease,retention,schedule}.test.ts',
  'src/mail/outbox/{delivery,digest,lanes}.test.ts',
  'src/media/{photo-check,storage-quota}.test.ts',
]

/** Tests of code for SQLite. */
export const SQLITE_TESTS = ['src/db/engine/sqlite/**']

export default defineConfig({
  test: {
    ...config.test,
    include: [...POSTGRES_TESTS, ...SQL_TESTS],
    exclude: [...configDefaults.exclude, ...DRILLS, ...SLOW_TESTS, ...SQLITE_TESTS],
    env: { TEST_ENGINE: 'postgres' },
  },
})
