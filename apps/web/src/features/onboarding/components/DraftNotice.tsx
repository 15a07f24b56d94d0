import { formatDateTime } from '@portal/domain/shared'
import { Alert, TextLink } from '@portal/ui'
import { paths } from '#shared/urls/paths.ts'
import { RestoredNotice } from '#shared/forms/parts/RestoredNotice.tsx'
import type { KeptRegistration } from '../useOnboardingDraft.ts'

interface DraftNoticeProps {
  restoredAt: KeptRegistration['restoredAt']
  /** Whether the device keeps one for somebody who would have to sign in. */
  hasOthers: boolean
  onDiscard: () => void
  /** Brings back what was just discarded; null where nothing was. */
  onUndo: (() => void) | null
}

/** The clock of the visitor's own device, which is the one they typed by. */
const here = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** Says that one is kept for an account, and nothing of what it is. */
const KeptForItsOwner = () => (
  <Alert tone="info">
    An unfinished listing is kept on this device for the account that began it. Sign in to go on with it.{' '}
    <TextLink href={paths.signIn(paths.registerBusiness())}>Sign In</TextLink>
  </Alert>
)

/** Says that what was typed at an earlier visit is back, and takes it away again when told. */
export const DraftNotice = ({ restoredAt, hasOthers, onDiscard, onUndo }: DraftNoticeProps) => (
  <>
    <RestoredNotice discard="Discard and start again" onDiscard={onDiscard} onUndo={onUndo}>
      {restoredAt !== null && `What you typed on ${formatDateTime(restoredAt, here())} is back.`}
    </RestoredNotice>
    {hasOthers && <KeptForItsOwner />}
  </>
)
