import {
  createContext,
  lazy,
  Suspense,
  use,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react'
import type { ToastRegionProps } from './ToastRegion.tsx'
import type { Toaster } from './toaster.ts'

type Region = ComponentType<ToastRegionProps>

const fetchRegion = (): Promise<Region> => import('./ToastRegion.tsx').then((part) => part.ToastRegion)

/** A message that can't be drawn must not take the page with it: what matters stands beside its control too. */
const Undrawn: Region = () => null

let fetched: Promise<Region> | undefined

const ToastRegion = lazy<Region>(() =>
  (fetched ?? fetchRegion()).then(
    (region) => ({ default: region }),
    () => ({ default: Undrawn }),
  ),
)

/**
 * Fetches what draws the messages before there is one: for a form that has something to say when the connection is
 * lost. Never rejects; resolves to whether it is there.
 */
export function prepareToasts(): Promise<boolean> {
  fetched ??= fetchRegion()
  return fetched.then(
    () => true,
    () => {
      fetched = undefined
      return false
    },
  )
}

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
