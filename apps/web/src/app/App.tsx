import { createToaster, GlobalStyle, LinkProvider, ToastProvider } from '@portal/ui'
import { useState, type ReactNode } from 'react'
import { Provider } from 'react-redux'
import { RouterLink } from './RouterLink.tsx'
import type { Store } from './store.ts'

interface AppProps {
  store: Store
  /** The router's provider, which differs between server and browser. */
  children: ReactNode
}

/** The providers around every page, the same on the server and in the browser. */
export function App({ store, children }: AppProps) {
  const [toaster] = useState(createToaster)
  // Parts that hydrate later have to start with the state that the server rendered.
  const [serverState] = useState(() => store.getState())
  return (
    <Provider store={store} serverState={serverState}>
      <LinkProvider component={RouterLink}>
        <ToastProvider toaster={toaster}>
          <GlobalStyle />
          {children}
        </ToastProvider>
      </LinkProvider>
    </Provider>
  )
}
