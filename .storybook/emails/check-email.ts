import type { AxeResults } from 'axe-core'
import axe from 'axe-core/axe.min.js?raw'
import { expect } from 'storybook/test'
import type { Email } from '../../apps/api/src/mail/rendering/email.ts'

/** As narrow as the phones of today get. */
const NARROW = 320

type WindowWithAxe = Window & { readonly axe: { run(options: object): Promise<AxeResults> } }

/** Opens an email as a page of its own, which axe has to run inside of. */
async function openEmail(html: string): Promise<HTMLIFrameElement> {
  const frame = document.createElement('iframe')
  frame.title = 'The email that is checked'
  frame.width = String(NARROW)
  frame.style.border = '0'
  frame.srcdoc = html
  await new Promise((resolve) => {
    frame.addEventListener('load', resolve, { once: true })
    document.body.append(frame)
  })
  return frame
}

/** What axe finds in the page in a frame: rule by rule, with the elements. */
async function findViolations({ contentWindow, contentDocument }: HTMLIFrameElement): Promise<string[]> {
  if (!contentWindow || !contentDocument) throw new Error('The email did not open')
  const script = contentDocument.createElement('script')
  script.textContent = axe
  contentDocument.head.append(script)
  const { violations } = await (contentWindow as unknown as WindowWithAxe).axe.run({
    resultTypes: ['violations'],
    rules: {
      // Of WCAG 2.2, and not among the rules that run by themselves.
      'target-size': { enabled: true },
      // The page around an email is the mail program's.
      'landmark-one-main': { enabled: false },
      'page-has-heading-one': { enabled: false },
      region: { enabled: false },
    },
  })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

/** Expects that an email can be read by everybody, and on a narrow phone without scrolling sideways. */
export async function checkEmail({ args: { email } }: { args: { email: Email } }): Promise<void> {
  const frame = await openEmail(email.html)
  try {
    await expect(await findViolations(frame)).toEqual([])
    await expect(frame.contentDocument?.documentElement.scrollWidth).toBe(NARROW)
  } finally {
    frame.remove()
  }
}
