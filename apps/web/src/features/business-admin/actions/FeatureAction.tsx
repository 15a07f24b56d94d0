import type { AdminBusiness } from '@portal/domain/contract'
import { FEATURED_BY_REVIEWS } from '@portal/domain/business'
import { addDays, toLocalDay } from '@portal/domain/shared'
import { Field, TextInput } from '@portal/ui'
import { useState } from 'react'
import { ActionButton } from '#shared/actions/ActionButton.tsx'
import { useAction } from '#shared/actions/useAction.ts'
import { useNow } from '#shared/page/page-context.ts'
import { useFeatureBusinessMutation } from '../business-admin.api.ts'

const NO_DAY = 'Please choose a day'
const DEFAULT_DAYS = 30

const { reviews, stars } = FEATURED_BY_REVIEWS
const BY_REVIEWS = `Businesses with at least ${reviews} reviews averaging ${stars} stars are featured without this.`

/** Features the listing until a day regardless of its reviews, or changes that day. */
export function FeatureAction({ listing }: { listing: AdminBusiness }) {
  const { id, name, timeZone } = listing.business
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
      label={listing.featuredBy === 'choice' ? 'Change the last day' : 'Feature'}
      title={
        <>
          Feature <span translate="no">{name}</span>
        </>
      }
      description={`Visitors see it as featured, including on the home page and in the directory, until the end of this day (local time). ${BY_REVIEWS}`}
      verb="Feature"
      action={action}
      onSubmit={submit}
    >
      <Field label="Last day" error={action.getError('until')} required>
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

/** Ends an administrator's choice to feature the listing. */
export function EndFeaturingAction({ listing }: { listing: AdminBusiness }) {
  const { id, name } = listing.business
  const [send] = useFeatureBusinessMutation()
  const action = useAction()
  const submit = () =>
    action.run(
      () => send({ id, revision: listing.revision, until: null }),
      `${name} is no longer featured by us`,
    )
  return (
    <ActionButton
      label="Stop featuring"
      title={
        <>
          Stop featuring <span translate="no">{name}</span>?
        </>
      }
      description={`Only its reviews can then feature it. It stays in all other lists. ${BY_REVIEWS}`}
      verb="Stop featuring"
      action={action}
      onSubmit={submit}
    />
  )
}
