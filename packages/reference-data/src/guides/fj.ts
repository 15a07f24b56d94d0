import type { CountryGuide } from './guide.ts'

/** Fiji. */
export const FIJI: CountryGuide = {
  country: 'fj',
  updatedOn: '2026-11-20',
  overview: [
    'Fiji lies at the crossroads of the South Pacific. Most people and firms are on Viti Levu, with Suva as the capital and Nadi as the airport of the region.',
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
