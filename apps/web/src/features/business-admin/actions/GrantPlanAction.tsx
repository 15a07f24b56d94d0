import type { AdminBusiness } from '@portal/domain/contract'
import { isPaidTier, PLANS, type PaidTier } from '@portal/domain/plan'
import { addDays, toLocalDay } from '@portal/domain/shared'
import { Field, RadioGroup, TextInput } from '@portal/ui'
import { useState } from 'react'
import { ActionButton } from '#shared/actions/ActionButton.tsx'
import { NoteField, useNote } from '#shared/actions/NoteField.tsx'
import { useAction } from '#shared/actions/useAction.ts'
import { useNow } from '#shared/page/page-context.ts'
import { useGrantPlanMutation } from '../business-admin.api.ts'

const NO_PLAN = 'Please choose a plan'
const NO_DAY = 'Please choose a day'
const NO_REASON = 'Please write why you give the plan'
const DEFAULT_DAYS = 365

const PAID_PLANS = PLANS.flatMap(({ tier, name }) => (isPaidTier(tier) ? [{ tier, name }] : []))

const toTier = (value: string): PaidTier | null =>
  PAID_PLANS.find(({ tier }) => String(tier) === value)?.tier ?? null

/** Gives the listing a plan without a payment, up to a day. */
export function GrantPlanAction({ listing }: { listing: AdminBusiness }) {
  const { id, name, timeZone } = listing.business
  const today = toLocalDay(useNow(), timeZone)
  const [tier, setTier] = useState<PaidTier | null>(null)
  const [until, setUntil] = useState(addDays(today, DEFAULT_DAYS))
  const reason = useNote(`plan given to ${id}`)
  const [send] = useGrantPlanMutation()
  const action = useAction({
    problems: {
      tier: tier === null && NO_PLAN,
      until: until === '' && NO_DAY,
      reason: reason.text === '' && NO_REASON,
    },
  })
  const submit = async () => {
    const plan = PAID_PLANS.find((one) => one.tier === tier)
    if (!plan) return false
    const grant = { id, revision: listing.revision, tier: plan.tier, until, reason: reason.text }
    const isDone = await action.run(() => send(grant), `${name} has ${plan.name}`)
    if (isDone) {
      setTier(null)
      reason.clear()
    }
    return isDone
  }
  return (
    <ActionButton
      label="Give a plan"
      title={
        <>
          Give <span translate="no">{name}</span> a plan
        </>
      }
      description="Free of charge, until the end of this day (local time). A higher plan starts at once; the same or a lower one starts when the current one ends. We email the owner."
      verb="Give this plan"
      action={action}
      onSubmit={submit}
    >
      <RadioGroup
        legend="Plan"
        name="tier"
        options={PAID_PLANS.map((plan) => ({ value: String(plan.tier), label: plan.name }))}
        value={tier === null ? '' : String(tier)}
        onChange={(event) => setTier(toTier(event.target.value))}
        error={action.getError('tier')}
        required
      />
      <Field label="Last day" error={action.getError('until')} required>
        <TextInput
          type="date"
          name="until"
          min={today}
          value={until}
          onChange={(event) => setUntil(event.target.value)}
        />
      </Field>
      <NoteField
        note={reason}
        name="reason"
        label="Reason"
        hint="Why you give it. Kept in the history."
        error={action.getError('reason')}
        required
      />
    </ActionButton>
  )
}
