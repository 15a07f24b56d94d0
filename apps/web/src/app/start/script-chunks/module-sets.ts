/** Which modules belong together, as the scripts that are made of them are described in `chunk-rules.ts`. */

import {
  CONTACTING,
  LISTINGS,
  LISTS_AND_PROFILES,
  OPENING,
  PHOTOS,
  PROFILE_HEAD,
  PROFILE_PARTS,
} from './business-sets.ts'
import {
  CHARTS,
  CONTENT,
  CONTENT_LISTS,
  COUNTRIES,
  COUNTRY_OUTLINES,
  INDUSTRIES,
  NOTICES,
  OWN_PLACES,
  RESOURCES,
  SKILLS,
  TEASERS,
  TEXTS,
} from './content-sets.ts'
import type { ModuleSet } from './module-set.ts'

/** Parts of the kit that rest on a library of their own, which only visitors who open them should fetch. */
const OVERLAYS: ModuleSet = {
  paths: [
    'ui/src/Dialog/',
    'ui/src/Drawer/',
    'ui/src/Menu/',
    'ui/src/Toast/',
    'ui/src/Tooltip/',
    'ui/src/overlay/',
    'ui/src/Carousel/',
  ],
  except: ['ui/src/overlay/floatingPanel'],
}

/** The provinces' shapes, and what draws one: most pages have them in islands that are hydrated later. */
export const OUTLINES: ModuleSet = { paths: ['reference-data/src/outlines/', 'ProvinceEmblem.tsx'] }

/** The page around a submission form, and what follows it. */
const SUBMISSION_PAGE: ModuleSet = { paths: ['shared/forms/submission/SubmissionPage.tsx'] }

/** Schemas by which nothing of a visitor is validated: what owners and administrators send. */
const STAFF_CONTRACT: ModuleSet = {
  paths: [
    'domain/src/contract/admin-business',
    'domain/src/contract/admin-orders',
    'domain/src/contract/order-shapes',
    'domain/src/contract/orders',
    'domain/src/contract/business-edit',
    'domain/src/contract/content-admin',
    'domain/src/contract/content-draft',
    'domain/src/contract/content-form',
    'domain/src/contract/analytics',
    'domain/src/contract/audit',
    'domain/src/contract/editorial',
    'domain/src/contract/search-words',
  ],
}

/** What only forms need, which are hydrated later: schemas, what validates by them, the parts of long forms. */
export const FORMS: ModuleSet = {
  paths: [
    'valibot/',
    'react-hook-form/',
    '@hookform/',
    'domain/src/contract/',
    'domain/src/business/photo-rules',
    'domain/src/business/parse-phone',
    'domain/src/business/split-phones',
    'domain/src/shared/calendar-day',
    'domain/src/shared/characters',
    'domain/src/business/registration-limits',
    'domain/src/order/status',
    'domain/src/quote/domain-name',
    'reference-data/src/terms/',
    'ui/src/Stepper/',
    'account/sender.api.ts',
    'features/inquiries/inquiries.api.ts',
    'reference-data/src/content/inquiries',
    'account/typed-email.ts',
    'account/refusal.ts',
    'shared/drafts/usePersonChange.ts',
    'shared/drafts/draft-session.ts',
    'shared/drafts/idempotency-key.ts',
    'shared/forms/engine/',
    'shared/forms/parts/',
    'shared/forms/submission/',
    'shared/forms/FlagSelect.tsx',
  ],
  // Forms in dialogs are opened by a click, and need what draws dialogs.
  except: [
    ...SUBMISSION_PAGE.paths,
    // Forms that validate nothing have it too.
    'shared/forms/parts/RequiredNote.tsx',
    'shared/forms/submission/SubmissionDialog.tsx',
    ...STAFF_CONTRACT.paths,
    // The content editor has them too.
    'shared/forms/submission/tender-sections',
    'shared/forms/submission/event-sections',
    'shared/forms/submission/job-sections',
  ],
}

/** What the pages around such forms share, which is there before the form is: heading, what was submitted, what comes next. */
export const SUBMITTED: ModuleSet = {
  paths: [
    'shared/forms/second-click.ts',
    'shared/forms/submitted.ts',
    'shared/forms/FormPageHeading.tsx',
    'shared/forms/parts/RequiredNote.tsx',
    'shared/layout/NextSteps.tsx',
  ],
}

/** The cards of plans, on home, among the prices and for owners. */
export const PLANS: ModuleSet = {
  paths: [
    'features/plans/plan-choice',
    'features/plans/plan-includes',
    'features/plans/components/PlanCard',
    'features/plans/components/TrialPath',
    'domain/src/plan/plan-mails',
  ],
}

/** What only a few screens share: plans, quote requests, onboarding, the ways into an account. */
const FEW: ModuleSet = {
  paths: [
    'features/plans/',
    'features/quotes/',
    'features/onboarding/',
    'features/account/components/',
    'features/account/pages/',
    'features/account/useReturnAfterSignIn',
    'features/account/authentication',
    'domain/src/shared/return-path',
  ],
  except: ['features/quotes/quotes.api', ...PLANS.paths],
}

/** What keeps drafts on the device, and asks whose they are: little, and in one piece. */
export const DRAFTS: ModuleSet = {
  paths: [
    'shared/drafts/expiring-item.ts',
    'shared/drafts/storage-available.ts',
    'shared/drafts/stored-record.ts',
    'shared/drafts/draft-store.ts',
    'shared/drafts/form-draft.ts',
    'account/person.api.ts',
    'account/last-person.ts',
  ],
}

/**
 * What every page loads once it works: the router that follows links, the shell's islands, and what saves businesses: cards
 * need no script of their own for it.
 */
export const ISLANDS: ModuleSet = {
  paths: [
    'first-visit-router/full-router',
    'app/shell/islands.ts',
    'features/businesses/saves/',
    'shared/drafts/shared-item.ts',
  ],
  except: ['features/businesses/saves/LazySave', 'features/businesses/saves/Saved'],
}

/** What chooses and shrinks photos: forms and editors that send them. */
export const UPLOADS: ModuleSet = {
  paths: ['ui/src/Dropzone/', 'ui/src/FilePreviews/', 'shared/photos/', 'domain/src/business/photos'],
}

/** Reasons that administrators choose. */
const STAFF_REASONS = [
  'domain/src/moderation/account-suspension',
  'domain/src/moderation/submission-reasons',
  'domain/src/moderation/suspension',
]

/** In which state a quote request is, and what is offered: for its page, and the forms that come later. */
export const QUOTE_STATES: ModuleSet = {
  paths: ['domain/src/quote/offer', 'domain/src/quote/status', 'features/quotes/quotes.api'],
}

/** Rules of the domain that drafts and schemas share, and the field of a text that is long enough to be kept as a draft. */
export const RULES: ModuleSet = {
  paths: ['domain/src/quote/', 'domain/src/moderation/', 'ui/src/TextArea/'],
  except: [...STAFF_REASONS, ...QUOTE_STATES.paths, 'domain/src/quote/domain-name'],
}

/** Tables of places, which pages load with what looks them up. */
const PLACE_TABLES: ModuleSet = {
  paths: [
    'domain/src/place/nearest-airport',
    'domain/src/place/compass',
    'reference-data/src/places/airports',
    'reference-data/src/places/main-towns',
    'businesses/listing/near/TownsInstead',
  ],
}

/** What few pages show, so that the others need not wait for it. */
const RARE: ModuleSet = {
  paths: [
    'ui/src/ProgressBar/',
    'ui/src/RadioGroup/',
    'features/businesses/directory/directory.ts',
    'shared/email-links/',
    'domain/src/content/resources',
    ...STAFF_REASONS,
    'web/src/api/searches.ts',
    'ui/src/Table/',
    'domain/src/shared/reference',
  ],
}

/** What is known of orders, without the screens: by who uses which, it would be half a dozen files. */
export const ORDERS: ModuleSet = {
  paths: [
    'shared/orders/',
    'features/orders/order-',
    'features/orders/orders.api',
    'features/orders/components/AmountTable',
    'features/order-admin/order-',
    'features/order-admin/parse-amount',
    'features/order-admin/OrderMarks',
    'features/dashboard/orders/ordered-thing',
    'domain/src/order/',
    'domain/src/plan/periods',
  ],
  except: ['domain/src/order/status'],
}

/** The search boxes that suggest as one types: on home and over every page, and where administrators look for a listing. */
export const SUGGESTIONS: ModuleSet = { paths: ['ui/src/Combobox/', 'web/src/api/suggestions'] }

/** Invoices and receipts. */
export const ORDER_DOCUMENTS: ModuleSet = {
  paths: ['features/orders/documents/', 'features/orders/pages/document.screen'],
}

/** The tabs, and with them what Radix's parts share: split by who uses which, it would be five files. */
export const TABS: ModuleSet = { paths: ['ui/src/Tabs/Tabs.tsx'] }

/** All of them, which the script that most screens share leaves out. */
export const MODULE_SETS: readonly ModuleSet[] = [
  CONTENT,
  CONTENT_LISTS,
  NOTICES,
  OWN_PLACES,
  RESOURCES,
  SKILLS,
  RARE,
  LISTINGS,
  LISTS_AND_PROFILES,
  SUGGESTIONS,
  ORDERS,
  ORDER_DOCUMENTS,
  PLANS,
  UPLOADS,
  TABS,
  COUNTRIES,
  COUNTRY_OUTLINES,
  INDUSTRIES,
  CHARTS,
  TEASERS,
  TEXTS,
  OVERLAYS,
  OUTLINES,
  FORMS,
  SUBMITTED,
  SUBMISSION_PAGE,
  FEW,
  DRAFTS,
  ISLANDS,
  CONTACTING,
  RULES,
  QUOTE_STATES,
  PHOTOS,
  PROFILE_PARTS,
  PROFILE_HEAD,
  OPENING,
  PLACE_TABLES,
]
