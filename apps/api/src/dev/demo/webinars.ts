import type { DemoEvent } from './event.ts'

export interface DemoWebinar extends DemoEvent {
  readonly type: 'Webinars'
  readonly speaker: string
  /** Who holds it. */
  readonly company: string
  /** Paragraphs apart by an empty line. */
  readonly programme: string
  /** Places there are. */
  readonly capacity: number
  readonly contactEmail: string
}

/** Webinars with a speaker and a programme; two have been. */
export const DEMO_WEBINARS: readonly DemoWebinar[] = [
  {
    title: 'Cash Flow for Shops that Close in February',
    type: 'Webinars',
    country: 'sb',
    location: 'Online',
    inDays: 5,
    at: '18:00',
    hours: 1,
    organiser: 'Ledger and Lamp School (sample)',
    price: 'Free',
    speaker: 'Merina Talo',
    company: 'Ledger and Lamp School (sample)',
    capacity: 80,
    contactEmail: 'desk@ledgerandlamp.example',
    description:
      'Why a shop that earns money runs out of it after Christmas, shown on the sheet of a real canteen with its name taken out. You fill in your own sheet as we go.',
    programme:
      '18:00 The canteen that closed: twelve months on one page.\n\n18:15 You fill in three rows: sales, stock, and what the family takes. Cameras may stay off.\n\n18:35 What can be moved: stock, licence, school fees, repayments.\n\n18:45 Questions, also by message. The sheet and the notes are sent to everybody who registered, in a file of less than 200 KB.',
  },
  {
    title: 'Noble Kava: Clean Roots, Clear Papers',
    type: 'Webinars',
    country: 'vu',
    location: 'Online',
    inDays: 12,
    at: '16:30',
    hours: 1.5,
    organiser: 'Peeled Root Exchange (sample)',
    price: 'Free',
    speaker: 'Joel Wakon and Ana Lulu',
    company: 'Peeled Root Exchange (sample)',
    capacity: 120,
    contactEmail: 'talk@peeledroot.example',
    description:
      'A grower and a laboratory assistant go through one lot from harvest to border: variety, washing, drying, test, label, certificate. In Bislama, with English captions typed as people speak.',
    programme:
      '16:30 Twelve roots on a table: which would you buy?\n\n16:50 Drying in the wet season, with thermometers and without.\n\n17:15 What a laboratory looks for, and what a test can’t tell.\n\n17:35 Papers in the order in which they are asked for.\n\n17:45 Questions from growers first.',
  },
  {
    title: 'How to Read a Tender in Twenty Minutes',
    type: 'Webinars',
    country: 'pg',
    location: 'Online',
    inDays: 20,
    at: '12:00',
    hours: 1,
    organiser: 'Fine Print Evenings (sample)',
    price: 'Free',
    speaker: 'Gima Kora',
    company: 'Fine Print Evenings (sample)',
    capacity: 100,
    contactEmail: 'evenings@fineprint.example',
    description:
      'Sixty pages, one pen, three colours: what rules you out, what costs money, what is judged. We read an invented tender together and decide at twenty past whether to offer.',
    programme:
      '12:00 Red: everything that rules you out. We look for it first and stop if we find it.\n\n12:08 Blue: everything that costs money and is not in the price list.\n\n12:14 Green: how points are given.\n\n12:20 Vote: would you offer?\n\n12:25 Two contractors tell about one offer that they regret, and questions.',
  },
  {
    title: 'Le fret entre les îles, sans mauvaise surprise',
    type: 'Webinars',
    country: 'nc',
    location: 'En ligne',
    inDays: 34,
    at: '17:30',
    hours: 1.25,
    organiser: 'Quai numéro zéro (exemple)',
    price: 'Free',
    speaker: 'Hélène Wamytra-Petit',
    company: 'Quai numéro zéro (exemple)',
    capacity: 60,
    contactEmail: 'quai@quai-zero.example',
    description:
      'Weight or volume, papers, breakage and the last kilometre between Nouméa and the Loyalty Islands: an hour in French with three shippers and one who unloads.',
    programme:
      '17:30 Peser, mesurer, payer : un exemple calculé ensemble.\n\n17:50 Emballer pour la pluie et pour les mains.\n\n18:10 Le papier que l’on vous donne, ligne par ligne.\n\n18:25 Questions. Les notes sont envoyées le lendemain.',
  },
  {
    title: 'Being Found when the Line is Slow',
    type: 'Webinars',
    country: 'fj',
    location: 'Online',
    inDays: -13,
    at: '13:00',
    hours: 1,
    organiser: 'Four Kilobytes Studio (sample)',
    price: 'Free',
    speaker: 'Sera Navunidakua',
    company: 'Four Kilobytes Studio (sample)',
    capacity: 90,
    contactEmail: 'learn@fourkilobytes.example',
    description:
      'Ten pages of small businesses were opened on an old phone behind a hill, with a clock beside it. Each owner heard the one thing to change first, and four changed it during the hour.',
    programme:
      '13:00 Ten pages, one old phone, one clock.\n\n13:25 What made them slow: photographs, photographs, a film.\n\n13:40 Four owners mend theirs while we watch.\n\n13:55 Before and after.',
  },
  {
    title: 'Hiring the First Person',
    type: 'Webinars',
    country: 'sb',
    location: 'Online',
    inDays: -34,
    at: '18:00',
    hours: 1,
    organiser: 'Foreman’s Table (sample)',
    price: 'Free',
    speaker: 'Patteson Gwali',
    company: 'Foreman’s Table (sample)',
    capacity: 80,
    contactEmail: 'table@foremans.example',
    description:
      'A baker, a welder and a lodge owner told how they hired their first worker, what it cost, and what they would do otherwise. The agreement that the baker used was read line by line.',
    programme:
      '18:00 Three stories of seven minutes.\n\n18:25 The agreement, line by line.\n\n18:40 What a worker costs beside the wage.\n\n18:50 Questions.',
  },
]
