import { formatDateTime } from '@portal/domain/shared'
import { Alert, TextLink } from '@portal/ui'
import { paths } from '#shared/urls/paths.ts'
import { RestoredAlert } from '#shared/forms/parts/RestoredAlert.tsx'

interface DraftAlertProps {
  /** When what is shown was typed, at an earlier visit; null where the form began blank. */
  restoredAt: number | null
  /** Whether the device keeps a draft of somebody who would have to sign in. */
  hasOthers: boolean
  onDiscard: () => void
  /** Brings back what has just been discarded; null where nothing has. */
  onUndo: (() => void) | null
}

/** The draft was typed by the clock of this device. */
const deviceTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** Says that an account's draft is kept here, and nothing of what is in it. */
const OwnersDraftAlert = () => (
  <Alert tone="info">
    An unfinished listing is kept on this device for the account that began it. Sign in to go on with it.{' '}
    <TextLink href={paths.signIn(paths.registerBusiness())}>Sign In</TextLink>
  </Alert>
)

/** Says that a draft has been restored, or that there is one for somebody else. */
export const DraftAlert = ({ restoredAt, hasOthers, onDiscard, onUndo }: DraftAlertProps) => (
  <>
    <RestoredAlert discardLabel="Discard and start again" onDiscard={onDiscard} onUndo={onUndo}>
      {restoredAt !== null && `What you typed on ${formatDateTime(restoredAt, deviceTimeZone())} is back.`}
    </RestoredAlert>
    {hasOthers && <OwnersDraftAlert />}
  </>
)
