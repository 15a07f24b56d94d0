import { calls } from '@portal/domain/contract'
import { createToaster, ToastProvider } from '@portal/ui'
import type { Decorator } from '@storybook/react-vite'
import { useState } from 'react'
import { Provider } from 'react-redux'
import type { ApiAccess } from '#api/base-query.ts'
import { createStore, type Store } from '#app/store.ts'
import { NOW } from './factories.ts'
import { replies, reply } from './replies.ts'

interface WithStoreOptions {
  /** Puts answers into the store, so that nothing is asked for. */
  fill?: (store: Store) => unknown
  /** Answers what is asked for all the same, see `replies`; unless given, only that nobody is signed in. */
  fetch?: ApiAccess['fetch']
}

/** Another story that runs beside this one may have signed somebody in: cookies are the whole browser's. */
const NOBODY = replies(reply(calls.currentUser, 401, { message: 'Please sign in' }))

/** A story's data layer at the moment that tests happen at: `decorators: [withStore({ fill })]`. */
export const withStore =
  ({ fill, fetch = NOBODY }: WithStoreOptions = {}): Decorator =>
  (Story) => {
    const [store] = useState(() => {
      const made = createStore({
        access: { baseUrl: '', fetch },
        visit: {
          now: NOW,
          seed: 1,
          origin: 'https://portal.example',
          contactEmail: 'contact@portal.example',
        },
      })
      fill?.(made)
      return made
    })
    const [toaster] = useState(createToaster)
    return (
      <Provider store={store}>
        <ToastProvider toaster={toaster}>
          <Story />
        </ToastProvider>
      </Provider>
    )
  }
