import type { DemoJob } from '../job.ts'

export const JOBS_NC: readonly DemoJob[] = [
  {
    title: 'Vendeuse ou vendeur, épicerie de brousse',
    employer: 'L’Épicerie du Creek (exemple)',
    reference: null,
    type: 'full-time',
    summary:
      'A village shop near Koné looks for somebody who knows people, prices and the price of a smile. The work is in French.',
    description:
      'You open at half past five for the miners’ bus, bake off bread, fill shelves, and know at eight who has not come for the paper. Two afternoons a week you do the orders by telephone.\n\nThe shop is also post office, meeting place and charging station for phones. You have every second Sunday and Monday off.\n\nWe teach you till, orders and cheese. The rest you bring along.',
    requirements: 'French, sums in the head, a driving licence. Experience in a shop is welcome, not needed.',
    location: 'Near Koné',
    country: 'nc',
    industry: null,
    salary: 'XPF 195,000 a month before contributions',
    publishedDaysAgo: 5,
    closesInDays: 18,
    at: '17:00',
    howToApply:
      'Write by hand or by email, in French, and say when you could begin. The offer has also been given to the placement service of the province.',
    applyUrl: null,
    contactEmail: 'bonjour@epicerie-du-creek.example',
  },
  {
    title: 'Stone mason for dry walls',
    employer: 'Les Murs Sans Hâte (exemple)',
    reference: 'MSH-4',
    type: 'contract',
    summary: 'Five months of rebuilding terrace walls above La Foa with a team of four.',
    description:
      'Old taro terraces are being planted again, and their walls lie in the grass. You find the stones, sort them by face and weight, and build without mortar as they were built, two metres a day and not more.\n\nAn elder who knows the terraces comes on Mondays and shows where water used to run.\n\nWe sleep at home; a pick-up fetches people between Bourail and Boulouparis.',
    requirements: 'Experience with stone, earth or gardens, a healthy back, and closed shoes.',
    location: 'La Foa',
    country: 'nc',
    industry: 'construction',
    salary: 'XPF 1,450 an hour',
    publishedDaysAgo: 9,
    closesInDays: 31,
    at: '16:00',
    howToApply:
      'Send a photograph of something you built and a telephone number. We build two metres together before either side decides.',
    applyUrl: null,
    contactEmail: 'chantier@murs-sans-hate.example',
  },
  {
    title: 'Helpers for a weekend of beach cleaning and counting',
    employer: 'Sable Propre (exemple)',
    reference: null,
    type: 'volunteer',
    summary: 'Two days on a small island off Nouméa: pick up, sort, weigh, swim.',
    description:
      'Twice a year we pick up what the sea brings, sort it into fourteen kinds and weigh it, so that somebody may one day send a bill. Thirty people fit on the boat.\n\nGloves, bags, scales and soup are there. You bring a tent, water and a hat.\n\nThe figures of nine years hang in the boat and are read aloud on the way back.',
    requirements: 'Able to swim fifty metres; children with an adult.',
    location: 'Nouméa',
    country: 'nc',
    industry: null,
    salary: null,
    publishedDaysAgo: 13,
    closesInDays: 22,
    at: '12:00',
    howToApply:
      'Write how many you are and whether anyone is afraid of boats. Places go in the order of messages.',
    applyUrl: 'https://sablepropre.example/weekend',
    contactEmail: 'equipe@sablepropre.example',
  },
]
