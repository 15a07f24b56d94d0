import type { CountryGuide } from './guide.ts'

/** Solomon Islands. */
export const SOLOMON_ISLANDS: CountryGuide = {
  country: 'sb',
  updatedOn: '2026-11-20',
  overview: [
    'Solomon Islands is a chain of nearly a thousand islands between Papua New Guinea and Vanuatu. Most trade goes through Honiara, on Guadalcanal, with Noro and Gizo in Western Province as the second centre.',
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
