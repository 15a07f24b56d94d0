import { CheckboxIn, type CheckboxProps } from './Checkbox.tsx'
import { OptionCard } from './OptionCard.ts'

/** A checkbox in a card with a border, for a list of things with a price each. */
export const CheckboxCard = (props: CheckboxProps) => <CheckboxIn as={OptionCard} {...props} />
