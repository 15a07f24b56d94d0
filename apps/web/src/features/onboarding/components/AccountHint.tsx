import { Alert, TextLink } from '@portal/ui'
import { styled } from 'styled-components'
import { useAccount } from '#features/account/account.api.ts'
import { useStorageAvailable } from '#shared/drafts/storage-available.ts'
import { paths } from '#shared/urls/paths.ts'
import { withSession } from '#shared/session/session-mark.ts'

/** Hidden while there may be a session. */
const HintBox = styled.div`
  ${withSession}[data-unknown] {
    display: none;
  }
`

const AT_THE_END =
  'You need a free account to send your listing. You can open one at the end, without losing what you typed.'
const NOW =
  'You need a free account to send your listing. “Submit for Review” opens one, without losing what you typed.'
const BEFORE =
  'You need a free account to send your listing. This browser does not keep what you type: please sign in first, and keep this page open.'

const SAME_TAB = { href: paths.signIn(paths.registerBusiness()) }
/** Leaving this page would lose the input. */
const NEW_TAB = { href: paths.signIn(paths.dashboard()), target: '_blank', rel: 'noopener' }

const PHOTOS = 'You choose your photos again after that.'

interface AccountHintProps {
  /** Whether it stands beside the button that sends the listing. */
  isLast?: boolean
  losesPhotos?: boolean
}

/** Tells signed-out users early that an account is needed, and what signing in later would lose. */
export function AccountHint({ isLast = false, losesPhotos = false }: AccountHintProps) {
  const { status } = useAccount()
  const isStorageAvailable = useStorageAvailable()
  const text = isLast ? NOW : AT_THE_END
  if (status === 'signed-in' || status === 'unreachable') return null
  return (
    <HintBox data-unknown={status === 'unknown' ? '' : undefined}>
      <Alert tone="info">
        {isStorageAvailable ? text : BEFORE} {losesPhotos && isStorageAvailable && PHOTOS} Have one?{' '}
        <TextLink {...(isStorageAvailable ? SAME_TAB : NEW_TAB)}>Sign in now</TextLink>
      </Alert>
    </HintBox>
  )
}
