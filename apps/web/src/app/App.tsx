import { GlobalStyle, LinkProvider } from '@portal/ui'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { RouterLink } from './RouterLink.tsx'
import type { Store } from './store.ts'

interface AppProps {
  store: Store
  /** The router's provider, which differs between server and browser. */
  children: ReactNode
}

/** What every page stands in, the same on the server and in the browser. */
export function App({ store, children }: AppProps) {
  return (
    <Provider store={store}>
      <LinkProvider component={RouterLink}>
        <GlobalStyle />
        {children}
      </LinkProvider>
    </Provider>
  )
}
