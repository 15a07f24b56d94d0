import type { CountryGuide } from './guide.ts'

/** Vanuatu. */
export const VANUATU: CountryGuide = {
  country: 'vu',
  updatedOn: '2026-11-20',
  overview: [
    'Vanuatu is a Y-shaped chain of some eighty islands. Port Vila, on Efate, is the capital, and Luganville, on Santo, is the second town and port.',
  ],
  doingBusiness: { intro: '', topics: [], sources: [] },
  licences: [],
  licenceSources: [],
  taxes: { intro: '', topics: [], sources: [] },
  grants: { intro: '', topics: [], sources: [] },
  chambers: [],
  contacts: [],
  industries: [],
  quiz: [],
}
