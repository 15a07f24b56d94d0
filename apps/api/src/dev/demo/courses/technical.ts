import type { DemoCourse } from '../course.ts'

export const COURSES_TECHNICAL: readonly DemoCourse[] = [
  {
    title: 'Outboard engines, first repairs',
    skill: 'technical',
    provider: 'Bent Propeller School (sample)',
    summary:
      'Two weeks of taking apart, cleaning and finding faults on engines that came out of the water yesterday.',
    description:
      'Ten learners, five engines, two mechanics. You change impellers, clean carburettors, mend what salt has eaten and learn to hear what is wrong before you open anything.\n\nBring an engine that does not run if you have one. It leaves running, or you know exactly which part to order.',
    mode: 'In person',
    duration: '2 weeks, mornings',
    price: 'SBD 900',
    location: 'Gizo',
    country: 'sb',
    startsInDays: 22,
    at: '08:00',
    howToEnrol: 'Call at the shed behind the fuel depot or write to school@bentpropeller.example.',
  },
  {
    title: 'House wiring with safety switches',
    skill: 'technical',
    provider: 'Noon to Night Power (sample)',
    summary: 'Theory in the morning, a wall of your own in the afternoon, a test with a meter at the end.',
    description:
      'Each learner wires a wall of two metres with a board, a safety switch, lights and sockets, breaks it in three ways and finds the fault. Solar and generator come in the second week.\n\nThe course prepares for work beside a licensed electrician and does not replace a licence.',
    mode: 'In person',
    duration: '3 weeks',
    price: 'PGK 480, tools lent',
    location: 'Lae',
    country: 'pg',
    startsInDays: 31,
    at: '08:00',
    howToEnrol: 'Your grade ten certificate and a line about why, to learn@noontonight.example.',
  },
  {
    title: 'Welding gates that hang straight',
    skill: 'technical',
    provider: 'Blue Spark Yard (sample)',
    summary: 'Six Saturdays of measuring, cutting, tacking and welding, with a gate to take home.',
    description:
      'You learn to measure a gap that is not square, cut with little waste, hold heat where it belongs and grind so that nobody cuts a hand. Masks and gloves are there; shoes are yours.\n\nThe sixth Saturday is for hanging: each gate is fitted where it belongs and must close with one finger.',
    mode: 'In person',
    duration: '6 Saturdays',
    price: 'FJD 220 and your steel',
    location: 'Nadi',
    country: 'fj',
    startsInDays: 12,
    at: '07:30',
    howToEnrol: 'Bring the measures of your gap to yard@bluespark.example or on paper.',
  },
  {
    title: 'Earth walls and lime plaster',
    skill: 'technical',
    provider: 'Les Murs Sans Hâte (exemple)',
    summary: 'Five days on a building site near Bourail: digging, testing, pressing, building, plastering.',
    description:
      'You test soil in a jar, press blocks, lay a wall with a door in it and plaster it with lime. In between we visit a house of 1912 and one of last year.\n\nThe course is in French; hands translate the rest.',
    mode: 'In person',
    duration: '5 days',
    price: 'XPF 18,000 with lunch',
    location: 'Bourail',
    country: 'nc',
    startsInDays: 40,
    at: '07:30',
    howToEnrol:
      'Write to chantier@murs-sans-hate.example; sixteen places, two of them free for people without work.',
  },
]
