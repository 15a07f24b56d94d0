import { fireEvent } from '@testing-library/react'

/** A double click, faster than any response. */
export function pressTwice(button: HTMLElement): void {
  fireEvent.click(button, { detail: 1 })
  fireEvent.click(button, { detail: 2 })
}
