import { lazy, type ComponentType } from 'react'

/** A component whose script is loaded when it is first rendered; if that fails, another one replaces it. */
export const lazyWithFallback = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Fallback: ComponentType<Props>,
) =>
  lazy<ComponentType<Props>>(() =>
    load().then(
      (Part) => ({ default: Part }),
      () => ({ default: Fallback }),
    ),
  )
