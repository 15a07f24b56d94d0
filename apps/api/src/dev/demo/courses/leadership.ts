import type { DemoCourse } from '../course.ts'

export const COURSES_LEADERSHIP: readonly DemoCourse[] = [
  {
    title: 'Leading a crew of five',
    skill: 'leadership',
    provider: 'Foreman’s Table (sample)',
    summary: 'For people who were the best worker yesterday and lead the others today.',
    description:
      'Five evenings about giving clear work, saying what was good, saying what was not, being late oneself, and talking to a cousin who thinks the rules are for others.\n\nEach evening ends with one thing that you do until the next one, and it begins with whether you did.',
    mode: 'In person',
    duration: '5 evenings',
    price: 'SBD 250',
    location: 'Noro',
    country: 'sb',
    startsInDays: 27,
    at: '17:00',
    howToEnrol: 'You and whoever leads you write to table@foremans.example together.',
  },
  {
    title: 'The cooperative committee',
    skill: 'leadership',
    provider: 'Nine Chairs (sample)',
    summary: 'Meetings that end, money that two people see, votes that hold, and handing over with dignity.',
    description:
      'Three days for chairpersons, secretaries and treasurers of one committee together. You hold your own meeting while another committee watches, and then they hold theirs.\n\nThe third day is for handing over: keys, books, passwords, thanks. It is the part that most committees never practised.',
    mode: 'In person',
    duration: '3 days',
    price: 'PGK 150 for a committee',
    location: 'Kokopo',
    country: 'pg',
    startsInDays: 44,
    at: '08:30',
    howToEnrol:
      'Three names of the committee and the date of your last meeting to chairs@ninechairs.example.',
  },
  {
    title: 'Women who sign',
    skill: 'leadership',
    provider: 'Basket and Book (sample)',
    summary: 'Eight sessions for women who take over the cheque book, the chair or the company.',
    description:
      'Eight sessions with eight women, online, with cameras off if the line or the kitchen wants it. Each one brings a decision that is hers, and the others ask questions and give no advice.\n\nBetween the sessions two and two talk on the telephone.',
    mode: 'Online',
    duration: '8 sessions over 4 months',
    price: 'FJD 60, or what you can',
    location: null,
    country: 'fj',
    startsInDays: 29,
    at: '19:00',
    howToEnrol: 'Write what you sign, or soon will, to circle@basketandbook.example.',
  },
]
