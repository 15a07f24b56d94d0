import { combineReducers, configureStore } from '@reduxjs/toolkit'
import { api } from '#api/api.ts'
import type { ApiAccess } from '#api/base-query.ts'
import { pageContextSlice, type PageContext } from '#shared/page/page-context.ts'
import { withPageFailures } from './start/page-failures.ts'
import { rehydrateQueries, type DehydratedQueries } from './start/dehydrated-state.ts'

const reducer = combineReducers({
  [api.reducerPath]: withPageFailures(api.reducer),
  [pageContextSlice.name]: pageContextSlice.reducer,
})

export interface StoreStart {
  access: ApiAccess
  pageContext: PageContext
  /** The queries that the server has already run. */
  queries?: DehydratedQueries
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
      pageContext: start.pageContext,
      ...(start.queries && { api: rehydrateQueries(start.queries, start.pageContext.now) }),
    },
    devTools: import.meta.env.DEV,
  })

export type Store = ReturnType<typeof createStore>
