import type { PersonalData } from '#db/personal-data.ts'
import { escapeMarkup } from '#shared/escape-markup.ts'
import {
  deleteMail,
  deleteMailsTo,
  findMailsNaming,
  findMailsTo,
  rewriteTexts,
} from './personal-data.repository.ts'
import type { OutboxRow } from './outbox.table.ts'

/** Replaces a name or an address in an unsent mail. */
const REPLACEMENT = '(deleted)'

/** Mails to a person, and mails to others that name them: sent ones are deleted, unsent ones no longer name the person. */
export const mailsData: PersonalData = {
  name: 'emails',
  read: async (db, { email }) => (email === null ? [] : findMailsTo(db, email)),
  async erase(trx, { email, name }) {
    if (email === null) return
    await deleteMailsTo(trx, email)
    const texts = [...new Set([email, name, escapeMarkup(name)])].filter((text) => text !== '')
    for (const mail of await findMailsNaming(trx, texts)) {
      if (mail.next_try_at === null) await deleteMail(trx, mail.id)
      else await rewriteTexts(trx, mail.id, removeNames(mail, texts))
    }
  },
}

type Texts = Pick<OutboxRow, 'to_name' | 'subject' | 'text' | 'html' | 'headers'>

/** Matches a text in any case and with any line breaks between its words. */
const toPattern = (text: string): RegExp =>
  new RegExp(
    text.replaceAll(/[.*+?^${}()|[\]\\/-]/g, String.raw`\$&`).replaceAll(/\s+/g, String.raw`\s+`),
    'gi',
  )

function removeNames(mail: Texts, texts: readonly string[]): Texts {
  const patterns = texts.map((text) => toPattern(text))
  const withoutTexts = (field: string) =>
    patterns.reduce((text, pattern) => text.replaceAll(pattern, REPLACEMENT), field)
  return {
    to_name: withoutTexts(mail.to_name),
    subject: withoutTexts(mail.subject),
    text: withoutTexts(mail.text),
    html: withoutTexts(mail.html),
    headers: withoutTexts(mail.headers),
  }
}
