import type { AxeResults } from 'axe-core'
import axe from 'axe-core/axe.min.js?raw'
import { expect } from 'storybook/test'
import type { Email } from '../../apps/api/src/mail/rendering/email.ts'

/** The width of the narrowest current phones. */
const NARROW = 320

type WindowWithAxe = Window & { readonly axe: { run(options: object): Promise<AxeResults> } }

/** Opens an email as a separate page, inside which axe must run. */
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

/** The violations that axe finds in a frame’s page, by rule, with the elements. */
async function findViolations({ contentWindow, contentDocument }: HTMLIFrameElement): Promise<string[]> {
  if (!contentWindow || !contentDocument) throw new Error('The email did not open')
  const script = contentDocument.createElement('script')
  script.textContent = axe
  contentDocument.head.append(script)
  const { violations } = await (contentWindow as unknown as WindowWithAxe).axe.run({
    resultTypes: ['violations'],
    rules: {
      // A rule of WCAG 2.2 that is off by default.
      'target-size': { enabled: true },
      // The page around an email belongs to the mail program.
      'landmark-one-main': { enabled: false },
      'page-has-heading-one': { enabled: false },
      region: { enabled: false },
    },
  })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

/** Expects that an email is accessible and needs no horizontal scrolling on a narrow phone. */
export async function checkEmail({ args: { email } }: { args: { email: Email } }): Promise<void> {
  const frame = await openEmail(email.html)
  try {
    await expect(await findViolations(frame)).toEqual([])
    await expect(frame.contentDocument?.documentElement.scrollWidth).toBe(NARROW)
  } finally {
    frame.remove()
  }
}
