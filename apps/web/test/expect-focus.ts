import { waitFor } from '@testing-library/react'
import { expect } from 'vitest'

/** Waits for the focus on an element: it moves once what was rendered is shown, a moment after a test can find it. */
export const expectFocus = (element: Element | null | undefined): Promise<void> =>
  waitFor(() => expect(element).toHaveFocus())
