import type { DemoCourse } from '../course.ts'

export const COURSES_CERTIFICATIONS: readonly DemoCourse[] = [
  {
    title: 'First aid at work, with a paper',
    skill: 'certifications',
    provider: 'Steady Hands Training (sample)',
    summary:
      'Two days of bleeding, breathing, burns and boats, and a certificate that is good for two years.',
    description:
      'Ten people, three dolls, a lot of red paint. You practise until your hands know it: stop bleeding, help to breathe, cool burns, splint with a paddle, call for help so that help comes.\n\nWho passes the practical test gets a certificate with a number that employers can look up.',
    mode: 'In person',
    duration: '2 days',
    price: 'VUV 8,500',
    location: 'Luganville',
    country: 'vu',
    startsInDays: 11,
    at: '08:00',
    howToEnrol: 'Names and dates of birth to papers@steadyhands.example; firms may book a day of their own.',
  },
  {
    title: 'Food handler’s certificate',
    skill: 'certifications',
    provider: 'Clean Board Kitchen School (sample)',
    summary: 'One day in a kitchen and a test of thirty pictures, in English or Pijin.',
    description:
      'You wash, chill, cook, measure and throw away. The test has pictures, so that nobody fails for spelling. Whoever fails comes back once without paying.\n\nHotels and school canteens ask for this paper; it does not replace the visit of the health inspector.',
    mode: 'In person',
    duration: '1 day',
    price: 'SBD 180',
    location: 'Honiara',
    country: 'sb',
    startsInDays: 14,
    at: '08:30',
    howToEnrol: 'Come to the school with an identity card or write to board@cleanboard.example.',
  },
  {
    title: 'Small boat skipper, preparation for the test',
    skill: 'certifications',
    provider: 'Lead and Lantern (sample)',
    summary: 'Three weeks of charts, lights, rules and weather before you sit in front of the examiner.',
    description:
      'Mornings with charts and lights at the table, afternoons on the water. You plan a trip, load a boat, stop for a man overboard and explain each thing aloud, because the examiner will ask why.\n\nThe test itself is held by the maritime authority. We fill in the forms together and come along.',
    mode: 'In person',
    duration: '3 weeks',
    price: 'FJD 310 without the fee of the test',
    location: 'Lautoka',
    country: 'fj',
    startsInDays: 38,
    at: '08:00',
    howToEnrol: 'A medical paper and your hours at sea to office@leadandlantern.example.',
  },
  {
    title: 'Forklift, with a test on your own machine',
    skill: 'certifications',
    provider: 'Two Tonne Training (sample)',
    summary: 'Theory online, two days in your yard, a certificate for each driver who passes.',
    description:
      'Drivers learn the theory on a phone in the weeks before. Then we come for two days to your yard, with your machine and your pallets, because that is where accidents happen.\n\nWe also tell the owner what is wrong with the yard. That part is free and often the most useful.',
    mode: 'In person and online',
    duration: '2 weeks online, 2 days in person',
    price: 'PGK 320 a driver',
    location: 'Madang and on request',
    country: 'pg',
    startsInDays: null,
    at: '08:00',
    howToEnrol: 'Number of drivers, kind of machine and a month that suits to yard@twotonne.example.',
  },
]
