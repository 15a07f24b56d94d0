import type { QuoteRequest } from '@portal/domain/contract'
import { getCountry } from '@portal/domain/place'
import { OFFER_LIMITS } from '@portal/domain/quote'
import { addDays, formatMoney, toLocalDay } from '@portal/domain/shared'
import { Button, Cluster, Field, from, IconButton, Stack, Text, TextInput, token } from '@portal/ui'
import { styled } from 'styled-components'
import { useNow } from '#shared/page/page-context.ts'
import {
  listRequestItems,
  sumTypedItems,
  type OfferErrors,
  type TypedItem,
  type TypedOffer,
} from './offer-input.ts'

const Row = styled.div`
  display: grid;
  gap: ${token.space[8]};
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  > :first-child {
    grid-column: 1 / -1;
  }
  ${from.tablet} {
    grid-template-columns: minmax(0, 1fr) 9rem auto;
    > :first-child {
      grid-column: auto;
    }
  }
`

interface OfferFieldsProps {
  quote: QuoteRequest
  offer: TypedOffer
  errors: OfferErrors
  onChange: (offer: TypedOffer) => void
}

/** The amount of a quote, or items that add up to it, and the last day on which it is valid. */
export function OfferFields({ quote, offer, errors, onChange }: OfferFieldsProps) {
  const { timeZone, name } = getCountry(quote.country)
  const today = toLocalDay(useNow(), timeZone)
  return (
    <Stack>
      {offer.items.length === 0 ? (
        <Field label="Amount in US dollars" error={errors.amount} required>
          <TextInput
            inputMode="decimal"
            autoComplete="off"
            placeholder="1,600"
            maxLength={14}
            value={offer.amount}
            onChange={({ target }) => onChange({ ...offer, amount: target.value })}
          />
        </Field>
      ) : (
        <Items items={offer.items} errors={errors} onChange={(items) => onChange({ ...offer, items })} />
      )}
      <Cluster gap={8}>
        {offer.items.length === 0 && (
          <Button
            size="small"
            variant="secondary"
            onClick={() => onChange({ ...offer, items: listRequestItems(quote) })}
          >
            List the items asked for
          </Button>
        )}
        {offer.items.length < OFFER_LIMITS.items && (
          <Button
            size="small"
            variant="secondary"
            onClick={() => onChange({ ...offer, items: [...offer.items, { name: '', price: '' }] })}
          >
            Add an item
          </Button>
        )}
      </Cluster>
      <Field
        label="Valid until"
        hint={`To the end of that day in ${name}.`}
        error={errors.validUntil}
        required
      >
        <TextInput
          type="date"
          min={today}
          max={addDays(today, OFFER_LIMITS.days)}
          value={offer.validUntil}
          onChange={({ target }) => onChange({ ...offer, validUntil: target.value })}
        />
      </Field>
    </Stack>
  )
}

interface ItemsProps {
  items: readonly TypedItem[]
  errors: OfferErrors
  onChange: (items: TypedItem[]) => void
}

function Items({ items, errors, onChange }: ItemsProps) {
  const change = (at: number, own: Partial<TypedItem>) =>
    onChange(items.map((item, position) => (position === at ? { ...item, ...own } : item)))
  return (
    <Stack gap={12}>
      {items.map(({ name, price }, position) => (
        <Row key={position} role="group" aria-label={`Item ${position + 1}`}>
          <Field label={`Item ${position + 1}`} error={errors[`items.${position}.name`]} required>
            <TextInput
              maxLength={OFFER_LIMITS.itemName}
              value={name}
              onChange={({ target }) => change(position, { name: target.value })}
            />
          </Field>
          <Field label="Price" error={errors[`items.${position}.price`]} required>
            <TextInput
              inputMode="decimal"
              autoComplete="off"
              maxLength={14}
              value={price}
              onChange={({ target }) => change(position, { price: target.value })}
            />
          </Field>
          <IconButton
            icon="close"
            label={`Remove item ${position + 1}`}
            onClick={() => onChange(items.filter((_item, at) => at !== position))}
          />
        </Row>
      ))}
      <Text role="status">
        Amount: <strong>{formatMoney(sumTypedItems(items))}</strong>
      </Text>
    </Stack>
  )
}
