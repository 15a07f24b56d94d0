import type { CountryGuide } from './guide.ts'

/** New Caledonia. */
export const NEW_CALEDONIA: CountryGuide = {
  country: 'nc',
  updatedOn: '2026-11-20',
  overview: [
    'New Caledonia is a French territory with its own tax, labour and trade rules. Most people and firms are in and around Nouméa, in South Province.',
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
