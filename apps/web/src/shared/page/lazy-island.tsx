import { lazy, Suspense, type ComponentType } from 'react'

type Loaded<Props> = { default: ComponentType<Props> }

const loadings: Promise<unknown>[] = []

/** Until the browser has nothing more urgent to do. */
const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: 2_000 })
    else setTimeout(resolve, 1)
  })

function renderOnServer<Props extends object>(load: () => Promise<Loaded<Props>>): ComponentType<Props> {
  let Part: ComponentType<Props> | undefined
  loadings.push(
    load().then((loaded) => {
      Part = loaded.default
    }),
  )
  return function Later(props: Props) {
    return <Suspense>{Part && <Part {...props} />}</Suspense>
  }
}

/**
 * A part of a page whose script can come after the page works: the server renders it whole, and the browser takes
 * that HTML over once the part's script has arrived. For what is far down or reads and navigates without script.
 * Put its element where a sudden update can't reach it before that: made once, outside of what renders it.
 */
export function lazyIsland<Props extends object>(load: () => Promise<Loaded<Props>>): ComponentType<Props> {
  if (import.meta.env.SSR) return renderOnServer(load)
  const Part = lazy<ComponentType<Props>>(() => whenIdle().then(load))
  return function Later(props: Props) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    )
  }
}

/** On the server, once the screens are there: when each of their parts can be rendered whole. */
export const islandsReady = (): Promise<unknown> => Promise.all(loadings)
