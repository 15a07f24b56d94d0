import { ORDER_LIMITS } from '@portal/domain/order'
import { NoteField, type Note } from '#shared/actions/NoteField.tsx'

export const NO_REASON = 'Please write the reason'

/** Why an order is cancelled or refunded, for whoever placed it. */
export const OrderReason = ({ note, error }: { note: Note; error: string | undefined }) => (
  <NoteField
    note={note}
    name="reason"
    label="Reason"
    hint="We email it to the person who ordered."
    max={ORDER_LIMITS.reason}
    error={error}
    required
  />
)
