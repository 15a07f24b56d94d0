import { lazy, Suspense, type ComponentType } from 'react'
import { useHydrated } from '#shared/page/useHydrated.ts'
import { waitForIdle } from '#shared/page/wait-for-idle.ts'
import type { SaveProps } from './SaveHeart.tsx'

const LoadedHeart = lazy<ComponentType<SaveProps>>(() =>
  waitForIdle()
    .then(() => import('./save-controls.ts'))
    .then(
      ({ SaveHeart }) => ({ default: SaveHeart }),
      // Without the script there is nothing to press.
      () => ({ default: () => null }),
    ),
)

/** The heart on a card's cover, once the page works: the server's page does without. */
export const LazySaveHeart = (props: SaveProps) =>
  useHydrated() && (
    <Suspense>
      <LoadedHeart {...props} />
    </Suspense>
  )
