import type { AdminBusiness } from '@portal/domain/contract'
import { Field, TextInput } from '@portal/ui'
import { useState } from 'react'
import { ActionButton } from '#shared/actions/ActionButton.tsx'
import { NoteField, useNote } from '#shared/actions/NoteField.tsx'
import { useAction } from '#shared/actions/useAction.ts'
import { useChangeOwnerMutation } from '../business-admin.api.ts'

const NO_ADDRESS = 'Please enter a valid email address'

/** Gives the listing to another account. */
export function ChangeOwnerAction({ listing }: { listing: AdminBusiness }) {
  const { id, name, isVerified } = listing.business
  const [email, setEmail] = useState('')
  const address = email.trim()
  const note = useNote(`new owner of ${id}`)
  const [send] = useChangeOwnerMutation()
  const action = useAction({ problems: { email: address === '' && NO_ADDRESS } })
  const submit = async () => {
    const owner = { id, revision: listing.revision, email: address, note: note.text }
    const isDone = await action.run(() => send(owner), `${name} has a new owner`)
    if (isDone) {
      setEmail('')
      note.clear()
    }
    return isDone
  }
  return (
    <ActionButton
      label="Change owner"
      title={
        <>
          Give <span translate="no">{name}</span> to another account
        </>
      }
      description={[
        'The listing moves at once, with its messages and reviews. We email both accounts.',
        isVerified && 'The Verified mark is removed, because it was given under the previous owner.',
      ]
        .filter(Boolean)
        .join(' ')}
      verb="Change owner"
      isDangerous
      action={action}
      onSubmit={submit}
    >
      <Field
        label="Email address of the account"
        hint="An account that has confirmed this address."
        error={action.getError('email')}
        required
      >
        <TextInput
          type="email"
          name="email"
          autoComplete="off"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
      </Field>
      <NoteField note={note} label="Note to both owners" hint="Optional." error={action.getError('note')} />
    </ActionButton>
  )
}
