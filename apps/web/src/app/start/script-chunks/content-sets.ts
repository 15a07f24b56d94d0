/** Which modules of guides, industries, texts and their lists belong together. */

import type { ModuleSet } from './module-set.ts'

/** Short lists of the latest, which guides and industries show in islands that are hydrated later. */
export const TEASERS: ModuleSet = { paths: ['teasers/'] }

/** What is asked of the API, by guides too. */
const CONTENT_CALLS = ['events/events.api', 'tenders/tenders.api', 'jobs/jobs.api', 'resources/resources.api']

/** What draws any such list, and a page of one item. */
const LIST_PARTS = [
  'shared/content/ContentResults',
  'shared/content/ContentListPage',
  'shared/content/ContentDetail',
  'shared/content/DetailParts',
  'shared/content/list.ts',
  'shared/content/filters.ts',
]

/** One's own places at events: loaded only where the device knows of one. */
export const OWN_PLACES: ModuleSet = {
  paths: ['events/own-places', 'events/href-to-give-back', 'events/components/OwnPlace'],
}

/** What lists of news, events, notices, resources and courses share; guides and pages of text do without. */
export const CONTENT_LISTS: ModuleSet = {
  paths: [...LIST_PARTS, 'features/events/'],
  except: [...CONTENT_CALLS, ...TEASERS.paths, ...OWN_PLACES.paths],
}

/** What lists and pages of tenders and jobs share, beside what all lists do. */
export const NOTICES: ModuleSet = {
  paths: ['shared/content/NoticeCard', 'features/tenders/', 'features/jobs/'],
  except: [...CONTENT_CALLS, ...TEASERS.paths],
}

/** What lists and pages of resources share, beside what all lists do. */
export const RESOURCES: ModuleSet = {
  paths: ['features/resources/'],
  except: [...CONTENT_CALLS, ...TEASERS.paths],
}

/** What lists and pages of courses share, beside what all lists do. */
export const SKILLS: ModuleSet = {
  paths: ['features/skills/', 'reference-data/src/content/skills', 'domain/src/content/skills'],
  except: ['reference-data/src/content/skills-assessment'],
}

/** What pages of text share. */
export const TEXTS: ModuleSet = {
  paths: ['features/texts/', 'ui/src/Accordion/'],
}

/** What lists, notices, events, guides and pages of text share; businesses and what leads to them do without. */
export const CONTENT: ModuleSet = {
  paths: [
    'shared/content/',
    'shared/lists/ListFilters.tsx',
    'features/industries/industry-queries',
    'features/newsletter/',
    'features/news/components/NewsCard',
    'reference-data/src/content/',
    'domain/src/content/news-sections',
    'domain/src/content/notices',
    'ui/src/Flag/',
    ...CONTENT_CALLS,
  ],
  except: [
    ...LIST_PARTS,
    ...TEASERS.paths,
    'shared/content/NoticeCard',
    'shared/content/zone-label',
    'reference-data/src/content/inquiries',
    'reference-data/src/content/news.ts',
    'reference-data/src/content/skills',
  ],
}

/** What only the guides of countries show. */
export const COUNTRIES: ModuleSet = {
  paths: ['features/guides/', 'app/pages/guide/', 'ui/src/SectionNav/'],
  except: ['features/guides/components/CountryOutline'],
}

/** The countries' shapes and figures, which the page of all five shows too. */
export const COUNTRY_OUTLINES: ModuleSet = {
  paths: [
    'places/country-outlines',
    'places/country-figures',
    'domain/src/content/growth',
    'CountryOutline.tsx',
  ],
}

/** What only the pages of industries show: figures and charts. */
export const INDUSTRIES: ModuleSet = {
  paths: ['features/industries/', 'app/pages/industry/', 'industries/industry-cards'],
  // Short lists of industries ask for the same.
  except: [...TEASERS.paths, 'features/industries/industry-queries'],
}

/** Bars, which industries show, and the result of the assessment. */
export const CHARTS: ModuleSet = { paths: ['ui/src/BarChart/'] }
