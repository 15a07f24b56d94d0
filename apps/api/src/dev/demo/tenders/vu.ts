import type { DemoTender } from '../tender.ts'

export const TENDERS_VU: readonly DemoTender[] = [
  {
    title: 'Inter-island mail and parcels, northern route',
    kind: 'government',
    issuer: 'Bureau of Mail Boats (sample)',
    reference: 'BMB-R3',
    summary:
      'A weekly boat from Luganville to nine landings on Ambae, Maewo and Pentecost with mail, medicine boxes and parcels up to thirty kilos.',
    description:
      'Letters and medicine for three islands wait in Luganville until somebody happens to sail. The Bureau pays for one round a week to nine landings, with a locked box, a scale, a cool box and a book in which each landing signs.\n\nThe boat is the operator’s own and may carry passengers and cargo besides. What counts is the day: if a round falls out because of weather it is made up within three days, and two rounds in a month that fall out without weather are not paid.\n\nWhoever meets the boat at each landing is chosen by the village and paid by the Bureau.',
    eligibility:
      'Owners of surveyed boats with a licensed skipper and a second engine. Two owners who stand in for each other may offer together.',
    country: 'vu',
    industry: 'logistics',
    value: 'VUV 140,000 to 175,000 a round',
    publishedDaysAgo: 13,
    closesInDays: 21,
    at: '16:00',
    documents: [{ title: 'Landings, times and the book', url: 'https://mailboats.example/bmb-r3/route' }],
    howToSubmit:
      'A price for one round, the papers of boat and skipper, and what you do when the engine fails off Maewo, in a sealed envelope to the Bureau in Luganville.',
    contactName: 'Route desk',
    contactEmail: 'routes@mailboats.example',
    contactPhone: null,
  },
  {
    title: 'Recordings for radio lessons in Bislama',
    kind: 'ngo',
    issuer: 'School on Air (sample)',
    reference: 'SOA-8',
    summary:
      'Thirty lessons of twelve minutes on counting, selling and saving, spoken, recorded and edited, for five island stations.',
    description:
      'Five small stations have half an hour each evening and nothing to put into it. We look for a team that turns thirty written lessons into radio: voices that people like to hear, sounds of real markets, a question at the end that families argue about.\n\nThe texts are in English and French and belong to us; the Bislama is yours and is read by two teachers before you record. Recordings are made on at least three islands. Files must be small enough to be sent by telephone.\n\nYou keep the right to use three lessons to show your work.',
    eligibility: 'Producers, stations and theatre groups in Vanuatu.',
    country: 'vu',
    industry: 'ict-digital',
    value: 'VUV 1.9 million',
    publishedDaysAgo: 1,
    closesInDays: 18,
    at: '16:00',
    howToSubmit:
      'Three minutes of radio about the price of an egg, recorded with whatever you have, and one page with people, days and price.',
    contactName: 'Programme desk',
    contactEmail: 'radio@schoolonair.example',
    contactPhone: null,
  },
  {
    title: 'Handmade soap and oil for a chain of guest houses',
    kind: 'private',
    issuer: 'Eleven Verandas (sample)',
    reference: null,
    summary:
      'Eight thousand small soaps and four hundred litres of oil a year, without palm oil or plastic, from makers on any island.',
    description:
      'Eleven guest houses with a hundred and forty rooms want to stop importing soap. We need about eight thousand bars of twenty-five grams, wrapped in paper or leaf, and four hundred litres of coconut oil in bottles that we send back.\n\nThe scent is yours, as long as it is gentle and the same each time. Each bar carries the maker’s name and island. Tests for skin are paid by us, once for each recipe.\n\nThis call has closed. Three makers from Efate, Malekula and Tanna share the order for the first year.',
    eligibility:
      'Makers in Vanuatu with a business licence, or groups that obtain one before the first delivery.',
    country: 'vu',
    industry: 'manufacturing',
    value: 'VUV 1.2 million a year',
    publishedDaysAgo: 47,
    closesInDays: -6,
    at: '16:00',
    howToSubmit: 'This call has closed. Ten bars and a small bottle were asked for, with what is in them.',
    contactName: 'Purchasing',
    contactEmail: 'buy@elevenverandas.example',
    contactPhone: null,
  },
  {
    title: 'Micro grants for women who process food',
    kind: 'grants',
    issuer: 'Jar and Ladle Fund (sample)',
    reference: 'JLF-6',
    summary:
      'VUV 80,000 to 400,000 for dryers, jars, labels and the visit of a food adviser, for groups of at least three women.',
    description:
      'Mangoes rot in a week and chutney keeps for a year, if somebody has jars, a thermometer and a label. The fund pays for equipment, the first packaging and one visit of a food adviser, for groups that process what grows around them.\n\nGroups choose one product to begin with. Money is given in two parts, the second after the first hundred jars or packets are sold, to whomever. A group that stops gives the equipment to another one.\n\nThe fund likes products that already sell at the market in a reused bottle: something new is riskier than something good.',
    eligibility:
      'Groups of three or more women in any province with a treasurer and a savings book, registered or not.',
    country: 'vu',
    industry: 'agriculture',
    value: 'VUV 80,000 to 400,000 each',
    publishedDaysAgo: 17,
    closesInDays: 36,
    at: '16:00',
    howToSubmit:
      'Two pages in Bislama, English or French, a photograph of the kitchen as it is, and one jar or packet by post or by hand.',
    contactName: 'Fund desk',
    contactEmail: 'ask@jarandladle.example',
    contactPhone: null,
  },
]
