import { Button, Icon } from '@portal/ui'
import { lazy, Suspense, type ComponentType } from 'react'
import { styled } from 'styled-components'
import { useHydrated } from '#shared/page/useHydrated.ts'
import { waitForIdle } from '#shared/page/wait-for-idle.ts'
import type { SaveProps } from './SaveHeart.tsx'

const LoadedButton = lazy<ComponentType<SaveProps>>(() =>
  waitForIdle()
    .then(() => import('./save-controls.ts'))
    .then(
      ({ SaveButton }) => ({ default: SaveButton }),
      // Without the script there is nothing to press.
      () => ({ default: () => null }),
    ),
)

/** As wide as the button that takes its place. */
const Space = styled(Button)`
  visibility: hidden;
  @media (scripting: none) {
    display: none;
  }
`

const space = (
  <Space variant="secondary" disabled>
    <Icon name="heart" />
    Save
  </Space>
)

/** The Save button of a profile, in space kept for it. */
export const LazySaveButton = (props: SaveProps) =>
  useHydrated() ? (
    <Suspense fallback={space}>
      <LoadedButton {...props} />
    </Suspense>
  ) : (
    space
  )
