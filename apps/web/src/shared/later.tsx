import { lazy, Suspense, type ComponentType } from 'react'

type Loaded<Props> = { default: ComponentType<Props> }

const loadings: Promise<unknown>[] = []

/** React takes the answer of a thenable that calls back at once without waiting, as the server's render must. */
const atOnce = <Value,>(value: Value): Promise<Value> =>
  ({ then: (answer: (value: Value) => void) => answer(value) }) as unknown as Promise<Value>

/** Until the browser has nothing more urgent to do. */
const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: 2_000 })
    else setTimeout(resolve, 1)
  })

/**
 * A part of a page whose script can come after the page works: the server renders it whole, and the browser takes
 * that HTML over once the part's script has arrived. For what is far down or reads and navigates without script.
 * Put its element where a sudden update can't reach it before that: made once, outside of what renders it.
 */
export function later<Props extends object>(load: () => Promise<Loaded<Props>>): ComponentType<Props> {
  let loaded: Loaded<Props> | undefined
  if (import.meta.env.SSR) {
    loadings.push(
      load().then((part) => {
        loaded = part
      }),
    )
  }
  const Part = lazy<ComponentType<Props>>(() => (loaded ? atOnce(loaded) : idle().then(load)))
  return function Later(props: Props) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    )
  }
}

/** On the server, once the screens are there: when each of their parts can be rendered whole. */
export const partsReady = (): Promise<unknown> => Promise.all(loadings)
