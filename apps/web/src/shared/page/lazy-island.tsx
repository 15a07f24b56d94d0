import { lazy, memo, Suspense, type ComponentType, type ReactNode } from 'react'
import { waitForIdle } from './wait-for-idle.ts'

type LoadedModule<Props> = { default: ComponentType<Props> }

const loadings: Promise<unknown>[] = []

function renderOnServer<Props extends object>(
  load: () => Promise<LoadedModule<Props>>,
): ComponentType<Props> {
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
 * A part of a page whose script loads after the page works: the server renders it in full, and the browser hydrates
 * that HTML once the script has arrived. For parts far down, or that are readable and navigable without JavaScript.
 * An update that reaches it before would throw the HTML away, with what is typed into it: it has to have the same props
 * until then. `fallback` stands in its place on a page that the browser renders itself.
 */
export function lazyIsland<Props extends object>(
  load: () => Promise<LoadedModule<Props>>,
  fallback?: ReactNode,
): ComponentType<Props> {
  if (import.meta.env.SSR) return renderOnServer(load)
  const Part = lazy<ComponentType<Props>>(() => waitForIdle().then(load))
  return memo(function Later(props: Props) {
    return (
      <Suspense fallback={fallback}>
        <Part {...props} />
      </Suspense>
    )
  })
}

/** On the server, after the screens are loaded: resolves when all islands can be rendered in full. */
export const waitForIslands = (): Promise<unknown> => Promise.all(loadings)
