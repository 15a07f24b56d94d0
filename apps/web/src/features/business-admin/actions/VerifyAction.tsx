import { VERIFICATION_METHODS, type VerificationMethod } from '@portal/domain/business'
import type { AdminBusiness } from '@portal/domain/contract'
import { toLocalDay } from '@portal/domain/shared'
import { Field, RadioGroup, TextInput } from '@portal/ui'
import { useState } from 'react'
import { ActionButton } from '#shared/actions/ActionButton.tsx'
import { NoteField, useNote } from '#shared/actions/NoteField.tsx'
import { useAction } from '#shared/actions/useAction.ts'
import { useNow } from '#shared/page/page-context.ts'
import { useVerifyBusinessMutation, useWithdrawVerificationMutation } from '../business-admin.api.ts'

const NO_METHOD = 'Please choose how it was verified'
const NO_DAY = 'Please choose a day'

type Props = { listing: AdminBusiness }

const toMethod = (value: string): VerificationMethod | null =>
  VERIFICATION_METHODS.find(({ code }) => code === value)?.code ?? null

/** Marks the business as verified, or corrects how it was verified. */
export function VerifyAction({ listing }: Props) {
  const { id, name, isVerified, timeZone } = listing.business
  const today = toLocalDay(useNow(), timeZone)
  const [method, setMethod] = useState<VerificationMethod | null>(null)
  const [on, setOn] = useState(today)
  const note = useNote(`verification of ${id}`)
  const [send] = useVerifyBusinessMutation()
  const action = useAction({ problems: { method: method === null && NO_METHOD, on: on === '' && NO_DAY } })
  const submit = async () => {
    if (method === null) return false
    const verification = { id, revision: listing.revision, method, on, note: note.text }
    const isDone = await action.run(() => send(verification), `${name} is verified`)
    if (isDone) note.clear()
    return isDone
  }
  return (
    <ActionButton
      label={isVerified ? 'Verify again' : 'Verify'}
      title={
        <>
          Verify <span translate="no">{name}</span>
        </>
      }
      description="Visitors see the Verified mark, and how and when it was verified. Only administrators see your name and note."
      verb="Verify"
      action={action}
      onSubmit={submit}
    >
      <RadioGroup
        legend="How"
        name="method"
        options={VERIFICATION_METHODS.map(({ code, label }) => ({ value: code, label }))}
        value={method ?? ''}
        onChange={(event) => setMethod(toMethod(event.target.value))}
        error={action.getError('method')}
        required
      />
      <Field label="On" error={action.getError('on')} required>
        <TextInput
          type="date"
          name="on"
          max={today}
          value={on}
          onChange={(event) => setOn(event.target.value)}
        />
      </Field>
      <NoteField
        note={note}
        label="Note for administrators"
        hint="Which document, who answered, who confirmed it. Not shown to visitors or the owner."
        error={action.getError('note')}
      />
    </ActionButton>
  )
}

/** Removes the Verified mark. */
export function WithdrawVerificationAction({ listing }: Props) {
  const { id, name } = listing.business
  const note = useNote(`withdrawn verification of ${id}`)
  const [send] = useWithdrawVerificationMutation()
  const action = useAction()
  const submit = async () => {
    const withdrawal = { id, revision: listing.revision, note: note.text }
    const isDone = await action.run(() => send(withdrawal), `${name} is no longer verified`)
    if (isDone) note.clear()
    return isDone
  }
  return (
    <ActionButton
      label="Withdraw the mark"
      title={
        <>
          Withdraw the Verified mark of <span translate="no">{name}</span>?
        </>
      }
      description="The mark and how it was verified disappear from the page at once."
      verb="Withdraw"
      isDangerous
      action={action}
      onSubmit={submit}
    >
      <NoteField
        note={note}
        label="Note for administrators"
        hint="Why. Kept in the history."
        error={action.getError('note')}
      />
    </ActionButton>
  )
}
