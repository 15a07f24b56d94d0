import type { AdminOrder } from '@portal/domain/contract'
import { ORDER_LIMITS } from '@portal/domain/order'
import { formatMoney } from '@portal/domain/shared'
import { Field, RadioGroup, Text, TextInput } from '@portal/ui'
import { useRef, useState } from 'react'
import { ActionButton } from '#shared/actions/ActionButton.tsx'
import { NoteField, useNote } from '#shared/actions/NoteField.tsx'
import { useAction } from '#shared/actions/useAction.ts'
import { reuseOrCreateKey, type IdempotencyKey } from '#shared/drafts/idempotency-key.ts'
import { useCorrectCreditMutation } from '../order-admin.api.ts'
import { parseAmount } from '../parse-amount.ts'
import { NO_REASON } from './OrderReason.tsx'

const AMOUNT = 'Please write an amount above 0, such as 20 or 12.50'
const TOO_MUCH = `Please correct by at most ${formatMoney(ORDER_LIMITS.correction)} at once`

interface CorrectCreditProps {
  owner: NonNullable<AdminOrder['owner']>
  /** The account's current credit. */
  credit: number
}

/** Corrects the credit of an account, and shows the new credit before it is sent. */
export function CorrectCredit({ owner, credit }: CorrectCreditProps) {
  const [isLess, setIsLess] = useState(false)
  const [typed, setTyped] = useState('')
  // A form that is filled in again after sending is a new one: it is never sent as a repeat.
  const [form, setForm] = useState(0)
  const reason = useNote(`credit of account ${owner.id}`)
  const [send] = useCorrectCreditMutation()
  const key = useRef<IdempotencyKey | null>(null)
  const amount = parseAmount(typed)
  const after = amount === null ? null : Math.round((credit + (isLess ? -amount : amount)) * 100) / 100
  const tooLittle = isLess && after !== null && after < 0
  const action = useAction({
    problems: {
      amount:
        (amount === null && AMOUNT) ||
        (amount !== null && amount > ORDER_LIMITS.correction && TOO_MUCH) ||
        (tooLittle && `The account has only ${formatMoney(Math.max(0, credit))} of credit`),
      reason: reason.text === '' && NO_REASON,
    },
  })
  const submit = async () => {
    if (amount === null) return false
    const body = { amount: isLess ? -amount : amount, reason: reason.text }
    key.current = reuseOrCreateKey({ ...body, form }, key.current)
    const idempotencyKey = key.current.key
    const isDone = await action.run(
      () => send({ id: owner.id, idempotencyKey, knownCredit: credit, ...body }),
      (corrected) => `The credit is ${formatMoney(corrected.credit)} now`,
    )
    if (isDone) {
      setTyped('')
      setForm(form + 1)
      reason.clear()
    }
    return isDone
  }
  return (
    <ActionButton
      label="Correct credit"
      title={
        <>
          Correct the credit of <span translate="no">{owner.name || owner.email}</span>?
        </>
      }
      description={`The account has ${formatMoney(credit)}. This moves no money. The books show it as a correction.`}
      verb="Correct credit"
      action={action}
      onSubmit={submit}
    >
      <RadioGroup
        legend="Change"
        name="change"
        variant="card"
        options={[
          { value: 'more', label: 'Add credit' },
          { value: 'less', label: 'Remove credit' },
        ]}
        value={isLess ? 'less' : 'more'}
        onChange={({ target }) => setIsLess(target.value === 'less')}
      />
      <Field label="Amount in US dollars" error={action.getError('amount')} required>
        <TextInput
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          maxLength={16}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Field>
      <NoteField
        note={reason}
        name="reason"
        label="Reason"
        hint="We email it to the account’s holder."
        max={ORDER_LIMITS.reason}
        error={action.getError('reason')}
        required
      />
      <Text role="status">{after !== null && !tooLittle && `Leaves ${formatMoney(after)} of credit.`}</Text>
    </ActionButton>
  )
}
