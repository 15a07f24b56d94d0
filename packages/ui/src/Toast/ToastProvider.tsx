import {
  createContext,
  lazy,
  Suspense,
  use,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react'
import { styled } from 'styled-components'
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx'
import type { ToastRegionProps } from './ToastRegion.tsx'
import type { Toaster } from './toaster.ts'

type Region = ComponentType<ToastRegionProps>

const importRegion = (): Promise<Region> => import('./ToastRegion.tsx').then((part) => part.ToastRegion)

/** Rendered when the region's script fails to load: a toast must not break the page. */
const NoRegion: Region = () => null

let loading: Promise<Region> | undefined

const ToastRegion = lazy<Region>(() =>
  (loading ?? importRegion()).then(
    (region) => ({ default: region }),
    () => ({ default: NoRegion }),
  ),
)

/**
 * Loads the script that renders toasts before the first one, for forms that report a lost connection by toast. Never
 * rejects; resolves to whether it was loaded.
 */
export function preloadToasts(): Promise<boolean> {
  loading ??= importRegion()
  return loading.then(
    () => true,
    () => {
      loading = undefined
      return false
    },
  )
}

const ToasterContext = createContext<Toaster | undefined>(undefined)

const noToast = () => undefined

function LazyToastRegion({ toaster }: { toaster: Toaster }) {
  const hasToast = useSyncExternalStore(toaster.subscribe, toaster.current, noToast) !== undefined
  const [wasUsed, setWasUsed] = useState(hasToast)
  if (hasToast && !wasUsed) setWasUsed(true)
  return wasUsed ? (
    <Suspense>
      <ToastRegion toaster={toaster} />
    </Suspense>
  ) : null
}

/** The announcements, each an element of its own, so that the same text is read again. */
function Announcements({ toaster }: { toaster: Toaster }) {
  const { text, count } = useSyncExternalStore(toaster.subscribe, toaster.announcement, toaster.announcement)
  return (
    <VisuallyHidden aria-live="polite">
      <span key={count}>{text}</span>
    </VisuallyHidden>
  )
}

/** Props of `ToastProvider`. */
export type ToastProviderProps = {
  /** The app’s queue, from `createToaster`. */
  toaster: Toaster
  /** The app. */
  children: ReactNode
}

/**
 * Shows the toasts of the queue and provides the queue to `useToast`. The script that renders them (about 15 kB
 * compressed, Radix) is loaded with the first toast, or by `preloadToasts`. Announcements to screen readers need none.
 */
export function ToastProvider({ toaster, children }: ToastProviderProps) {
  return (
    <ToasterContext value={toaster}>
      {children}
      <Announcements toaster={toaster} />
      <LazyToastRegion toaster={toaster} />
    </ToasterContext>
  )
}

/** The queue of the `ToastProvider` above: `const { show } = useToast()`. Throws without a provider. */
export function useToast(): Toaster {
  const toaster = use(ToasterContext)
  if (!toaster) throw new Error('useToast needs a ToastProvider above it')
  return toaster
}

const Place = styled.div`
  &:empty {
    display: none;
  }
`

/**
 * A place in the page where toasts are shown while it is mounted, beside the text that they belong to, instead of over
 * the page.
 */
export function ToastPlace() {
  const { addPlace } = useToast()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => (place.current ? addPlace(place.current) : undefined), [addPlace])
  return <Place ref={place} />
}
