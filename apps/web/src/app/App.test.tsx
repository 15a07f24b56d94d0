import { act, render, screen } from '@testing-library/react'
import { lazy, Suspense, type ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test, vi } from 'vitest'
import { NOW } from '#test/factories.ts'
import { pageContextSlice, useNow } from '#shared/page/page-context.ts'
import { App } from './App.tsx'
import { createStore } from './store.ts'

const MINUTE = 60_000
const newStore = () =>
  createStore({
    access: { baseUrl: '', fetch: () => Promise.reject(new Error('Nothing is fetched')) },
    pageContext: { now: NOW, seed: 1, origin: 'https://portal.example', contactEmail: 'a@portal.example' },
  })

const Clock = () => <p>{new Date(useNow()).toISOString()}</p>

const page = (store: ReturnType<typeof newStore>, Part: ComponentType) => (
  <App store={store}>
    <Suspense>
      <Part />
    </Suspense>
  </App>
)

test('a part hydrated after the clock has moved matches the server’s HTML, then shows the time', async () => {
  const root = document.createElement('div')
  root.innerHTML = renderToString(page(newStore(), Clock))
  document.body.append(root)
  const store = newStore()
  let arrive = () => {}
  const script = new Promise<{ default: ComponentType }>((resolve) => {
    arrive = () => resolve({ default: Clock })
  })
  const Late = lazy(() => script)
  const onRecoverableError = vi.fn<(error: unknown) => void>()
  const hydrated = await act(() =>
    Promise.resolve(hydrateRoot(root, page(store, Late), { onRecoverableError })),
  )
  onTestFinished(() => act(() => hydrated.unmount()))
  act(() => void store.dispatch(pageContextSlice.actions.moved(NOW + MINUTE)))
  expect(screen.getByText(new Date(NOW).toISOString())).toBeVisible()
  await act(async () => {
    arrive()
    await script
  })
  expect(screen.getByText(new Date(NOW + MINUTE).toISOString())).toBeVisible()
  expect(onRecoverableError).not.toHaveBeenCalled()
})

test('a part rendered only in the browser shows the time at once', () => {
  const store = newStore()
  store.dispatch(pageContextSlice.actions.moved(NOW + MINUTE))
  render(page(store, Clock))
  expect(screen.getByText(new Date(NOW + MINUTE).toISOString())).toBeVisible()
})
