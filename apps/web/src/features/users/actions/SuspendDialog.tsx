import { ACCOUNT_SUSPENSION_REASONS } from '@portal/domain/moderation'
import { pluralize } from '@portal/domain/shared'
import { Checkbox } from '@portal/ui'
import { useState } from 'react'
import { ActionDialog } from '#shared/actions/ActionDialog.tsx'
import { ReasonFields, useReasonFields } from '#shared/actions/ReasonFields.tsx'
import { useSuspendUserMutation } from '../users.api.ts'
import { getName } from '../user-name.ts'
import { useUserAction, type UserDialogProps } from './user-dialog.ts'

/** Suspends an account, and its listings if ticked. Input stays after a refusal. */
export function SuspendDialog({ user, ...control }: UserDialogProps) {
  const [suspend] = useSuspendUserMutation()
  const reasonFields = useReasonFields(ACCOUNT_SUSPENSION_REASONS, `note on suspending user ${user.id}`)
  const [hideListings, setHideListings] = useState(false)
  const action = useUserAction(reasonFields.problems)
  const name = getName(user)
  const submit = reasonFields.createSubmit(({ reason, note }) =>
    action.run(
      () => suspend({ id: user.id, reason, note: note || null, hideListings }),
      ({ listings }) =>
        listings === 0
          ? `${name} is suspended`
          : `${name} is suspended, and ${pluralize(listings, 'listing')} hidden`,
    ),
  )
  return (
    <ActionDialog
      {...control}
      title={
        <>
          Suspend <span translate="no">{name}</span>?
        </>
      }
      description="We sign them out everywhere. They can’t sign in until an administrator restores the account. We email them the reason and your note."
      verb="Suspend"
      isDangerous
      action={action}
      onSubmit={submit}
    >
      <ReasonFields
        fields={reasonFields}
        label={
          <>
            Note to <span translate="no">{name}</span>
          </>
        }
        hint="Optional, unless the reason refers to it."
        getError={action.getError}
      />
      {user.listingsToHide > 0 && (
        <Checkbox
          label={`Hide their ${pluralize(user.listingsToHide, 'listing')} too`}
          hint="If unticked, listings stay public and visitors can still call and message. Hidden listings leave the directory and search at once, and return when the account is restored."
          checked={hideListings}
          onChange={(event) => setHideListings(event.target.checked)}
        />
      )}
    </ActionDialog>
  )
}
