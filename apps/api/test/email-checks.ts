// cspell:ignore yied
import { describe, expect, test } from 'vitest'
import type { Email } from '#mail/rendering/email.ts'
import { htmlToText } from './email-text.ts'

const words = (text: string) => text.split(/\s+/).filter((word) => word !== '' && !/^[->:]$/.test(word))

/** Defines the tests that every email must pass. */
export function checkEmails(emails: readonly (readonly [name: string, email: Email])[]): void {
  describe.each(emails)('%s', (_, { subject, text, html }) => {
    test('has the same words as text and as HTML', () => {
      // Text has a colon after link labels, and marks before bullet points and quoted lines.
      const loose = (form: string) =>
        words(form.replaceAll(/^(- |> )/gm, '')).map((word) => word.replace(/:$/, ''))
      // Text has section headings in capitals.
      expect(loose(htmlToText(html)).join(' ').toLowerCase()).toBe(loose(text).join(' ').toLowerCase())
    })

    test('greets, says where it comes from, and how to reply', () => {
      expect(text).toMatch(/^Hello( [\p{L} ’]+)?,\n\n[A-Z]/u)
      expect(words(text).join(' ')).toMatch(/repl[yied]+|can’t answer/i)
      expect(text).toMatch(/Pacific Business Portal:\nhttps:\/\/portal\.example\n$/)
    })

    test('has short lines and a short subject', () => {
      const long = text.split('\n').filter((line) => line.length > 72 && !/^https:\S+$/.test(line))
      expect(long).toEqual([])
      expect(subject.length).toBeLessThan(72)
    })

    test('loads nothing and links only to this site', () => {
      expect(html).not.toMatch(/<(img|link|script|style|table)|src=|url\(/i)
      const targets = [...html.matchAll(/href="([^"]*)"/g)].map(([, target]) => target)
      expect(targets.length).toBeGreaterThan(0)
      expect(targets.filter((target) => !/^https:\/\/portal\.example(\/|$)/.test(target ?? ''))).toEqual([])
    })

    test('has no missing values', () => {
      expect(text + html).not.toMatch(/undefined|null|NaN|\[object/)
    })
  })
}
