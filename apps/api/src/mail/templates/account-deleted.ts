import { PORTAL } from '@portal/reference-data'
import { renderEmail, type Email, type Site } from '../rendering/email.ts'

/** To the address of a deleted account. It names nobody, since it is stored for a month. */
export const renderAccountDeleted = (site: Site): Email =>
  renderEmail(site, {
    subject: 'Your account was deleted',
    name: '',
    parts: [
      `Your account on ${PORTAL.name} has been deleted, as its owner asked with the password.`,
      {
        heading: 'We have deleted:',
        points: [
          'your name, picture, address and password, and every session',
          'your listings from the directory, with their texts, contacts and photos',
          'your reviews, messages, event places, saved businesses and newsletter',
        ],
      },
      {
        heading: 'We keep, without your name and address:',
        points: [
          'the names of listings, and prices of quotes, for our accounts',
          'our decisions, in the audit trail',
          'copies in backups, until they are replaced',
        ],
      },
      { link: 'What we keep, and why', url: `${site.publicUrl}/legal/privacy` },
    ],
    reason: 'You get this last email because the account had this address.',
    replyHint: 'If you didn’t delete it, reply to this email at once.',
  })
