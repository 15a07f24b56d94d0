import { Alert, TextLink } from '@portal/ui'
import { styled } from 'styled-components'
import { useAccount } from '#features/account/account.api.ts'
import { useStorageAvailable } from '#shared/drafts/storage-available.ts'
import { paths } from '#shared/urls/paths.ts'
import { withSession } from '#shared/session/session-mark.ts'

/** Not shown where a session may be until it is known that there is none. */
const Place = styled.div`
  ${withSession}[data-unknown] {
    display: none;
  }
`

const LATER =
  'You need a free account to send your listing at the end; you can open one then, and nothing that you typed is lost.'
const FIRST =
  'You need a free account to send your listing. This browser does not keep what you type: please sign in first, and keep this page open.'

const HERE = { href: paths.signIn(paths.registerBusiness()) }
/** What is typed already would be lost with this page. */
const ELSEWHERE = { href: paths.signIn(paths.dashboard()), target: '_blank', rel: 'noopener' }

const PHOTOS = 'Your photos have to be chosen again after that.'

/** Says early that an account is needed at the end, to those who have none, and what of it the way there costs. */
export function AccountHint({ losesPhotos = false }: { losesPhotos?: boolean }) {
  const { status } = useAccount()
  const keeps = useStorageAvailable()
  if (status === 'signed-in' || status === 'unreachable') return null
  return (
    <Place data-unknown={status === 'unknown' ? '' : undefined}>
      <Alert tone="info">
        {keeps ? LATER : FIRST} {losesPhotos && keeps && PHOTOS} Have one?{' '}
        <TextLink {...(keeps ? HERE : ELSEWHERE)}>Sign in now</TextLink>
      </Alert>
    </Place>
  )
}
