import type { CountryGuide } from './guide.ts'

/** Papua New Guinea. */
export const PAPUA_NEW_GUINEA: CountryGuide = {
  country: 'pg',
  updatedOn: '2026-11-20',
  overview: [
    'Papua New Guinea is the largest country of the region by land and people. Port Moresby is the capital, and Lae is the main port and manufacturing town.',
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
