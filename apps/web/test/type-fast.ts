import { getConfig } from '@testing-library/react'

/**
 * Types faster than the page can settle, as on a slow phone: after each letter the browser has time only for urgent
 * work. If React takes that for an endless loop, its error fails the run.
 */
export async function typeFast(field: HTMLElement, text: string): Promise<void> {
  await getConfig().asyncWrapper(async () => {
    for (let typed = 1; typed <= text.length; typed++) {
      // As a browser does, bypassing the value that React tracks.
      Reflect.set(HTMLInputElement.prototype, 'value', text.slice(0, typed), field)
      field.dispatchEvent(new Event('input', { bubbles: true }))
      for (let turn = 0; turn < 20; turn++) await Promise.resolve()
    }
  })
}
