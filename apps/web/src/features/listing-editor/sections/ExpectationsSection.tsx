import { AmenityFields } from '#shared/amenities/AmenityFields.tsx'
import type { SectionProps } from './section.ts'

/** What visitors can expect, how they pay, and what is delivered. */
export const ExpectationsSection = ({ form, values, getError }: SectionProps) => (
  <AmenityFields
    category={values.category}
    values={values}
    onChange={(field, codes) => form.setValue(field, codes, { shouldDirty: true })}
    getError={getError}
  />
)
