import type { DemoTender } from '../tender.ts'

export const TENDERS_PG: readonly DemoTender[] = [
  {
    title: 'Road signs and kilometre stones for a district in Morobe',
    kind: 'government',
    issuer: 'District Wayfinding Unit (sample)',
    reference: 'DWU-2-118',
    summary:
      'Two hundred and forty signs and ninety painted stones, made, delivered and set along three roads out of Lae.',
    description:
      'Ambulances lose time because nobody can say where they are. Ninety stones with painted numbers and two hundred and forty signs will give each clinic, school, bridge and market a place that can be told by telephone.\n\nStones are of concrete, cast in the district, with numbers that can be felt. Signs are of aluminium on galvanised posts. Where a sign would be taken for a roof, the name is painted on a rock or a wall instead, with its owner’s consent.\n\nEach village chooses the spelling of its name at a meeting before anything is painted. The contractor keeps a list with coordinates, which belongs to the district.',
    eligibility:
      'Companies and business groups registered in Papua New Guinea, with a workshop or a written offer of one in the province.',
    country: 'pg',
    industry: 'construction',
    value: 'PGK 390,000 to 450,000',
    publishedDaysAgo: 8,
    closesInDays: 24,
    at: '16:00',
    lots: [
      { title: 'Lot A: signs', description: '240 signs with posts, made and delivered to Lae.' },
      { title: 'Lot B: stones', description: '90 stones, cast and painted in the district.' },
      {
        title: 'Lot C: setting',
        description: 'Setting both along 134 kilometres, with the list of coordinates.',
      },
    ],
    documents: [{ title: 'Map, sizes and colours', url: 'https://wayfinding.example/dwu-2-118/map' }],
    howToSubmit:
      'One envelope for each lot, with a sample sign of any size for lot A, to the box at the Unit. Offers are opened at half past four on the closing day in front of whoever comes.',
    contactName: 'Wayfinding Unit',
    contactEmail: 'offers@wayfinding.example',
    contactPhone: null,
  },
  {
    title: 'Midwives’ houses at two aid posts near Kokopo',
    kind: 'ngo',
    issuer: 'Lamp at Night (sample)',
    reference: 'LAN-5',
    summary:
      'Two small timber houses with water, light and a veranda where a family can wait, built by local teams.',
    description:
      'Two aid posts lost their midwives because there was nowhere to sleep. Each house has two rooms, a kitchen corner, a shower with tank water, a solar light and a veranda with a bench, since fathers wait there.\n\nVillages give the land in writing and timber cut with a portable mill. The contractor brings the saw doctor, the roof, the fittings and one builder who leads a team of eight. Wages for the team are part of the offer.\n\nThe houses follow a drawing that stood through two bad seasons on the north coast. Changes that make them cooler are welcome.',
    eligibility: 'Builders with a trade certificate or five years of work that we can visit.',
    country: 'pg',
    industry: 'construction',
    value: 'PGK 165,000 for both',
    publishedDaysAgo: 14,
    closesInDays: 17,
    at: '16:00',
    documents: [{ title: 'Drawing and list of timber', url: 'https://lampatnight.example/lan-5/drawing' }],
    howToSubmit:
      'Price, calendar and the names of your leading builder and two past customers, by email or by hand to the health centre’s office.',
    contactName: 'Building desk',
    contactEmail: 'houses@lampatnight.example',
    contactPhone: null,
  },
  {
    title: 'Parchment coffee from small growers, 2027 season',
    kind: 'private',
    issuer: 'Cloud Ridge Roasters (sample)',
    reference: 'CRR-27',
    summary:
      'A roaster looks for groups above 1,500 metres that can deliver washed parchment in lots of ten bags with names on them.',
    description:
      'We roast for cafés in Port Moresby and for a few abroad, and sell coffee by the name of the group. We buy washed parchment, dried to eleven per cent, from groups that keep each day’s cherry apart.\n\nWe taste every lot together with the group over the telephone: both sides have the same coffee on the table. What scores above an agreed line gets a bonus that is paid to the group’s account, not to one person.\n\nWe come twice a year and bring screens and moisture meters. Transport to Goroka is shared half and half.',
    eligibility: 'Registered groups and cooperatives in the Highlands with at least twenty growers.',
    country: 'pg',
    industry: 'agriculture',
    value: 'Market price with a bonus by taste',
    publishedDaysAgo: 5,
    closesInDays: 38,
    at: '15:00',
    howToSubmit:
      'Send two kilos of parchment from one day with place, height and variety, and the name and telephone of who speaks for the group.',
    contactName: 'Green coffee desk',
    contactEmail: 'green@cloudridge.example',
    contactPhone: null,
  },
  {
    title: 'Grants for workshops that repair solar lamps',
    kind: 'grants',
    issuer: 'Second Light Programme (sample)',
    reference: 'SLP-9',
    summary:
      'PGK 4,000 to 25,000 for tools, spare parts and training, so that lamps are mended where they are used.',
    description:
      'Most solar lamps die of a switch or a battery and are thrown into a creek. The programme pays for the bench, the meter, the soldering station and a first box of parts, and trains two people from each workshop for a week.\n\nA workshop mends for a price it sets itself, hangs up the price list and takes old batteries back. We collect these twice a year and pay by weight.\n\nAfter a year each workshop writes down how many lamps it mended, how many it could not, and why. These pages are put together and sent to those who make the lamps.',
    eligibility:
      'Workshops, trade stores, schools and women’s groups outside the large towns. A person who already repairs something is enough.',
    country: 'pg',
    industry: 'energy-renewables',
    value: 'PGK 4,000 to 25,000 each',
    publishedDaysAgo: 20,
    closesInDays: 52,
    at: '16:00',
    howToSubmit:
      'Two pages with a photograph of your bench as it is now, the lamps people bring, and what you would charge for a new battery.',
    contactName: 'Programme desk',
    contactEmail: 'apply@secondlight.example',
    contactPhone: null,
  },
]
