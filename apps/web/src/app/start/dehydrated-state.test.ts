import { expect, test } from 'vitest'
import { businessesApi } from '#features/businesses/businesses.api.ts'
import { newsApi } from '#features/news/news.api.ts'
import { profileApi } from '#features/profile/profile.api.ts'
import { aBusiness, aListed, aNewsItem, NOW } from '#test/factories.ts'
import { createStore } from '../store.ts'
import { dehydrateQueries, rehydrateQueries } from './dehydrated-state.ts'

const FIGURES = { businesses: 297, verified: 214, reviews: 635, news: 9, upcomingEvents: 22, countries: [] }

function aStore() {
  const store = createStore({
    access: { baseUrl: '', fetch: () => new Promise(() => {}) },
    pageContext: {
      now: NOW,
      seed: 1,
      origin: 'https://portal.example',
      contactEmail: 'contact@portal.example',
    },
  })
  const list = { items: [aListed()], total: 1 }
  void store.dispatch(
    businessesApi.util.upsertQueryEntries([
      { endpointName: 'listBusinesses', arg: { country: 'sb' }, value: list },
      { endpointName: 'listBusinesses', arg: { country: 'fj' }, value: list },
    ]),
  )
  void store.dispatch(
    newsApi.util.upsertQueryEntries([
      { endpointName: 'listNews', arg: {}, value: { items: [aNewsItem()], total: 1 } },
    ]),
  )
  void store.dispatch(
    businessesApi.util.upsertQueryEntries([{ endpointName: 'liveFigures', arg: undefined, value: FIGURES }]),
  )
  void store.dispatch(
    profileApi.util.upsertQueryEntries([
      { endpointName: 'getBusiness', arg: 'kokonut-oil', value: aBusiness() },
    ]),
  )
  return store.getState().api
}

test('results arrive unchanged, with their arguments and tags', () => {
  const sent = aStore()
  const arrived = rehydrateQueries(JSON.parse(JSON.stringify(dehydrateQueries(sent))), NOW)
  const data = (state: typeof sent) =>
    Object.fromEntries(
      Object.entries(state.queries).map(([key, query]) => [
        key,
        [query?.endpointName, query?.originalArgs, query?.data],
      ]),
    )
  expect(data(arrived)).toEqual(data(sent))
  expect(Object.keys(sent.provided.tags.Business ?? {})).not.toEqual([])
  expect(arrived.provided).toEqual(sent.provided)
})
