import { useEffect } from 'react'

/** Calls back when the page may be left for good, and when it is looked at again. */
export function useComingAndGoing(onLeave: () => void, onReturn: () => void): void {
  useEffect(() => {
    const onSight = () => (document.visibilityState === 'hidden' ? onLeave() : onReturn())
    window.addEventListener('pagehide', onLeave)
    document.addEventListener('visibilitychange', onSight)
    return () => {
      window.removeEventListener('pagehide', onLeave)
      document.removeEventListener('visibilitychange', onSight)
      onLeave()
    }
  }, [onLeave, onReturn])
}
