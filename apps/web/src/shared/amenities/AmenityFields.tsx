import { listAmenitiesOfCategory, sortCodes } from '@portal/domain/business'
import { AMENITIES, DELIVERIES, PAYMENTS } from '@portal/reference-data'
import { Stack } from '@portal/ui'
import { useState } from 'react'
import { ChoiceBoxes } from './ChoiceBoxes.tsx'

/** What visitors can expect of a listing, as codes. */
export interface Expectations {
  amenities: readonly string[]
  payments: readonly string[]
  delivery: readonly string[]
}

const TABLES = { amenities: AMENITIES, payments: PAYMENTS, delivery: DELIVERIES } as const

interface AmenityFieldsProps {
  /** Decides which amenities are asked about. */
  category: string
  values: Expectations
  onChange: (field: keyof Expectations, codes: string[]) => void
  getError?: (field: keyof Expectations) => string | undefined
}

/** Boxes for the amenities of a category, the ways to pay and delivery. */
export function AmenityFields({ category, values, onChange, getError }: AmenityFieldsProps) {
  // Unticked amenities stay visible, so that the focus keeps its place and a slip can be corrected.
  const [seen, setSeen] = useState<readonly string[]>(values.amenities)
  const listed = listAmenitiesOfCategory(category)
  const others = AMENITIES.filter(
    ({ code }) =>
      (seen.includes(code) || values.amenities.includes(code)) &&
      !listed.some((amenity) => amenity.code === code),
  )
  const tick = (field: keyof Expectations) => (code: string, isTicked: boolean) => {
    const codes = isTicked ? [...values[field], code] : values[field].filter((other) => other !== code)
    if (field === 'amenities') setSeen([...seen, code])
    onChange(field, sortCodes(TABLES[field], codes))
  }
  const getGroup = (field: keyof Expectations) => ({
    name: field,
    ticked: values[field],
    onTick: tick(field),
  })
  return (
    <Stack gap={16}>
      {listed.length > 0 && (
        <ChoiceBoxes
          {...getGroup('amenities')}
          legend="Amenities"
          choices={listed}
          error={getError?.('amenities')}
        />
      )}
      {others.length > 0 && (
        <ChoiceBoxes
          {...getGroup('amenities')}
          legend="Ticked for another category"
          hint="Visitors still see these. Untick what no longer applies."
          choices={others}
        />
      )}
      <ChoiceBoxes
        {...getGroup('payments')}
        legend="Ways to pay"
        choices={PAYMENTS}
        error={getError?.('payments')}
      />
      <ChoiceBoxes
        {...getGroup('delivery')}
        legend="Delivery"
        choices={DELIVERIES}
        error={getError?.('delivery')}
      />
    </Stack>
  )
}
