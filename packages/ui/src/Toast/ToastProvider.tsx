import { createContext, lazy, Suspense, use, useState, useSyncExternalStore, type ReactNode } from 'react'
import type { Toaster } from './toaster.ts'

const ToastRegion = lazy(() => import('./ToastRegion.tsx').then((part) => ({ default: part.ToastRegion })))

const ToasterContext = createContext<Toaster | undefined>(undefined)

const nothing = () => undefined

function FirstUse({ toaster }: { toaster: Toaster }) {
  const waiting = useSyncExternalStore(toaster.subscribe, toaster.current, nothing) !== undefined
  const [used, setUsed] = useState(waiting)
  if (waiting && !used) setUsed(true)
  return used ? (
    <Suspense>
      <ToastRegion toaster={toaster} />
    </Suspense>
  ) : null
}

/** Props of `ToastProvider`: the app's one queue, made by `createToaster`. */
export type ToastProviderProps = { toaster: Toaster; children: ReactNode }

/**
 * Shows the queue's messages over the page and gives the queue to `useToast` below it. What draws them (about
 * 11 kB compressed, Radix) is loaded with the first message, not before.
 */
export function ToastProvider({ toaster, children }: ToastProviderProps) {
  return (
    <ToasterContext value={toaster}>
      {children}
      <FirstUse toaster={toaster} />
    </ToasterContext>
  )
}

/** The queue of the `ToastProvider` above: `const { show } = useToast()`. Throws where there is none. */
export function useToast(): Toaster {
  const toaster = use(ToasterContext)
  if (!toaster) throw new Error('useToast needs a ToastProvider above it')
  return toaster
}
