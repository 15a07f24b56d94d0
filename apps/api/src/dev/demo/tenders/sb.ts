import type { DemoTender } from '../tender.ts'

export const TENDERS_SB: readonly DemoTender[] = [
  {
    title: 'Repair of three footbridges on the weather coast road',
    kind: 'government',
    issuer: 'Office of Footbridges and Jetties (sample)',
    reference: 'OFJ-014',
    summary:
      'New decks, rails and anchor blocks for three footbridges, built with local timber by a contractor who trains six people on the way.',
    description:
      'The three bridges carry about four hundred people a day to school, clinic and gardens. Two have lost their rails and one stands on a single sound cable. The work is to take off the old decks, replace what is rotten, cast four anchor blocks above the flood line and fit rails at two heights, so that children can hold on too.\n\nSand and gravel may be taken from the places shown on the plan; timber is bought from licensed owners along the road and stacked for a month before it is used. Each bridge stays open on market days, or a raft with a rope is kept beside it.\n\nThe contractor employs and teaches two people from each village, and hands over a page with drawings that says what has to be looked at every year.',
    eligibility:
      'Contractors registered in the Solomon Islands with a valid provincial business licence and at least two finished timber or concrete jobs. Community companies may apply together with a builder.',
    country: 'sb',
    province: 'guadalcanal',
    industry: 'construction',
    value: 'SBD 1.1 to 1.4 million',
    publishedDaysAgo: 9,
    closesInDays: 26,
    at: '16:00',
    isFeatured: true,
    lots: [
      { title: 'Lot 1: the long bridge', description: '42 metres, two new anchor blocks, whole deck.' },
      { title: 'Lot 2: the school bridge', description: '18 metres, deck and rails, one anchor block.' },
      { title: 'Lot 3: the clinic bridge', description: '23 metres, rails, a ramp for stretchers.' },
    ],
    documents: [
      { title: 'Plans and photographs', url: 'https://footbridges.example/ofj-014/plans' },
      { title: 'Form of offer', url: 'https://footbridges.example/ofj-014/offer' },
    ],
    howToSubmit:
      'Two sealed envelopes, one with the method and the people, one with the price, marked OFJ-014, to the tender box at the Office. Offers by email are taken if the price is in a second message that arrives after closing. Visits to the bridges start on the second Tuesday at eight.',
    contactName: 'Works desk',
    contactEmail: 'works@footbridges.example',
    contactPhone: null,
  },
  {
    title: 'Rainwater tanks and gutters for eleven schools in Malaita',
    kind: 'ngo',
    issuer: 'Clean Cup Trust (sample)',
    reference: 'CCT-W-07',
    summary:
      'Supply, shipping and installation of thirty tanks with gutters, first-flush pipes and stands, school by school.',
    description:
      'Children at eleven schools between Auki and the southern lagoon carry water from streams that turn brown after rain. Each school gets two or three tanks of five thousand litres, with gutters along at least forty metres of roof, a pipe that lets the first dirty water go, a mesh against mosquitoes and a tap that a six-year-old can reach and close.\n\nStands are of concrete or stone. Parents dig and carry; the contractor sets out, fixes and shows two people at each school how to clean and mend. Roofs with paint that sheds are reported and not used.\n\nWork follows the school terms: noisy work is for holidays, and nothing is left half open at the end of a week.',
    eligibility:
      'Suppliers and builders from any province, alone or together, with a boat or a written offer of one.',
    country: 'sb',
    province: 'malaita',
    industry: 'construction',
    value: 'About SBD 780,000',
    publishedDaysAgo: 4,
    closesInDays: 19,
    at: '16:00',
    documents: [{ title: 'List of schools and roofs', url: 'https://cleancup.example/cct-w-07/schools' }],
    howToSubmit:
      'One price for each school and one for all, with the days you need and the guarantee you give, by email. We answer questions to everybody at once each Friday.',
    contactName: 'Water team',
    contactEmail: 'water@cleancup.example',
    contactPhone: null,
  },
  {
    title: 'Dried ngali nuts, twelve tonnes over one season',
    kind: 'private',
    issuer: 'Two Bays Nut Kitchen (sample)',
    reference: null,
    summary:
      'A roaster in Honiara looks for growers’ groups who deliver cracked, dried and sorted kernels each month at an agreed price.',
    description:
      'We roast and pack ngali nuts for shops and flights, and need about one tonne of kernels a month from June to next May. We would rather have six groups for years than sixty for a week.\n\nKernels are whole or halved, at most five per cent moisture, without shell, skin or smoke, in clean double bags of twenty kilos with a slip that says who cracked and dried them. We lend moisture meters and bags, and send somebody for two days to each new group.\n\nWe pay within three days of arrival. The price is agreed for the season with a floor; if the market rises by more than a tenth we share the difference.',
    eligibility:
      'Growers’ groups, cooperatives and traders in Temotu, Western, Choiseul or Isabel who can deliver at least 300 kilos a month.',
    country: 'sb',
    province: 'temotu',
    industry: 'agriculture',
    value: 'By kilo, agreed for the season',
    publishedDaysAgo: 12,
    closesInDays: 33,
    at: '12:00',
    howToSubmit:
      'Write how many people crack, where you dry, how much you can send in which month and which ship calls. Add a sample of half a kilo with the name of the group on it.',
    contactName: 'Buying desk',
    contactEmail: 'buying@twobays.example',
    contactPhone: null,
  },
  {
    title: 'Small grants for reef wardens and their boats',
    kind: 'grants',
    issuer: 'Quiet Reef Fund (sample)',
    reference: 'QRF-3',
    summary:
      'Between SBD 15,000 and 60,000 for communities that watch over a closed reef: fuel, radios, training and a shelter.',
    description:
      'Communities that have closed a reef, for a season or for good, spend fuel and nights on guarding it. The fund pays for what wardens need and for a count of fish before and after, made by the community itself.\n\nIt pays for an engine repair, not for a new boat; for radios, life jackets and torches; for a shelter on the beach; for training with wardens of another place; and for up to a third in allowances. It does not pay for compensation or for meetings in hotels.\n\nApplications may be spoken: call, and somebody writes down what you say and reads it back to you.',
    eligibility:
      'Communities, churches and associations in Western, Isabel, Choiseul or Makira-Ulawa with a closed reef that neighbours know of. A letter of the chiefs on both sides is part of the application.',
    country: 'sb',
    province: 'western',
    industry: 'fisheries',
    value: 'SBD 15,000 to 60,000 each',
    publishedDaysAgo: 16,
    closesInDays: 41,
    at: '16:00',
    isFeatured: true,
    documents: [{ title: 'Questions and an example', url: 'https://quietreef.example/qrf-3/questions' }],
    howToSubmit:
      'Four pages at most or a call of half an hour. Send the letter of the chiefs as a photograph. We visit those on the short list and decide six weeks after closing.',
    contactName: 'Grants desk',
    contactEmail: 'grants@quietreef.example',
    contactPhone: null,
  },
  {
    title: 'Passenger shelter and ramp at a landing in Central Province',
    kind: 'government',
    issuer: 'Office of Footbridges and Jetties (sample)',
    reference: 'OFJ-011',
    summary:
      'A roof for sixty people, benches, a light on solar power and a ramp that a wheelchair can use at any tide.',
    description:
      'Passengers wait for the morning boat in the rain and climb over stones at low tide. The work is a shelter of six by nine metres on posts, a ramp of thirty metres in three slopes with rails, a tank with a tap, and a light that comes on at dusk.\n\nThe design is finished and was agreed with the market sellers, who keep their places along the path. Work stops on Saturdays.\n\nFour offers were opened in public and the contract has been given to the second lowest, whose method left the landing open all through the work.',
    eligibility: 'Builders with a provincial licence and experience of work in salt water.',
    country: 'sb',
    province: 'central',
    industry: 'construction',
    value: 'SBD 460,000',
    publishedDaysAgo: 62,
    closesInDays: -20,
    at: '16:00',
    howToSubmit: 'This tender has closed. Sealed offers were opened in front of those who sent them.',
    contactName: 'Works desk',
    contactEmail: 'works@footbridges.example',
    contactPhone: null,
  },
  {
    title: 'Bookkeeping for six women’s savings clubs in Makira',
    kind: 'ngo',
    issuer: 'Basket and Book (sample)',
    reference: 'BB-22',
    summary:
      'A bookkeeper who sits with six clubs for two days a month over a year, until the clubs do it without help.',
    description:
      'Six clubs with two hundred and ten members save each Friday in cash boxes with three keys. Their books are honest and hard to read. We look for one bookkeeper, or two who share, to put the books of two years in order together with the treasurers and then to teach one monthly page that everybody understands.\n\nThe work is done in the clubs’ houses in Arosi and Pijin. Travel between Kirakira and the clubs is by truck and canoe; we pay it as well as a room.\n\nAt the end each club holds a meeting at which its own treasurer, not the bookkeeper, explains the figures.',
    eligibility:
      'Bookkeepers with three years of experience and references from two small businesses or groups.',
    country: 'sb',
    province: 'makira-ulawa',
    industry: null,
    value: 'SBD 4,800 a month, travel paid',
    publishedDaysAgo: 2,
    closesInDays: 14,
    at: '16:00',
    howToSubmit:
      'A letter of one page about how you would teach somebody who left school at twelve, your references, and the months in which you can’t travel.',
    contactName: 'Programme desk',
    contactEmail: 'hello@basketandbook.example',
    contactPhone: null,
  },
  {
    title: 'Solar freezer room for a landing site in Isabel',
    kind: 'private',
    issuer: 'Buala Ice Partners (sample)',
    reference: 'BIP-1',
    summary:
      'Design and installation of a room for two tonnes of fish, run on panels and batteries, with training and parts for three years.',
    description:
      'Forty canoes land reef fish at our site and lose a third of its value between landing and the ship. We want a room that keeps two tonnes at minus eighteen degrees and makes two hundred kilos of ice a day, on solar power alone in the dry months and with a small generator in the wet ones.\n\nWe have the land, a concrete floor and a roof. The offer covers panels, batteries, room, ice maker, wiring, freight from Honiara and the training of two people. Spare parts for three years are stored with us in a box whose list is part of the offer.\n\nPayment is a third on order, a third on arrival, a third after sixty days of temperatures that we read together.',
    eligibility: 'Companies with two working installations of this kind in the Pacific that we may call.',
    country: 'sb',
    province: 'isabel',
    industry: 'energy-renewables',
    value: null,
    publishedDaysAgo: 7,
    closesInDays: 30,
    at: '16:00',
    howToSubmit:
      'A drawing, a list of parts with makers, a price in SBD, and the telephone numbers of your two installations. We ask their owners first and you second.',
    contactName: 'Partners’ secretary',
    contactEmail: 'office@bualaice.example',
    contactPhone: null,
  },
]
