import type { DemoCourse } from '../course.ts'

export const COURSES_MENTORSHIP: readonly DemoCourse[] = [
  {
    title: 'Half a year with somebody who has done it',
    skill: 'mentorship',
    provider: 'Second Pair of Eyes (sample)',
    summary:
      'Two telephone calls a month with an owner of another island who has made your mistakes already.',
    description:
      'We bring together people of different islands and different trades, so that nobody sits opposite a competitor. You talk for an hour twice a month, about one question that you write down before.\n\nAfter half a year you may go on by yourselves. Some pairs have for six years.',
    mode: 'Online',
    duration: '6 months',
    price: 'Free',
    location: null,
    country: 'sb',
    startsInDays: null,
    at: '09:00',
    howToEnrol:
      'Write your trade, your island and the question that keeps you awake to pairs@secondpair.example.',
  },
  {
    title: 'Market mothers’ Thursday',
    skill: 'mentorship',
    provider: 'Market Bench (sample)',
    summary:
      'Three sellers with thirty years at the market answer whatever younger ones ask, every Thursday.',
    description:
      'On Thursdays after the rush three sellers sit on the long bench and answer. About credit, about sons who take from the tin, about which tomato keeps, about speaking to the council.\n\nThere is no list and no lesson. Bring something to peel.',
    mode: 'In person',
    duration: 'Every Thursday, 2 hours',
    price: 'Free',
    location: 'Port Vila market',
    country: 'vu',
    startsInDays: null,
    at: '14:00',
    howToEnrol: 'Just come. If you live far away, write to bench@marketbench.example for the telephone hour.',
  },
  {
    title: 'Parrains et marraines for new farms',
    skill: 'mentorship',
    provider: 'Les Premières Récoltes (exemple)',
    summary: 'A farmer of your region walks your field with you once a month through the first year.',
    description:
      'Whoever plants for the first time gets a godparent: a farmer within an hour’s drive who comes once a month, looks, listens, and says one thing. You go to them as well, in the weeks with most work.\n\nWe pay their petrol. You give them lunch.',
    mode: 'In person',
    duration: '12 months',
    price: 'Free',
    location: 'Northern and Southern Provinces',
    country: 'nc',
    startsInDays: 50,
    at: '08:00',
    howToEnrol:
      'Where your field lies and what grows there to parrains@premieres-recoltes.example, in French.',
  },
  {
    title: 'Export mentors, one shipment long',
    skill: 'mentorship',
    provider: 'Open Container (sample)',
    summary: 'Somebody who has shipped before stays beside you from quotation to payment, for one shipment.',
    description:
      'Your mentor reads the contract, the packing list and the bill of lading before you send them, and picks up the telephone when the container is not where it should be. They sign nothing and receive nothing of the price.\n\nAfterwards you promise to do the same for somebody else once.',
    mode: 'In person and online',
    duration: 'About 3 months',
    price: 'PGK 100',
    location: 'Lae and by telephone',
    country: 'pg',
    startsInDays: null,
    at: '09:00',
    howToEnrol: 'Product, quantity, country and the month you want to ship to beside@opencontainer.example.',
  },
]
