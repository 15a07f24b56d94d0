/**
 * Which modules stand in which script. The bundler would make a script for each set of screens that shares something,
 * 25 to 58 for a page; each request costs a slow phone more than a kilobyte that another screen would have fetched.
 */

/** Modules by parts of their paths: folders end with a slash. */
interface ModuleSet {
  paths: readonly string[]
  except?: readonly string[]
}

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
const OUTLINES: ModuleSet = { paths: ['reference-data/src/outlines/', 'ProvinceEmblem.tsx'] }

/** The page around a submission form, and what follows it. */
const SUBMISSION_PAGE: ModuleSet = { paths: ['shared/forms/submission/SubmissionPage.tsx'] }

/** What only forms need, which are hydrated later: schemas, what validates by them, the parts of long forms. */
const FORMS: ModuleSet = {
  paths: [
    'valibot/',
    'react-hook-form/',
    '@hookform/',
    'domain/src/contract/',
    'ui/src/Stepper/',
    'ui/src/TextArea/',
    'shared/drafts/usePersonChange.ts',
    'shared/drafts/draft-session.ts',
    'shared/drafts/idempotency-key.ts',
    'shared/forms/engine/',
    'shared/forms/parts/',
    'shared/forms/submission/',
  ],
  except: SUBMISSION_PAGE.paths,
}

/** What the pages around such forms share, which is there before the form is: heading, and what was submitted. */
const SUBMITTED: ModuleSet = { paths: ['shared/forms/submitted.ts', 'shared/forms/FormPageHeading.tsx'] }

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
}

/** What keeps drafts on the device, and asks whose they are: little, and in one piece. */
const DRAFTS: ModuleSet = {
  paths: [
    'shared/drafts/expiring-item.ts',
    'shared/drafts/storage-available.ts',
    'shared/drafts/draft-store.ts',
    'shared/drafts/form-draft.ts',
    'account/person.api.ts',
    'account/last-person.ts',
  ],
}

/** Rules of the domain that drafts and schemas share. */
const RULES: ModuleSet = { paths: ['domain/src/quote/', 'domain/src/moderation/'] }

/** What draws photos larger than a card does: only in islands that are hydrated later. */
const PHOTOS: ModuleSet = {
  paths: ['ui/src/Picture/', 'shared/media/PhotoGrid.tsx', 'shared/media/picture.ts'],
}

/** The countries' shapes and figures, which the page of all five shows too. */
const COUNTRY_OUTLINES: ModuleSet = {
  paths: ['places/country-outlines', 'places/country-figures', 'CountryOutline.tsx'],
}

/** What only the guides of countries show. */
const COUNTRIES: ModuleSet = {
  paths: ['features/guides/', 'app/pages/guide/', 'ui/src/SectionNav/'],
  except: ['features/guides/components/CountryOutline'],
}

/** Short lists of the latest, which guides and industries show in islands that are hydrated later. */
const TEASERS: ModuleSet = { paths: ['teasers/'] }

/** What only the pages of industries show: sample figures and charts. */
const INDUSTRIES: ModuleSet = {
  paths: ['features/industries/', 'app/pages/industry/', 'industries/industry-cards', 'ui/src/BarChart/'],
  except: TEASERS.paths,
}

/** What lists, notices, events, guides and pages of text share; businesses and what leads to them do without. */
const CONTENT: ModuleSet = {
  paths: [
    'shared/content/',
    'shared/lists/ListFilters.tsx',
    'shared/email-links/EmailLinkAction.tsx',
    'features/events/',
    'features/tenders/',
    'features/jobs/',
    'features/resources/',
    'features/skills/',
    'features/texts/',
    'features/newsletter/',
    'features/inquiries/',
    'reference-data/src/content/',
    'ui/src/Accordion/',
  ],
  except: [...TEASERS.paths, 'shared/content/zone-label', 'reference-data/src/content/news'],
}

/** What few pages show, so that the others need not wait for it. */
const RARE: ModuleSet = { paths: ['ui/src/ProgressBar/', 'ui/src/RadioGroup/'] }

/** The tabs, and with them what Radix's parts share: split by who uses which, it would be five files. */
const TABS: ModuleSet = { paths: ['ui/src/Tabs/Tabs.tsx'] }

/** All of them, which the script that most screens share leaves out. */
export const MODULE_SETS: readonly ModuleSet[] = [
  CONTENT,
  RARE,
  TABS,
  COUNTRIES,
  COUNTRY_OUTLINES,
  INDUSTRIES,
  TEASERS,
  OVERLAYS,
  OUTLINES,
  FORMS,
  SUBMITTED,
  SUBMISSION_PAGE,
  FEW,
  DRAFTS,
  RULES,
  PHOTOS,
]

/** Whether a module is in a set, by the module's path. */
export const has =
  ({ paths, except = [] }: ModuleSet) =>
  (id: string): boolean => {
    const path = id.replaceAll('\\', '/')
    const isUnder = (part: string) => path.includes(`/${part}`)
    return paths.some(isUnder) && !except.some(isUnder)
  }

const isShared = (id: string): boolean =>
  /[\\/]src[\\/]/.test(id) && !MODULE_SETS.some((modules) => has(modules)(id))

/** One script for what every page needs, one for what several screens share, and those of the sets above. */
export const SCRIPT_CHUNKS = [
  { name: 'base', tags: ['$initial' as const], priority: 4 },
  { name: 'outlines', test: has(OUTLINES), priority: 3 },
  { name: 'shared', test: isShared, minShareCount: 3, priority: 2 },
  { name: 'content', test: has(CONTENT), minShareCount: 3, priority: 2 },
  { name: 'country-outlines', test: has(COUNTRY_OUTLINES), priority: 2 },
  // After what others share, which would be drawn in with the schemas.
  { name: 'drafts', test: (id: string) => has(DRAFTS)(id) || has(RULES)(id), priority: 1 },
  { name: 'photos', test: has(PHOTOS), priority: 1 },
  { name: 'tabs', test: has(TABS), priority: 1 },
  { name: 'countries', test: has(COUNTRIES), minShareCount: 2, priority: 1 },
  { name: 'industries', test: has(INDUSTRIES), minShareCount: 2, priority: 1 },
  { name: 'teasers', test: has(TEASERS), minShareCount: 2, priority: 1 },
  { name: 'submitted', test: has(SUBMITTED), priority: 1 },
  { name: 'forms', test: has(FORMS), priority: 0 },
]
