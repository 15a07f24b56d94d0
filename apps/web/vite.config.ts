import { createRequire } from 'node:module'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressedAssets } from './server/build/compressed-assets.ts'
import { leanRouter } from './server/build/lean-router.ts'
import { screenSources } from './server/build/screen-sources.ts'
import { shortIds } from './server/build/short-ids.ts'

/** The server, and the threads in which it renders. */
const SERVER_ENTRIES = { main: 'server/main.ts', 'render-thread': 'server/pages/render-thread.ts' }

/** What serves stays outside of the server's build; what renders goes in. */
const SERVING = ['fastify', '@fastify/static', '@fastify/http-proxy']

/** The library that locks the page's scroll would write a style element, which the policy refuses. */
const SCROLL_LOCK_STYLES = createRequire(import.meta.url).resolve('@portal/ui/react-style-singleton')

/** Stable class names on server and client; without them lazily loaded screens hydrate with other names. */
const styledComponents = (mode: string) => ({
  ssr: true,
  minify: true,
  pure: true,
  displayName: mode === 'development',
  fileName: mode === 'development',
})

/** Parts of the kit that rest on a library of their own, which only those who open them should fetch. */
const OVERLAYS =
  /[\\/]ui[\\/]src[\\/](Dialog|Drawer|Menu|Toast|Tooltip|overlay|Carousel)[\\/](?!floatingPanel)/

/** The provinces' shapes, and what draws one: most pages have them in parts that are taken over later. */
const OUTLINES = /[\\/]reference-data[\\/]src[\\/]outlines[\\/]|[\\/]ProvinceEmblem\.tsx/

/** What only forms need, which are taken over later: schemas, what checks by them, the parts of long forms. */
const FORMS =
  /[\\/](valibot|react-hook-form|@hookform)[\\/]|[\\/]domain[\\/]src[\\/]contract[\\/]|[\\/]ui[\\/]src[\\/](Stepper|TextArea)[\\/]|[\\/]shared[\\/](drafts[\\/](usePersonChange|draft-session|idempotency-key)\.ts|forms[\\/](engine[\\/]|parts[\\/]|submission[\\/](?!SubmissionPage)))/

/** What the pages around such forms share, which are there before the form is: heading, and what was sent. */
const SUBMITTED = /[\\/]shared[\\/]forms[\\/](submitted\.ts|FormPageHeading\.tsx)/

/** The page around a submission form, and what follows it. */
const SUBMISSION_PAGE = /[\\/]shared[\\/]forms[\\/]submission[\\/]SubmissionPage\.tsx/

/** What only a few screens share: plans, requests for websites, registrations, ways into an account. */
const FEW =
  /[\\/]features[\\/](plans|quotes|onboarding|account[\\/](components|pages|useArrival|entrance))|[\\/]domain[\\/]src[\\/]shared[\\/]site-path/

/** What keeps forms on the device, and asks for whom: little, and in one piece. */
const DRAFTS =
  /[\\/]shared[\\/]drafts[\\/](expiring-item|storage-available|draft-store|form-draft)\.ts|[\\/]account[\\/](person\.api|last-person)\.ts/

/** Rules about those, which schemas rest on too. */
const RULES = /[\\/]domain[\\/]src[\\/](quote|moderation)[\\/]/

/** What draws photos larger than a card does: only in parts that are taken over later. */
const PHOTOS = /[\\/]ui[\\/]src[\\/]Picture[\\/]|[\\/]shared[\\/]media[\\/](PhotoGrid|picture)\.tsx?$/

/** What only the guides of countries show. */
const COUNTRIES =
  /[\\/]features[\\/]guides[\\/](?!components[\\/]CountryOutline)|[\\/]app[\\/]pages[\\/]guide[\\/]|[\\/]ui[\\/]src[\\/]SectionNav[\\/]/

/** The countries' shapes and figures, which the page of all five shows too. */
const COUNTRY_OUTLINES = /[\\/]places[\\/]country-(outlines|figures)|[\\/]CountryOutline\.tsx/

/** What only the pages of industries show: sample figures and charts. */
const INDUSTRIES =
  /[\\/]features[\\/]industries[\\/](?!teasers)|[\\/]app[\\/]pages[\\/]industry[\\/]|[\\/]industries[\\/]industry-cards|[\\/]ui[\\/]src[\\/]BarChart[\\/]/

/** Short lists of the latest, which both show in parts that are hydrated later. */
const LATEST = /[\\/]teasers[\\/]/

/** What lists, notices, events, guides and pages of text share; businesses and what leads to them do without. */
const CONTENT =
  /[\\/]shared[\\/](content[\\/](?!zone-label|teasers)|(lists[\\/]ListFilters|email-links[\\/]EmailLinkAction)\.tsx)|[\\/]features[\\/](events|tenders|jobs|resources|skills|texts|newsletter|inquiries)[\\/](?!teasers)|[\\/]reference-data[\\/]src[\\/]content[\\/](?!news)|[\\/]ui[\\/]src[\\/]Accordion[\\/]/

/** What few pages show; the others need not wait for it. */
const RARE = /[\\/]ui[\\/]src[\\/](ProgressBar|RadioGroup)[\\/]/

/** The tabs, and with them what Radix's parts share: split by who uses which, it would be five files. */
const TABS = /[\\/]ui[\\/]src[\\/]Tabs[\\/]Tabs\.tsx/

const LEFT_OUT = [
  CONTENT,
  RARE,
  TABS,
  COUNTRIES,
  COUNTRY_OUTLINES,
  INDUSTRIES,
  LATEST,
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

const isPart = (id: string): boolean =>
  /[\\/]src[\\/]/.test(id) && !LEFT_OUT.some((others) => others.test(id))

/**
 * One script for what every page needs and one for what several screens share: each request costs a slow phone more
 * than a kilobyte that another screen would have fetched.
 */
const SCRIPTS = [
  { name: 'base', tags: ['$initial' as const], priority: 4 },
  { name: 'outlines', test: OUTLINES, priority: 3 },
  {
    name: 'shared',
    test: isPart,
    minShareCount: 3,
    priority: 2,
  },
  {
    name: 'content',
    test: (id: string) =>
      CONTENT.test(id) && !FORMS.test(id) && !SUBMITTED.test(id) && !SUBMISSION_PAGE.test(id),
    minShareCount: 3,
    priority: 2,
  },
  // After what others share, which would be drawn in with the schemas.
  { name: 'drafts', test: (id: string) => DRAFTS.test(id) || RULES.test(id), priority: 1 },
  { name: 'photos', test: PHOTOS, priority: 1 },
  { name: 'tabs', test: TABS, priority: 1 },
  { name: 'country-outlines', test: COUNTRY_OUTLINES, priority: 2 },
  { name: 'countries', test: COUNTRIES, minShareCount: 2, priority: 1 },
  { name: 'industries', test: INDUSTRIES, minShareCount: 2, priority: 1 },
  { name: 'latest', test: LATEST, minShareCount: 2, priority: 1 },
  { name: 'submitted', test: SUBMITTED, priority: 1 },
  { name: 'forms', test: FORMS, priority: 0 },
]

export default defineConfig(({ mode, isSsrBuild }) => ({
  plugins: [react(), screenSources(), shortIds(), ...(isSsrBuild ? [] : [leanRouter(), compressedAssets()])],
  oxc: { plugins: { styledComponents: styledComponents(mode) } },
  resolve: {
    dedupe: ['react', 'react-dom', 'styled-components', 'react-redux', 'react-router-dom'],
    alias: { 'react-style-singleton': SCROLL_LOCK_STYLES },
  },
  // Bundled, so that the server runs React's production build whatever its environment says.
  ssr: isSsrBuild
    ? { noExternal: true, external: SERVING }
    : { noExternal: ['styled-components', /^@portal\//] },
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
  build: {
    target: 'es2022',
    manifest: isSsrBuild ? false : 'manifest.json',
    copyPublicDir: !isSsrBuild,
    emptyOutDir: true,
    rolldownOptions: isSsrBuild
      ? { input: SERVER_ENTRIES, output: { entryFileNames: '[name].js' } }
      : { input: 'src/entry-client.tsx', output: { codeSplitting: { groups: SCRIPTS } } },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
}))
