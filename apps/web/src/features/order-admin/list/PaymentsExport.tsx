import { PORTAL_TIME_ZONE } from '@portal/domain/place'
import { toLocalDay } from '@portal/domain/shared'
import { Field, from as fromWidth, Icon, LinkButton, Stack, Text, TextInput, token } from '@portal/ui'
import { useState } from 'react'
import { styled } from 'styled-components'
import { useNow } from '#shared/page/page-context.ts'
import { withQuery } from '#shared/urls/paths.ts'

const Row = styled.div`
  display: grid;
  align-items: end;
  gap: ${token.space[12]};
  ${fromWidth.tablet} {
    grid-template-columns: repeat(2, minmax(0, 12rem)) auto;
    justify-content: start;
  }
`

/** Exports the payments and refunds of a range of days. */
export function PaymentsExport() {
  const today = toLocalDay(useNow(), PORTAL_TIME_ZONE)
  const monthStart = `${today.slice(0, 'yyyy-mm'.length)}-01`
  const [chosen, setChosen] = useState({ from: monthStart, to: today })
  const from = chosen.from || monthStart
  const to = chosen.to || today
  // Swaps the days if the first one is after the last.
  const [first, last] = from <= to ? [from, to] : [to, from]
  return (
    <Stack gap={12}>
      <Text>
        Every payment, refund and change of credit with its number, order, business, method and amount in both
        currencies, in Honiara time.
      </Text>
      <Row>
        <Field label="First day">
          <TextInput
            type="date"
            name="from"
            max={today}
            value={chosen.from}
            onChange={({ target }) => setChosen({ ...chosen, from: target.value })}
          />
        </Field>
        <Field label="Last day">
          <TextInput
            type="date"
            name="to"
            max={today}
            value={chosen.to}
            onChange={({ target }) => setChosen({ ...chosen, to: target.value })}
          />
        </Field>
        <LinkButton
          href={withQuery('/api/admin/payments.csv', { from: first, to: last })}
          variant="secondary"
          download
        >
          <Icon name="download" />
          Download as CSV
        </LinkButton>
      </Row>
    </Stack>
  )
}
