import type { AdminOrder } from '@portal/domain/contract'
import {
  formatLocalAmount,
  isPayable,
  ORDER_LIMITS,
  PAYMENT_METHODS,
  toLocalAmount,
  type PaymentMethod,
} from '@portal/domain/order'
import { getCountry } from '@portal/domain/place'
import { CURRENCY, formatMoney, toLocalDay } from '@portal/domain/shared'
import { Alert, Button, Checkbox, Field, RadioGroup, Stack, Text, TextInput } from '@portal/ui'
import { useRef, useState, type SubmitEvent } from 'react'
import { ConfirmDialog } from '#shared/actions/ConfirmDialog.tsx'
import { WithNames } from '#shared/content/WithNames.tsx'
import { RequiredNote } from '#shared/forms/parts/RequiredNote.tsx'
import { NoteField, useNote } from '#shared/actions/NoteField.tsx'
import { useAction } from '#shared/actions/useAction.ts'
import { reuseOrCreateKey, type IdempotencyKey } from '#shared/drafts/idempotency-key.ts'
import { useNow } from '#shared/page/page-context.ts'
import type { Report } from '../detail/useRefusal.ts'
import { useRecordPaymentMutation } from '../order-admin.api.ts'
import { describeLikelyRepeats, findLikelyRepeats } from '../likely-repeats.ts'
import { parseAmount } from '../parse-amount.ts'
import { describeEffect, toPaymentCents } from '../payment-effect.ts'

const AMOUNT = 'Please write an amount above 0, such as 1,600 or 89.50'
const WHOLE_AMOUNT = 'Please write a whole amount: this currency has no decimals'
const METHOD = 'Please choose how it was paid'
const NO_DAY = 'Please choose the day on which it was paid'
const FUTURE_DAY = 'Please choose today or an earlier day'

type Props = { order: AdminOrder; report: Report }

/** An amount as it is typed: `249`, `1150.50`. */
const toText = (amount: number): string => (Number.isInteger(amount) ? String(amount) : amount.toFixed(2))

/** The fields as typed; the due amount is filled in until one is typed. */
function usePayment(order: AdminOrder) {
  const today = toLocalDay(useNow(), getCountry(order.billedTo.country).timeZone)
  const [isLocal, setIsLocal] = useState(false)
  const [typed, setTyped] = useState<string | null>(null)
  const [method, setMethod] = useState<PaymentMethod | null>(null)
  const [paidAt, setPaidAt] = useState(today)
  const note = useNote(`payment of order ${order.id}`)
  // A form that is filled in again after sending is a new one: it is never sent as a repeat.
  const [form, setForm] = useState(0)
  const [foreignId, setForeignId] = useState<number | null>(null)
  const local = isLocal ? order.local : null
  const due = local ? local.due : order.due
  const text = typed ?? (due > 0 ? toText(due) : '')
  const clear = () => {
    setTyped(null)
    setMethod(null)
    setPaidAt(today)
    note.clear()
    setForeignId(null)
    setForm((last) => last + 1)
  }
  return {
    today,
    local,
    setIsLocal,
    text,
    setTyped,
    amount: parseAmount(text),
    method,
    chooseMethod: (value: string) =>
      setMethod(PAYMENT_METHODS.find(({ code }) => code === value)?.code ?? null),
    paidAt,
    setPaidAt,
    note,
    foreignId,
    setForeignId,
    form,
    clear,
  }
}

/** The amount in the other currency. */
function describeOther(order: AdminOrder, cents: number, isLocal: boolean): string | null {
  if (order.local === null) return null
  if (isLocal) return `Counts as ${formatMoney(cents / 100)}.`
  const { currency, rate } = order.local
  return `That is ${formatLocalAmount(toLocalAmount(cents, currency, rate), currency)}.`
}

/** Records a payment, and describes the effect before it is sent. Input stays after a refusal. */
export function RecordPayment({ order, report }: Props) {
  const payment = usePayment(order)
  const now = useNow()
  const [send] = useRecordPaymentMutation()
  const key = useRef<IdempotencyKey | null>(null)
  const [isConfirming, setIsConfirming] = useState(false)
  const { amount, method, paidAt, local, note } = payment
  const currency = local?.currency ?? CURRENCY.code
  const action = useAction({
    problems: {
      amount:
        (amount === null && AMOUNT) || (amount !== null && !isPayable(amount, currency) && WHOLE_AMOUNT),
      method: method === null && METHOD,
      paidAt: (paidAt === '' && NO_DAY) || (paidAt > payment.today && FUTURE_DAY),
    },
  })
  const typed = amount !== null && method !== null ? { amount, currency, method, day: paidAt } : null
  const repeats = typed === null ? [] : findLikelyRepeats(order, typed)
  const record = async (anotherThan: readonly number[]) => {
    if (amount === null || method === null) return
    const foreign = payment.foreignId === null ? {} : { foreignPaymentId: payment.foreignId }
    const body = { amount, currency, method, paidAt, note: note.text || null, ...foreign }
    // A retry has the key of the first attempt, until it is confirmed to be another payment.
    key.current = reuseOrCreateKey({ ...body, form: payment.form, anotherThan }, key.current)
    const idempotencyKey = key.current.key
    const knownPayments = order.payments.length
    const isDone = await action.run(
      () => report(send({ id: order.id, idempotencyKey, knownPayments, ...body })),
      (after) =>
        after.due > 0 ? `Payment recorded: ${formatMoney(after.due)} still due` : 'Payment recorded',
    )
    setIsConfirming(false)
    if (isDone) payment.clear()
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!action.check(event.currentTarget)) return
    if (repeats.length > 0) setIsConfirming(true)
    else void record([])
  }
  const cents = amount === null ? null : toPaymentCents(order, amount, local !== null)
  return (
    <form method="post" noValidate onSubmit={submit} aria-label="Record a payment">
      <ConfirmDialog
        open={isConfirming}
        title="Is this another payment?"
        description={describeLikelyRepeats(order, repeats)}
        confirmLabel="Record another payment"
        cancelLabel="Don’t record it"
        busy={action.isSending}
        onConfirm={() => void record(repeats.map(({ id }) => id))}
        onClose={() => setIsConfirming(false)}
      />
      <Stack>
        <RequiredNote />
        {action.refusal !== null && (
          <Alert tone="danger" role="alert">
            {action.refusal}
          </Alert>
        )}
        {order.local && (
          <RadioGroup
            legend="Currency"
            name="currency"
            variant="card"
            options={[
              { value: CURRENCY.code, label: 'US dollars' },
              { value: order.local.currency, label: order.local.currency },
            ]}
            value={local?.currency ?? CURRENCY.code}
            onChange={({ target }) => payment.setIsLocal(target.value !== CURRENCY.code)}
            error={action.getError('currency')}
          />
        )}
        <Field
          label={`Amount in ${local?.currency ?? 'US dollars'}`}
          hint={cents === null ? undefined : describeOther(order, cents, local !== null)}
          error={action.getError('amount')}
          required
        >
          <TextInput
            name="amount"
            inputMode="decimal"
            autoComplete="off"
            maxLength={16}
            value={payment.text}
            onChange={({ target }) => payment.setTyped(target.value)}
          />
        </Field>
        <RadioGroup
          legend="Paid by"
          name="method"
          variant="card"
          options={PAYMENT_METHODS.map(({ code, label }) => ({ value: code, label }))}
          value={method ?? ''}
          onChange={({ target }) => payment.chooseMethod(target.value)}
          error={action.getError('method')}
          required
        />
        <Field label="Paid on" error={action.getError('paidAt')} required>
          <TextInput
            type="date"
            name="paidAt"
            max={payment.today}
            value={paidAt}
            onChange={({ target }) => payment.setPaidAt(target.value)}
          />
        </Field>
        {order.foreignPayments.map(({ id, currency: paidIn, amount: paid }) => (
          <Checkbox
            key={id}
            name="foreignPaymentId"
            label={`This is the card payment of ${paidIn} ${paid}`}
            hint="It counts as the amount above. Refunds and disputes of it are followed."
            checked={payment.foreignId === id}
            onChange={({ target }) => {
              payment.setForeignId(target.checked ? id : null)
              if (target.checked) payment.chooseMethod('card')
            }}
          />
        ))}
        <NoteField
          note={note}
          label="Note for administrators"
          hint="Optional: slip number, who brought it."
          max={ORDER_LIMITS.note}
          error={action.getError('note')}
        />
        <Text role="status">
          {cents !== null && (
            <WithNames
              text={describeEffect(order, cents, now, getCountry(order.billedTo.country).timeZone)}
              names={order.business ? [order.business.name] : []}
            />
          )}
        </Text>
        <p>
          <Button type="submit" busy={action.isSending}>
            Record payment
          </Button>
        </p>
      </Stack>
    </form>
  )
}
