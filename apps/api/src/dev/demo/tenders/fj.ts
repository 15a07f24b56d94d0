import type { DemoTender } from '../tender.ts'

export const TENDERS_FJ: readonly DemoTender[] = [
  {
    title: 'School furniture for four hundred pupils in the Northern Division',
    kind: 'government',
    issuer: 'Desk and Bench Authority (sample)',
    reference: 'DBA/N/31',
    summary:
      'Two hundred double desks and benches in three heights, made of local timber, delivered to nine schools before the first term.',
    description:
      'Nine primary schools between Labasa and Savusavu sit on benches older than their teachers. The order is for two hundred double desks with benches in three heights, with rounded corners, screws instead of nails and a finish that can be wiped.\n\nA sample of the middle height stands in the Authority’s office and may be measured, sat on and photographed. Makers may change joints if theirs are stronger, and say how.\n\nThe order is split so that small workshops can take part: nobody needs to offer for more than one lot, and nobody gets more than two.',
    eligibility:
      'Registered joiners and workshops in Fiji. Groups of workshops may offer together, with one that signs.',
    country: 'fj',
    industry: 'manufacturing',
    value: 'FJD 68,000 in all',
    publishedDaysAgo: 11,
    closesInDays: 22,
    at: '16:00',
    lots: [
      { title: 'Lot 1: small', description: '60 desks and benches, seat height 31 cm, four schools.' },
      { title: 'Lot 2: middle', description: '80 desks and benches, seat height 35 cm, nine schools.' },
      { title: 'Lot 3: large', description: '60 desks and benches, seat height 40 cm, five schools.' },
    ],
    documents: [
      { title: 'Drawings with measures', url: 'https://deskandbench.example/n31/drawings' },
      { title: 'Schools and delivery days', url: 'https://deskandbench.example/n31/schools' },
    ],
    howToSubmit:
      'On the form, with the timber you will use and where it comes from, by email or into the box at the office. Bring or send one finished corner joint with your name on it.',
    contactName: 'Supplies',
    contactEmail: 'supplies@deskandbench.example',
    contactPhone: null,
  },
  {
    title: 'Catering for a training centre in Sigatoka, one year',
    kind: 'private',
    issuer: 'Riverside Learning Rooms (sample)',
    reference: null,
    summary:
      'Lunch and two teas for twenty to forty people on three days a week, cooked from what the valley grows.',
    description:
      'Our rooms are full from Tuesday to Thursday and our guests ask for food that tastes of the valley. We look for a kitchen that cooks lunch for twenty to forty people, with one dish without meat or fish each day, and two teas with fruit.\n\nYou may use our kitchen, which has gas, two fridges and a cold tap, or bring food that stays above sixty degrees. Vegetables come from growers within fifteen kilometres where the season allows; we give you our list.\n\nNumbers are told by ten on the day before. If fewer come than were told, we pay for what was told.',
    eligibility:
      'Caterers, cooks and women’s groups who comply with the food safety rules and can show a health inspection of this year.',
    country: 'fj',
    industry: 'tourism-hospitality',
    value: 'FJD 14 to 19 a person and day',
    publishedDaysAgo: 6,
    closesInDays: 12,
    at: '17:00',
    howToSubmit:
      'Two weeks of menus with prices, the names of three people you cooked for, and an invitation: we come to taste.',
    contactName: 'House manager',
    contactEmail: 'rooms@riversidelearning.example',
    contactPhone: null,
  },
  {
    title: 'Seed money for young people in farm machinery',
    kind: 'grants',
    issuer: 'Turn the Soil Foundation (sample)',
    reference: 'TSF-Y2',
    summary:
      'Up to FJD 9,000 and a year of advice for people between 18 and 30 who rent out, repair or build farm machines.',
    description:
      'A planter that stands still for three hundred days a year is the dearest tool in a village. The foundation supports young people who make machines work for many: by renting them out with an operator, by repairing them on the farm, or by building simple ones.\n\nThe money pays for tools, a trailer, parts and the first season’s fuel, not for cars. Each person gets an adviser who runs a workshop and meets them once a month.\n\nHalf is paid at the start and half after six months, when you show your book of hours, income and repairs.',
    eligibility:
      'People aged 18 to 30 who live in Fiji and have worked on machines for a year, with or without a certificate. Women are especially invited.',
    country: 'fj',
    industry: 'agriculture',
    value: 'Up to FJD 9,000 each, ten grants',
    publishedDaysAgo: 18,
    closesInDays: 45,
    at: '16:00',
    howToSubmit:
      'Three pages or a video of five minutes: what you can repair, who would hire you, what it would cost them, and what you need to begin.',
    contactName: 'Grants desk',
    contactEmail: 'apply@turnthesoil.example',
    contactPhone: null,
  },
  {
    title: 'Repainting of a community hall with cyclone straps',
    kind: 'ngo',
    issuer: 'Halls that Stand (sample)',
    reference: 'HTS-40',
    summary:
      'Straps and screws under every second rafter, mended shutters and two coats of paint for a hall on the Coral Coast.',
    description:
      'The hall shelters a hundred and eighty people in storms and marries a dozen couples a year. It needs steel straps at the rafters, new shutter bolts, twelve sheets of roof fixed with screws instead of nails, and paint inside and out.\n\nAn engineer looked at it free of charge and marked each place with chalk. His drawing was part of the papers, and so was the list of weddings, on whose days nobody may hammer.\n\nFive offers came. The work went to a builder from the next village, who began on the day after the last wedding.',
    eligibility: 'Builders who have fixed roofs to the present code and can show one.',
    country: 'fj',
    industry: 'construction',
    value: 'FJD 21,500',
    publishedDaysAgo: 55,
    closesInDays: -11,
    at: '16:00',
    howToSubmit: 'This tender has closed. Offers were given to the hall’s committee.',
    contactName: 'Hall committee',
    contactEmail: 'committee@hallsthatstand.example',
    contactPhone: null,
  },
]
