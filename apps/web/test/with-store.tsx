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
  /** Fills the store with responses, so that nothing is fetched. */
  fill?: (store: Store) => unknown
  /** Responds to the remaining requests, see `replies`; by default only that nobody is signed in. */
  fetch?: ApiAccess['fetch']
}

/** Another story in the same browser may have signed a user in: cookies are shared. */
const NOBODY = replies(reply(calls.currentUser, 401, { message: 'Please sign in' }))

/** A store for stories at the current time of tests: `decorators: [withStore({ fill })]`. */
export const withStore =
  ({ fill, fetch = NOBODY }: WithStoreOptions = {}): Decorator =>
  (Story) => {
    const [store] = useState(() => {
      const created = createStore({
        access: { baseUrl: '', fetch },
        pageContext: {
          now: NOW,
          seed: 1,
          origin: 'https://portal.example',
          contactEmail: 'contact@portal.example',
        },
      })
      fill?.(created)
      return created
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
