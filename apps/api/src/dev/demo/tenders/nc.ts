import type { DemoTender } from '../tender.ts'

export const TENDERS_NC: readonly DemoTender[] = [
  {
    title: 'Signposting of forty kilometres of footpaths near Hienghène',
    kind: 'government',
    issuer: 'Service des Petits Sentiers (exemple)',
    reference: 'SPS-26-04',
    summary:
      'Posts, arrows and six boards about places whose stories the tribes wish to tell, along five paths, with upkeep for two years.',
    description:
      'Five paths between coast and valleys are walked by visitors who get lost and by children who do not. The work is to set posts of local wood at each fork, arrows with walking times, and six boards whose texts are written by the tribes, in their language and in French.\n\nNothing is set before the custom is made with each landowner; the Service comes along. Two of the paths pass places that are not shown on the map, and the line was chosen with the elders so that nobody needs to explain why.\n\nUpkeep for two years is part of the offer: one round after each cyclone and one before each holiday.',
    eligibility:
      'Companies, cooperatives and groups of sole traders with a Ridet number. Offers that give work to people of the valleys are rated higher, by up to twenty points.',
    country: 'nc',
    industry: 'tourism-hospitality',
    value: 'XPF 5 to 6 million',
    publishedDaysAgo: 10,
    closesInDays: 28,
    at: '16:00',
    documents: [
      { title: 'Cahier des charges', url: 'https://petits-sentiers.example/sps-26-04/cahier' },
      { title: 'Carte des cinq sentiers', url: 'https://petits-sentiers.example/sps-26-04/carte' },
    ],
    howToSubmit:
      'In French, by email or on paper, with a method, a calendar and a price for each path. Visits with the Service take place on two Saturdays; register by telephone.',
    contactName: 'Bureau des sentiers',
    contactEmail: 'marches@petits-sentiers.example',
    contactPhone: null,
  },
  {
    title: 'Cleaning and garden work for four apartment houses in Dumbéa',
    kind: 'private',
    issuer: 'Syndic des Quatre Toits (exemple)',
    reference: null,
    summary:
      'Stairs twice a week, windows four times a year, gardens every fortnight, without weed killer, for two years.',
    description:
      'Four houses with seventy-two homes change their contractor at the end of the year. Stairs and halls are cleaned twice a week before eight, bins are taken out on the evening before, windows are washed four times a year, and the gardens are cut every fortnight, with hedges in March and September.\n\nNo weed killer and no leaf blower. Green waste is composted behind house three; the residents take the compost.\n\nThere is a room with water and a lock for tools. The residents’ council meets the team once in three months and says thank you as well as what is missing.',
    eligibility:
      'Companies and sole traders with a Ridet number and liability insurance. Two may offer together, one for houses and one for gardens.',
    country: 'nc',
    industry: 'real-estate',
    value: 'XPF 310,000 to 360,000 a month',
    publishedDaysAgo: 3,
    closesInDays: 15,
    at: '12:00',
    howToSubmit:
      'A visit is part of it: Tuesdays at seven in front of house one. After that a price by month and a list of products you use.',
    contactName: 'Syndic',
    contactEmail: 'syndic@quatretoits.example',
    contactPhone: null,
  },
  {
    title: 'Aide au premier équipement for craftspeople of the Loyalty Islands',
    kind: 'grants',
    issuer: 'Fonds Première Enclume (exemple)',
    reference: 'FPE-12',
    summary:
      'Up to XPF 600,000 for a first machine, tool or oven, with a fifth of one’s own, for people who work on Lifou, Maré, Ouvéa or Tiga.',
    description:
      'A first machine often decides whether a craft feeds one person. The fund pays four fifths of it, up to 600,000 francs, for sewing, wood, bakery, jewellery, repair, hairdressing and whatever else is made or mended with hands.\n\nUsed machines are allowed if a mechanic has looked at them. Freight by ship is counted. The own fifth may be work, such as the room for the machine, if somebody from the fund can see it.\n\nThis round has closed; nineteen of thirty-one applicants were chosen. Those who were not chosen got a telephone call with the reasons and may apply again in the next round.',
    eligibility:
      'Craftspeople with a Ridet number younger than two years, or who obtain one before they are paid.',
    country: 'nc',
    industry: 'manufacturing',
    value: 'Up to XPF 600,000 each',
    publishedDaysAgo: 80,
    closesInDays: -25,
    at: '16:00',
    howToSubmit: 'This round has closed. The next one is announced on the same page.',
    contactName: 'Bureau du fonds',
    contactEmail: 'dossier@premiere-enclume.example',
    contactPhone: null,
  },
]
