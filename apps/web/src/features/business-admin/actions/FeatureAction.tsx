import type { AdminBusiness } from '@portal/domain/contract'
import { addDays, toLocalDay } from '@portal/domain/shared'
import { Field, TextInput } from '@portal/ui'
import { useState } from 'react'
import { ActionButton } from '#shared/actions/ActionButton.tsx'
import { useAction } from '#shared/actions/useAction.ts'
import { useNow } from '#shared/page/page-context.ts'
import { useFeatureBusinessMutation } from '../business-admin.api.ts'

const NO_DAY = 'Please choose a day'
const DEFAULT_DAYS = 30

/** Features the listing up to a day, or changes that day. */
export function FeatureAction({ listing }: { listing: AdminBusiness }) {
  const { id, name, isFeatured, timeZone } = listing.business
  const today = toLocalDay(useNow(), timeZone)
  const lastDay =
    listing.featuredUntil === null ? null : toLocalDay(Date.parse(listing.featuredUntil) - 1, timeZone)
  const [chosen, setChosen] = useState<string | null>(null)
  const until = chosen ?? lastDay ?? addDays(today, DEFAULT_DAYS)
  const [send] = useFeatureBusinessMutation()
  const action = useAction({ problems: { until: until === '' && NO_DAY } })
  const submit = () =>
    action.run(() => send({ id, revision: listing.revision, until }), `${name} is featured`)
  return (
    <ActionButton
      label={isFeatured ? 'Change the featured day' : 'Feature'}
      title={`Feature ${name}`}
      description="It stands among the featured businesses on the home page and in the directory, up to and including this day of its place. It ends by itself."
      verb="Feature"
      action={action}
      onSubmit={submit}
    >
      <Field label="Last day" error={action.errorOf('until')} required>
        <TextInput
          type="date"
          name="until"
          min={today}
          value={until}
          onChange={(event) => setChosen(event.target.value)}
        />
      </Field>
    </ActionButton>
  )
}

/** Takes a featured listing from the featured ones at once. */
export function EndFeaturingAction({ listing }: { listing: AdminBusiness }) {
  const { id, name } = listing.business
  const [send] = useFeatureBusinessMutation()
  const action = useAction()
  const submit = () =>
    action.run(() => send({ id, revision: listing.revision, until: null }), `${name} is no longer featured`)
  return (
    <ActionButton
      label="Stop featuring"
      title={`Stop featuring ${name}?`}
      description="It leaves the featured businesses at once and stays in all other lists."
      verb="Stop featuring"
      action={action}
      onSubmit={submit}
    />
  )
}
