import type { DemoJob } from '../job.ts'

export const JOBS_VU: readonly DemoJob[] = [
  {
    title: 'Skipper for an inter-island trading boat',
    employer: 'Three Anchors Trading (sample)',
    reference: 'TA-6',
    type: 'full-time',
    summary: 'Take a nineteen-metre boat with copra, cement and passengers between Luganville and the Banks.',
    description:
      'You sail two rounds in three weeks with a crew of five. You decide about weather and load, and the owner has signed that he does not argue with it on the telephone.\n\nThe boat has two engines, a satellite messenger and life jackets for all. Maintenance has its own week in each quarter.\n\nYou keep the log, teach one mate to take your place, and know the names of those who wait at the landings.',
    requirements: 'A master’s certificate for this size, five years at sea, and a medical of this year.',
    location: 'Luganville',
    country: 'vu',
    industry: 'logistics',
    salary: 'VUV 145,000 a month and food on board',
    publishedDaysAgo: 10,
    closesInDays: 24,
    at: '16:00',
    howToApply:
      'Bring your papers to the office at the canal, or send photographs of them with two references.',
    applyUrl: null,
    contactEmail: 'crew@threeanchors.example',
  },
  {
    title: 'Receptionist who speaks three languages',
    employer: 'Eleven Verandas (sample)',
    reference: 'EV-17',
    type: 'full-time',
    summary: 'Welcome guests in Port Vila in Bislama, English and French, and know when the bread comes.',
    description:
      'You welcome, book, explain, call taxis and find lost hats. On quiet afternoons you answer letters from people who will come in a year.\n\nShifts are from six to two and from two to ten, and you know a month ahead which is yours. A bus takes home those of the late one.\n\nYou learn the booking programme in a week and the guests’ names for ever.',
    requirements: 'Bislama, English and French, tidy handwriting, and good humour before breakfast.',
    location: 'Port Vila',
    country: 'vu',
    industry: 'tourism-hospitality',
    salary: 'VUV 62,000 a month',
    publishedDaysAgo: 4,
    closesInDays: 13,
    at: '17:00',
    howToApply: 'A letter in one language and a voice message in the other two.',
    applyUrl: 'https://elevenverandas.example/work',
    contactEmail: 'people@elevenverandas.example',
  },
  {
    title: 'Vanilla pollination crew',
    employer: 'Long Bean Farm (sample)',
    reference: null,
    type: 'temporary',
    summary:
      'Six weeks of careful mornings among the vines of Malekula, paid by the day and not by the flower.',
    description:
      'Each flower opens for one morning and is pollinated by hand with a small stick. You begin at six, stop at eleven, and sleep or swim in the heat.\n\nWe show you for two days. After that each person has a row, and at the end counts what has set. We pay by the day, because haste breaks flowers.\n\nA house with mats, a kitchen and a tap is beside the farm.',
    requirements: 'Good eyes, quiet fingers.',
    location: 'Malekula',
    country: 'vu',
    industry: 'agriculture',
    salary: 'VUV 2,500 a morning',
    publishedDaysAgo: 6,
    closesInDays: 21,
    at: '16:00',
    howToApply:
      'Send your name through the market sellers at Lakatoro or write to us. Tell us when you can come and for how long.',
    applyUrl: null,
    contactEmail: 'vines@longbean.example',
  },
]
