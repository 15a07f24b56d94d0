import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'

const button = () => screen.queryByRole('button', { name: 'Retry' })

/**
 * Presses Retry until what failed is there: a screen that is drawn after its call failed asks once more by itself, and
 * takes no press meanwhile.
 */
export const pressRetry = (user: UserEvent): Promise<void> =>
  waitFor(async () => {
    const retry = button()
    if (retry) await user.click(retry)
    expect(button()).toBeNull()
  })
