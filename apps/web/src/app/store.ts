import { combineReducers, configureStore } from '@reduxjs/toolkit'
import { api } from '#api/api.ts'
import type { ApiAccess } from '#api/base-query.ts'
import { visit, type Visit } from '#shared/visit.ts'
import { keepingFailures } from './kept-failures.ts'
import { unpackQueries, type PackedQueries } from './travelling-state.ts'

const reducer = combineReducers({
  [api.reducerPath]: keepingFailures(api.reducer),
  [visit.name]: visit.reducer,
})

export interface StoreStart {
  access: ApiAccess
  visit: Visit
  /** What the server already asked for. */
  queries?: PackedQueries
}

/** The store of one page on the server, or of one visit in the browser. */
export const createStore = (start: StoreStart) =>
  configureStore({
    reducer,
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: start.access },
        serializableCheck: false,
        immutableCheck: false,
      }).concat(api.middleware),
    preloadedState: {
      visit: start.visit,
      ...(start.queries && { api: unpackQueries(start.queries, start.visit.now) }),
    },
    devTools: import.meta.env.DEV,
  })

export type Store = ReturnType<typeof createStore>
