import type { Locator, Page } from 'playwright'

const MAX_STOPS = 200

export const hasFocus = (control: Locator): Promise<boolean> =>
  control.evaluate((element) => element === document.activeElement)

/** Presses Tab, or another key that moves the focus, until a control has it. */
export async function tabTo(page: Page, control: Locator, key = 'Tab'): Promise<void> {
  await control.waitFor()
  for (let stop = 0; stop < MAX_STOPS; stop++) {
    if (await hasFocus(control)) return
    await page.keyboard.press(key)
  }
  throw new Error(`${MAX_STOPS} times ${key} did not lead to ${String(control)}`)
}
