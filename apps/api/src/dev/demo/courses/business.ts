import type { DemoCourse } from '../course.ts'

export const COURSES_BUSINESS: readonly DemoCourse[] = [
  {
    title: 'Prices that pay',
    skill: 'business',
    provider: 'Market Bench (sample)',
    summary:
      'One Saturday to work out what a thing costs you, what it should bring, and how to tell customers.',
    description:
      'You bring one product with all it is made of. In the morning we find out what it costs, with freight, losses and your own hours. In the afternoon we set a price, write it on a card and sell to each other until it no longer hurts.\n\nMost people leave with a price a fifth higher than the one they came with.',
    mode: 'In person',
    duration: '1 day',
    price: 'Free, lunch included',
    location: 'Auki',
    country: 'sb',
    startsInDays: 8,
    at: '08:30',
    howToEnrol: 'Tell us your product and how many of you come, at bench@marketbench.example.',
  },
  {
    title: 'Stock without surprises',
    skill: 'business',
    provider: 'Full Shelf Course (sample)',
    summary: 'For trade stores: count in an hour, order in ten minutes, lose less to dates and fingers.',
    description:
      'Six lessons on the telephone with tasks in your own store. You mark shelves, count one each day, set an order point for the twenty things that sell, and find out what really goes missing.\n\nA shop owner from another town calls you twice and asks how it goes.',
    mode: 'Online',
    duration: '6 weeks, at your own pace',
    price: 'PGK 45',
    location: null,
    country: 'pg',
    startsInDays: null,
    at: '09:00',
    howToEnrol:
      'Send the word SHELF with your name and town to start@fullshelf.example. Lessons come on Mondays.',
  },
  {
    title: 'From bungalow to booking',
    skill: 'business',
    provider: 'Eleven Verandas Academy (sample)',
    summary:
      'Four days for families with one to five rooms: welcome, cleaning, prices, photographs, reviews.',
    description:
      'We sleep in each other’s bungalows and write down what we would tell a friend. Mornings are for rooms and kitchens, afternoons for prices and pages.\n\nOn the last day a guest who is really a guest tells what was good and what was not.',
    mode: 'In person',
    duration: '4 days',
    price: 'VUV 6,000 for two of a family',
    location: 'Lenakel, Tanna',
    country: 'vu',
    startsInDays: 35,
    at: '08:00',
    howToEnrol: 'Write how many rooms and since when to academy@elevenverandas.example.',
  },
  {
    title: 'A plan on one page',
    skill: 'business',
    provider: 'Clear Page Office (sample)',
    summary: 'Two evenings to fill ten boxes, one week to sell ten pieces, one evening to fill them again.',
    description:
      'The first two evenings make a plan that could be wrong in ten places. Then you go and sell ten of whatever it is. In the third evening everybody corrects the page, and some bury it with dignity.\n\nBring a pencil. Pens are not allowed.',
    mode: 'In person and online',
    duration: '3 evenings over 2 weeks',
    price: 'FJD 40',
    location: 'Labasa',
    country: 'fj',
    startsInDays: 16,
    at: '18:00',
    howToEnrol: 'One sentence about your idea to learn@clearpage.example. It may change until you come.',
  },
]
