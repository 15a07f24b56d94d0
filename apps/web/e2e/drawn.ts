import type { Locator, Page } from 'playwright'

/** Whether an element is within the window's height, and not covered by sticky or floating elements. */
export const isUncovered = (control: Locator): Promise<boolean> =>
  control.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const isFloating = (drawn: Element | null): boolean => {
      if (drawn === null || drawn.contains(element)) return false
      const { position } = getComputedStyle(drawn)
      return position === 'fixed' || position === 'sticky' || isFloating(drawn.parentElement)
    }
    const x = Math.min(Math.max((left + right) / 2, 1), innerWidth - 1)
    const isIn = top >= 0 && bottom <= innerHeight
    return isIn && [top + 1, bottom - 1].every((y) => !isFloating(document.elementFromPoint(x, y)))
  })

/** Whether a line is drawn around an element. */
export const isOutlined = (control: Locator): Promise<boolean> =>
  control.evaluate((element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1
  })

/** The parts of header and quick menu that are cut, lie over each other or have left the window. */
export const findLostInShell = (page: Page): Promise<(string | null)[]> =>
  page.getByRole('banner').evaluate((header) => {
    const rail = [...document.querySelectorAll('nav[aria-label="Quick menu"] [role="button"]')]
    const lost = rail
      .map((part) => ({ name: part.ariaLabel, box: part.getBoundingClientRect() }))
      .filter(({ box }) => box.left < 0 || box.top < 0 || box.right > innerWidth || box.width > 100)
    const bar = header.getBoundingClientRect()
    const parts = [...header.querySelectorAll('a, button')].filter((part) => part.checkVisibility())
    // A text may be wider than its link; the openers of dialogs are pictures.
    const boxes = parts.map((part) => {
      const range = document.createRange()
      range.selectNodeContents(part)
      const shown = part.getAttribute('aria-haspopup') === null ? range : part
      return { name: part.textContent, box: shown.getBoundingClientRect() }
    })
    const cut = boxes.filter(
      ({ box }) =>
        box.left < 0 || box.right > innerWidth || box.top < bar.top - 1 || box.bottom > bar.bottom + 1,
    )
    const overlaid = boxes.filter((one, index) =>
      boxes
        .slice(index + 1)
        .some(
          ({ box }) =>
            box.left < one.box.right - 1 &&
            box.right > one.box.left + 1 &&
            box.top < one.box.bottom - 1 &&
            box.bottom > one.box.top + 1,
        ),
    )
    return [...cut, ...overlaid, ...lost].map(({ name }) => name)
  })

/** The filters of a page without a visible label; a search field is named by the button beside it. */
export const findUnlabelled = (page: Page): Promise<string[]> =>
  page.getByRole('main').evaluate((main) => {
    const isDrawn = (text: Node): boolean => {
      const range = document.createRange()
      range.selectNodeContents(text)
      const { width, height } = range.getBoundingClientRect()
      return width > 8 && height > 8
    }
    const isSeen = (label: HTMLLabelElement): boolean => {
      const { clip, clipPath } = getComputedStyle(label)
      const texts = [...label.childNodes].filter(({ textContent }) => textContent?.trim())
      return clip === 'auto' && clipPath === 'none' && texts.some(isDrawn)
    }
    return [...main.querySelectorAll<HTMLInputElement>('select, input:is([type="checkbox"], [type="radio"])')]
      .filter((control) => control.checkVisibility())
      .filter(({ labels }) => ![...(labels ?? [])].some(isSeen))
      .map(({ name }) => name)
  })
