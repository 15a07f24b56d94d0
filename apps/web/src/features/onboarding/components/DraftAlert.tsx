import { formatDateTime } from '@portal/domain/shared'
import { Alert, TextLink } from '@portal/ui'
import { paths } from '#shared/urls/paths.ts'
import { RestoredAlert } from '#shared/forms/parts/RestoredAlert.tsx'

interface DraftAlertProps {
  /** When the restored draft was typed; null if the form started blank. */
  restoredAt: number | null
  /** Whether the device has a draft of an account that is not signed in. */
  hasOthers: boolean
  onDiscard: () => void
  /** Restores the discarded draft; null if none was discarded. */
  onUndo: (() => void) | null
}

/** The device's time zone, in which the draft was typed. */
const getDeviceTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** Says that an account has a draft here, without its content. */
const OwnersDraftAlert = () => (
  <Alert tone="info">
    This device has an unfinished listing. Sign in to the account that started it to continue.{' '}
    <TextLink href={paths.signIn(paths.registerBusiness())}>Sign In</TextLink>
  </Alert>
)

/** Says that a draft was restored, or that another person has one here. */
export const DraftAlert = ({ restoredAt, hasOthers, onDiscard, onUndo }: DraftAlertProps) => (
  <>
    <RestoredAlert discardLabel="Discard and start again" onDiscard={onDiscard} onUndo={onUndo}>
      {restoredAt !== null && `Draft restored from ${formatDateTime(restoredAt, getDeviceTimeZone())}.`}
    </RestoredAlert>
    {hasOthers && <OwnersDraftAlert />}
  </>
)
