import type { DemoCourse } from '../course.ts'

export const COURSES_PROFESSIONAL: readonly DemoCourse[] = [
  {
    title: 'Bookkeeping from slip to summary',
    skill: 'professional',
    provider: 'Ledger and Lamp School (sample)',
    summary: 'Ten evenings with your own receipts, until one page tells what the year was like.',
    description:
      'You bring a year of receipts in whatever bag they live in. Each evening sorts one kind: sales, stock, wages, tax, the owner’s own money. At the end there is a summary that a lender can read.\n\nGroups have twelve people and two bookkeepers who walk about. Nobody’s figures are shown to others.',
    mode: 'In person',
    duration: '10 evenings, 2 hours each',
    price: 'SBD 450',
    location: 'Honiara',
    country: 'sb',
    startsInDays: 18,
    at: '17:30',
    howToEnrol:
      'Write to desk@ledgerandlamp.example or come to the first evening; twelve chairs, first come.',
  },
  {
    title: 'Letters, minutes and reports that are read',
    skill: 'professional',
    provider: 'Clear Page Office (sample)',
    summary: 'Short sentences, one request for each letter, and minutes that say who does what by when.',
    description:
      'Four mornings for people who write for an office, a committee or a church. You bring a letter that was never answered, and write it again until somebody would.\n\nThe last morning is for minutes: everybody takes them at the same meeting and compares.',
    mode: 'In person and online',
    duration: '4 mornings',
    price: 'FJD 90',
    location: 'Suva',
    country: 'fj',
    startsInDays: 9,
    at: '09:00',
    howToEnrol:
      'Send the letter that was never answered to learn@clearpage.example; names are taken out before others see it.',
  },
  {
    title: 'French for reception and counter',
    skill: 'professional',
    provider: 'Trois Bonjours (exemple)',
    summary: 'Eight weeks of greeting, explaining, apologising and saying numbers without fear.',
    description:
      'You learn what is said at a counter: hours, prices, names, directions, and what to say when something is missing. Each week has one hour with a teacher and three telephone calls with another learner.\n\nThere is no grammar test. At the end somebody calls you whom you do not know and books a room.',
    mode: 'Online',
    duration: '8 weeks',
    price: 'VUV 9,000',
    location: null,
    country: 'vu',
    startsInDays: 25,
    at: '16:00',
    howToEnrol:
      'Leave a voice message in any language at bonjour@trois-bonjours.example, so that we hear where to begin.',
  },
  {
    title: 'Contracts for small contractors',
    skill: 'professional',
    provider: 'Fine Print Evenings (sample)',
    summary: 'What to look for before signing: price, changes, delay, payment, and how to say no politely.',
    description:
      'Three evenings for builders, drivers, electricians and caterers. We read one real contract with the names taken out, sentence by sentence, and mark what costs money when it rains.\n\nYou go home with a page of ten questions and a letter that asks for a change. It is no legal advice, and a lawyer sits at the back to say where one is needed.',
    mode: 'In person',
    duration: '3 evenings',
    price: 'PGK 60',
    location: 'Port Moresby',
    country: 'pg',
    startsInDays: 13,
    at: '18:00',
    howToEnrol: 'Write your trade and a telephone number to evenings@fineprint.example.',
  },
]
