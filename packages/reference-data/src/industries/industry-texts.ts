import type { ResourceTopic } from '../content/resources.ts'
import type { IndustrySlug } from './industries.ts'

/** The editorial text on an industry in these countries. */
export interface IndustryText {
  /** Two to four paragraphs of plain sentences. */
  readonly about: readonly string[]
  /** The word or prefix that texts about it have in common. */
  readonly word: string
  /** The topics of the resources that matter most to its businesses, in order. */
  readonly topics: readonly ResourceTopic[]
}

/** How the ten industries work in the five countries, by slug. Facts that any visitor can check, no estimates. */
export const INDUSTRY_TEXTS: Readonly<Record<IndustrySlug, IndustryText>> = {
  agriculture: {
    about: [
      'Most families in the region grow their own food and sell part of it. Cash crops grow beside the garden: cocoa and copra in the Solomon Islands, Vanuatu and Papua New Guinea, coffee in the Papua New Guinea highlands, sugar cane in western Fiji, kava in Vanuatu and Fiji, beef on Santo and Efate.',
      'Much of what is exported passes through many hands. A grower dries beans or nuts near the plot, a village buyer or a cooperative collects them, and an exporter in Honiara, Rabaul, Luganville or Suva grades, bags and ships them. Quality is decided at the start of that chain, by fermenting and drying, so exporters train the growers they buy from.',
      'Land is the first question for anybody who wants to plant at scale. Most of it belongs to clans and can’t be sold; it is leased, with the consent of those who hold it and through the office that registers the lease. Many processors therefore own a mill or a factory and no plantation.',
      'Fresh produce leaves under biosecurity rules that differ by buyer. Australia and New Zealand ask for treatment and an inspection certificate for most fruit and root crops. Processing, into chips, flour, oil, chocolate or frozen cassava, opens markets that fresh goods can’t reach and survives a late boat.',
    ],
    word: 'farm',
    topics: ['export', 'standards', 'logistics', 'finance'],
  },
  fisheries: {
    about: [
      'The seas of these countries lie in or beside the richest tuna grounds of the world. The Forum Fisheries Agency, whose office is in Honiara, helps its members to watch over and license the fleets, and Papua New Guinea and the Solomon Islands sell fishing days to purse seiners together with the other Parties to the Nauru Agreement.',
      'Tuna is landed, loined and canned on shore at Noro in the Solomon Islands, at Lae, Madang and Wewak in Papua New Guinea, and at Levuka in Fiji. Around the canneries live those who sell to them: boat yards, ice, nets, crews, transport, security, catering.',
      'Inshore fishing belongs to the people of the reef. A buyer who wants reef fish, lobster, trochus or sea cucumber asks the community first and the fisheries office second, since seasons, sizes and whole species are closed from time to time. Cold storage and ice decide how far from a town fishing can pay.',
      'Farming grows slowly beside it: seaweed in the Solomon Islands and Fiji, black pearls in Fiji, prawns in New Caledonia, giant clams and corals for aquariums in several places. It needs sheltered water, a hatchery within reach and patience.',
    ],
    word: 'fish',
    topics: ['export', 'standards', 'licensing', 'logistics'],
  },
  'tourism-hospitality': {
    about: [
      'Visitors come mainly from Australia and New Zealand, from France to New Caledonia, and by cruise ship to Port Vila, Nouméa, Suva and Santo. Fiji, with its own airline and Nadi as the hub, is the market that the others measure themselves by; the Solomon Islands and Papua New Guinea live on divers, surfers, trekkers, war historians and people on business.',
      'Most businesses are small: a guesthouse of six rooms, a dive shop, a boat with a skipper, a restaurant, a village that shows its dances. They are booked through a few wholesalers, online travel agencies and, more and more, by a message to a phone number, so an up-to-date listing with a number that answers is worth more than a brochure.',
      'Getting there is the hard part. A cancelled domestic flight or a late ship empties rooms, and guests remember who met them at the airstrip. Operators who share boats, transfers and bookings with their neighbours do better than those who wait alone.',
      'Tourism sells land, reef and custom that belong to somebody. Access fees agreed with the community, and paid where everybody sees it, keep a site open. Tourism offices in each country set standards and lists of approved operators, which wholesalers ask for.',
    ],
    word: 'hotel',
    topics: ['digital', 'training', 'licensing', 'finance'],
  },
  'ict-digital': {
    about: [
      'Undersea cables changed what can be done. The Coral Sea Cable joined Honiara and Port Moresby to Sydney; Fiji, New Caledonia and Vanuatu had theirs earlier. Away from the towns people rely on mobile data and, increasingly, on satellite, and they pay for each megabyte, so software for these islands has to be light and to work when the line drops.',
      'The trade is phone companies and resellers, computer and phone repair, networks and security cameras for shops and ministries, accounting and payroll systems, web and graphic designers, and training rooms. Fiji also has call centres and back offices that work for clients in Australia and New Zealand.',
      'Phones are the bank branch of many islands. Mobile wallets pay wages, school fees and market stalls, and a shop that takes them sells to people who carry no card. Anyone who builds on top of them needs an agreement with the operator and the rules of the central bank.',
      'Governments buy a good part of all work: registries, mail, connections for schools and clinics. Those contracts come as tenders, often paid by a development bank, and ask for references that two small companies may have only together.',
    ],
    word: 'mobile',
    topics: ['digital', 'training', 'finance', 'licensing'],
  },
  construction: {
    about: [
      'Roads, wharves, airstrips, schools and clinics are the large jobs, mostly paid by governments and development partners and won by tender. Foreign contractors lead many of them and hire local firms for earthworks, transport, carpentry, camps and catering; being registered, insured and able to show past work is how a local firm gets onto that list.',
      'The rest is houses, shops, guesthouses and repairs. Timber is milled locally in the Solomon Islands, Papua New Guinea and Fiji; cement, steel, roofing and fittings come by ship, and their price in an outer island can double on the way. Builders who order a whole house at once, with spare fixings, lose less time than those who wait for the next boat.',
      'Cyclones and earthquakes set the rules. Fiji, Vanuatu and New Caledonia build for strong wind, all five for shaking ground. A building that a bank lends on or an insurer covers needs drawings, an engineer’s signature and inspections in most places.',
      'Skilled trades are short, since many electricians, welders and plant operators work abroad for a season or for good. Firms that train apprentices, and show it, have an argument in tenders and a reason for people to stay.',
    ],
    word: 'building',
    topics: ['licensing', 'training', 'finance', 'standards'],
  },
  logistics: {
    about: [
      'Everything in the region travels by sea at some point. Container lines call at Suva and Lautoka, Honiara, Lae and Port Moresby, Port Vila and Nouméa; from there small ships, landing craft and outboard boats carry goods on. Their days change with weather, cargo and repairs, which is why a phone number of somebody on the wharf is worth having.',
      'A shipment meets a few people besides the carrier: the customs broker who files the entry, the biosecurity officer, the stevedores, a truck and somewhere dry to wait. Forwarders bundle these, and share a container among several small importers who could not fill one.',
      'Aircraft take what can’t wait: fresh tuna and kava out, spare parts and medicine in, mail both ways. Domestic airlines carry freight to grass and coral strips where no ship has a schedule, at a price by the kilogram.',
      'Papers are moving online. All five countries ask for customs entries in electronic form at their main ports, and an importer or exporter registers once for a number that goes on each of them.',
    ],
    word: 'shipping',
    topics: ['logistics', 'export', 'licensing', 'standards'],
  },
  manufacturing: {
    about: [
      'Factories here make what is heavy to ship or what the land already gives: biscuits, noodles and flour, beer, soft drinks and bottled water, soap and coconut oil, paint, roofing, cartons, plastic tanks, furniture. Suva and Lautoka, Lae and Nouméa are the largest places for it; Honiara, Port Vila and Luganville have a few factories each.',
      'Fiji also sews and exports garments. The other countries make for themselves and for their neighbours: the Melanesian Spearhead Group’s trade agreement lets goods made in Fiji, Papua New Guinea, the Solomon Islands and Vanuatu cross with little or no duty, if they carry a certificate of origin.',
      'Power is the cost that decides. Diesel makes much of the electricity, so a plant that roasts, freezes or melts looks for its own solar roof, husks or hydro. The second is parts: a machine that can be mended in the country earns more days a year than a better one that can’t.',
      'Handicrafts are an industry of many hands: carvings, baskets, mats, shell money, bark cloth. Buyers abroad ask for a steady size and finish, for timber and shells that may be exported, and for permits where a species is protected.',
    ],
    word: 'mill',
    topics: ['standards', 'export', 'finance', 'licensing'],
  },
  'energy-renewables': {
    about: [
      'In the towns a power company runs the grid: Solomon Power, Energy Fiji Limited, PNG Power, Enercal and EEC in New Caledonia, UNELCO and others in Vanuatu. Fiji and Papua New Guinea have large hydro schemes; elsewhere diesel still carries much of the load and makes electricity dear.',
      'Beyond the grid people buy their own. A panel, a battery and three lamps are sold in every market town; guesthouses, clinics, churches and cold stores want systems that are designed, fitted and looked after. Most of the trade is therefore in installing and in coming back: salt air, heat and lightning end what nobody maintains.',
      'The Tina River hydro project near Honiara, solar parks in New Caledonia and Fiji, and grids for single islands bring larger work by tender, under rules on who may sell power. The regulator or the ministry for energy in each country gives the licence.',
      'Fuel, gas bottles, generators and lubricants remain a large business, with the same question of boats and depots as any other cargo.',
    ],
    word: 'solar',
    topics: ['finance', 'licensing', 'training', 'standards'],
  },
  mining: {
    about: [
      'Papua New Guinea mines gold and copper, among others at Ok Tedi, Lihir and Porgera, and exports natural gas from the highlands by way of Port Moresby. New Caledonia is one of the world’s large sources of nickel, with plants at Doniambo in Nouméa and in the south. Fiji has gold at Vatukoula. The Solomon Islands has had gold at Gold Ridge on Guadalcanal, and bauxite and nickel have been mined on its islands; Vanuatu has little mining.',
      'Few of the businesses listed here dig. They survey, drill, assay, cook, clean, guard, fly, truck and repair, and their customers expect safety records, insurance and invoices in a set form. Mines publish lists of approved suppliers, and in Papua New Guinea agreements give landowner companies a part of the work.',
      'Minerals belong to the state or, in New Caledonia, are governed by its provinces, while the land above belongs to somebody. A licence to explore does not give access by itself: agreements with landowners, and a study of what happens to water and forest, come first.',
      'Logging is in the same industry. Round logs still leave the Solomon Islands and Papua New Guinea; sawn and certified timber earns more for each tree and keeps work in the country.',
    ],
    word: 'mine',
    topics: ['licensing', 'standards', 'training', 'finance'],
  },
  'real-estate': {
    about: [
      'Who may hold land is different in each country, and is the first thing to ask. In Vanuatu all land belongs to custom owners and is leased. In Fiji most is native land, leased through the iTaukei Land Trust Board; some is freehold. In the Solomon Islands and Papua New Guinea customary land can’t be sold to outsiders, and what is registered is mostly held by lease from the state. New Caledonia follows French law beside customary land.',
      'Agents deal mainly in houses and offices in the capitals, in warehouses near the ports, and in leases for resorts. Staff of embassies, projects and companies rent at prices that locals do not pay, in US or Australian dollars at times, and look for fences, water tanks and a generator before a view.',
      'A sale or a lease needs a search in the land registry, a survey plan, the consent of whoever holds the land and, for foreigners, approval in most places. Valuers and surveyors are registered by a board. Paying before the search is how people lose money.',
      'Managing is steady work: repairs, rents, gardens, cleaners and guards for owners who live on another island or abroad.',
    ],
    word: 'rent',
    topics: ['licensing', 'taxes', 'finance', 'training'],
  },
}
