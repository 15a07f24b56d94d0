import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

/** Presses Retry once it is there. */
export const pressRetry = async (user: UserEvent): Promise<void> =>
  user.click(await screen.findByRole('button', { name: 'Retry' }))
