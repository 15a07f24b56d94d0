import type { ExchangeRate } from '@portal/domain/contract'
import { PORTAL_TIME_ZONE } from '@portal/domain/place'
import { formatDate, formatLocalDay, toLocalDay } from '@portal/domain/shared'
import { Alert, Button, ErrorState, Field, from, Skeleton, Stack, Text, TextInput, token } from '@portal/ui'
import { useState, type SubmitEvent } from 'react'
import { styled } from 'styled-components'
import { RequiredNote } from '#shared/forms/parts/RequiredNote.tsx'
import { useAction } from '#shared/actions/useAction.ts'
import { describeFailure } from '#shared/calls/describe-failure.ts'
import { useNow } from '#shared/page/page-context.ts'
import { useListExchangeRatesQuery, useSetExchangeRateMutation } from '../order-admin.api.ts'
import { parseRate } from '../parse-amount.ts'

const RATE = 'Please write how much one US dollar is, such as 8.45'
const NO_DAY = 'Please choose the day of the rate'

const Form = styled.form`
  padding-top: ${token.space[16]};
  border-top: 1px solid ${token.role.line};
`

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: end;
  gap: ${token.space[12]};
  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 12rem)) auto;
    justify-content: start;
  }
`

/** The rates by which orders name their price in local currencies. */
export function ExchangeRates() {
  const { currentData, error, isFetching, refetch } = useListExchangeRatesQuery()
  if (!currentData && error)
    return (
      <ErrorState title="We couldn’t load the rates" onRetry={() => void refetch()} retrying={isFetching}>
        {describeFailure(error)}
      </ErrorState>
    )
  if (!currentData)
    return (
      <div role="status" aria-label="Loading the rates...">
        <Skeleton shape="block" />
      </div>
    )
  return (
    <Stack gap={16}>
      <Text>New orders use these rates for their price in local currency. Existing orders keep theirs.</Text>
      {currentData.map((rate) => (
        <RateForm key={rate.currency} present={rate} />
      ))}
    </Stack>
  )
}

const By = ({ name }: { name: string | null }) =>
  name !== null && (
    <>
      {' '}
      by <span translate="no">{name}</span>
    </>
  )

/** A rate with its day, and who set it. */
function Setting({ rate: { currency, rate, asOf, setBy, setAt } }: { rate: ExchangeRate }) {
  if (rate === null || asOf === null) return `Not set yet: orders show no price in ${currency}.`
  return (
    <>
      1 US dollar is {currency} {rate}, the rate of {formatLocalDay(asOf)}.
      {setAt !== null && (
        <>
          {' '}
          Set
          <By name={setBy} /> on {formatDate(setAt, PORTAL_TIME_ZONE)}.
        </>
      )}
    </>
  )
}

function RateForm({ present }: { present: ExchangeRate }) {
  const { currency, name } = present
  const today = toLocalDay(useNow(), PORTAL_TIME_ZONE)
  const [typed, setTyped] = useState<string | null>(null)
  const [asOf, setAsOf] = useState(today)
  const [send] = useSetExchangeRateMutation()
  const text = typed ?? (present.rate === null ? '' : String(present.rate))
  const rate = parseRate(text)
  const action = useAction({ problems: { rate: rate === null && RATE, asOf: asOf === '' && NO_DAY } })
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!action.check(event.currentTarget) || rate === null) return
    if (await action.run(() => send({ currency, rate, asOf }), `Rate of ${currency} saved`)) setTyped(null)
  }
  return (
    <Form aria-label={name} noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={8}>
        <Text>
          <strong>
            {name} ({currency})
          </strong>
          <br />
          <Setting rate={present} />
        </Text>
        <RequiredNote />
        {action.refusal !== null && (
          <Alert tone="danger" role="alert">
            {action.refusal}
          </Alert>
        )}
        <Row>
          <Field label={`${currency} for 1 US dollar`} error={action.getError('rate')} required>
            <TextInput
              name="rate"
              inputMode="decimal"
              autoComplete="off"
              maxLength={12}
              value={text}
              onChange={({ target }) => setTyped(target.value)}
            />
          </Field>
          <Field label="Day of the rate" error={action.getError('asOf')} required>
            <TextInput
              type="date"
              name="asOf"
              max={today}
              value={asOf}
              onChange={({ target }) => setAsOf(target.value)}
            />
          </Field>
          <Button type="submit" variant="secondary" busy={action.isSending}>
            Save rate
          </Button>
        </Row>
      </Stack>
    </Form>
  )
}
