import type { DemoCourse } from '../course.ts'

export const COURSES_DIGITAL: readonly DemoCourse[] = [
  {
    title: 'Spreadsheets for people who fear them',
    skill: 'digital-literacy',
    provider: 'Small Cells Club (sample)',
    summary: 'Four short lessons on a phone: a list, a sum, a month, a chart that your brother understands.',
    description:
      'Everything is done on a phone. You begin with a list of what you sold on Saturday and end with a sheet that adds up a month and shows which day is best.\n\nNothing can be broken: there is a button for going back, and we use it a lot.',
    mode: 'Online',
    duration: '4 lessons of 40 minutes',
    price: 'Free',
    location: null,
    country: 'sb',
    startsInDays: null,
    at: '09:00',
    howToEnrol:
      'Ask for lesson one at club@smallcells.example; the next comes when you send back your sheet.',
  },
  {
    title: 'Safe with phone and money',
    skill: 'digital-literacy',
    provider: 'School on Air (sample)',
    summary: 'One afternoon about locks, codes, false messages and what to do in the first hour after.',
    description:
      'We play the tricks on each other: the message about a prize, the uncle in trouble, the payment that never came. Whoever falls for it buys nothing but a laugh.\n\nThen each person sets a lock, a second step and a list of numbers to call.',
    mode: 'In person',
    duration: '1 afternoon',
    price: 'Free',
    location: 'Port Vila',
    country: 'vu',
    startsInDays: 6,
    at: '13:30',
    howToEnrol:
      'Come with your phone charged. Groups of more than six tell us before at radio@schoolonair.example.',
  },
  {
    title: 'Sell online without a website',
    skill: 'digital-literacy',
    provider: 'Four Kilobytes Studio (sample)',
    summary:
      'Six weeks with a page, three photographs, a price list and a way to be paid, and ten first orders.',
    description:
      'You set up one page, take three photographs that are true, write prices that can be read on a small screen, and practise orders with the other learners until nobody asks twice.\n\nIn week five strangers order. In week six we talk about what came back and why.',
    mode: 'In person and online',
    duration: '6 weeks, one evening each',
    price: 'FJD 75',
    location: 'Suva',
    country: 'fj',
    startsInDays: 20,
    at: '18:30',
    howToEnrol: 'Send one photograph of what you sell to learn@fourkilobytes.example.',
  },
  {
    title: 'Papiers en ligne, sans peur',
    skill: 'digital-literacy',
    provider: 'Le Guichet du Voisin (exemple)',
    summary: 'Two mornings in Koné to do online what you would have driven to Nouméa for. In French.',
    description:
      'You bring the papers that wait in a drawer. We open the right page together, make the account, photograph the documents so that they are accepted, and send one of them before noon.\n\nOn the second morning you do the next one while we drink coffee and keep quiet.',
    mode: 'In person',
    duration: '2 mornings',
    price: 'Free',
    location: 'Koné',
    country: 'nc',
    startsInDays: 15,
    at: '08:30',
    howToEnrol:
      'Write which paper it is to voisin@guichet-du-voisin.example, so that the right person sits beside you.',
  },
]
