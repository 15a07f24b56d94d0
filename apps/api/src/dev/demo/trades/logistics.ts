import type { Trade } from '../trade.ts'

export const logistics: readonly Trade[] = [
  {
    name: 'Iron Bottom Freight',
    town: 'Honiara',
    goods: ['container haulage', 'customs clearance'],
    text: 'Container haulage from the Honiara port to any yard on the Guadalcanal road, with customs clearance done before the ship ties up.',
  },
  {
    name: 'Malaita Passage Lines',
    town: 'Auki',
    goods: ['deck passages', 'cargo space'],
    text: 'A landing craft and a small passenger boat link Auki with the capital four times a week. Deck passages and cargo space are booked by phone and paid at the wharf.',
  },
  {
    name: 'New Georgia Barge Service',
    town: 'Noro',
    goods: ['barge charter', 'reefer boxes'],
    text: 'Barge charter for logs, machinery and school desks, and reefer boxes kept plugged in on the Noro wharf until your fish is sold.',
  },
  {
    name: 'Ysabel Runner',
    town: 'Buala',
    goods: ['parcel runs', 'outboard charters'],
    text: 'Parcel runs along both coasts of Isabel, with a stop wherever somebody waves. Outboard charters from Buala carry health teams, pastors and wedding parties.',
  },
  {
    name: 'Outer East Shipping',
    town: 'Lata',
    goods: ['monthly cargo sailings', 'fuel drums'],
    text: 'Monthly cargo sailings to the Reefs, Duffs, Utupua and Vanikoro, as regular as weather lets us be. Fuel drums are delivered to the beach in Lata and beyond.',
  },
  {
    name: 'Wagina Straits Transport',
    town: 'Taro',
    goods: ['banana boat hire', 'copra freight'],
    text: 'Banana boat hire by the day, with a driver who knows the passages by night. Copra freight from Choiseul villages is collected for the ship at Taro.',
  },
  {
    name: 'Tandai Truck and Crane',
    town: 'Tandai',
    goods: ['crane hire', 'truck hire'],
    text: 'Crane hire up to 25 tonnes and truck hire with or without driver, from our yard in Tandai on the western edge of town.',
  },
  {
    name: 'Marau Sound Boats',
    town: 'Marau',
    goods: ['boat transfers', 'market cargo'],
    text: 'Boat transfers between Marau and the capital in under four hours on a calm day. Market cargo rides free with a full-fare passenger, up to two baskets.',
  },
  {
    name: 'Nadi Gateway Freight',
    town: 'Nadi',
    goods: ['air freight', 'cold-room storage'],
    text: 'Air freight for fish, flowers and fruit, with cold-room storage ten minutes from the Nadi runway. We lodge the papers while you sleep.',
  },
  {
    name: 'Koro Sea Carriers',
    town: 'Suva',
    goods: ['inter-island cargo', 'vehicle shipping'],
    text: 'Inter-island cargo from Suva to the Lomaiviti and Lau groups each Tuesday. Vehicle shipping is charged by length and includes lashing.',
  },
  {
    name: 'Vanua Levu Haulage',
    town: 'Labasa',
    goods: ['cane haulage', 'house moving'],
    text: 'Cane haulage in the crushing season and house moving for the rest of the year. We have moved timber homes across Labasa in a single night.',
  },
  {
    name: 'Momase Road Freight',
    town: 'Lae',
    goods: ['highlands freight', 'container storage'],
    text: 'Highlands freight from Lae to Hagen and back with two drivers to a truck and a convoy twice a week. Container storage is fenced, lit and guarded.',
  },
  {
    name: 'Fly River Lighters',
    town: 'Kiunga',
    goods: ['river freight', 'fuel delivery'],
    text: 'River freight from the coast to Kiunga takes nine days up and five down. Fuel delivery to villages along the way is by the drum, with a hand pump.',
  },
  {
    name: 'Gazelle Movers',
    town: 'Kokopo',
    goods: ['furniture moving', 'wharf clearance'],
    text: 'Furniture moving between islands, packed, crated and insured. Wharf clearance at Rabaul is handled by our Kokopo office the same day.',
  },
  {
    name: 'Transit Ducos',
    town: 'Ducos',
    goods: ['import clearance', 'pallet storage'],
    text: 'Import clearance and pallet storage in the Ducos industrial zone. Small importers share a container with us every second Wednesday.',
  },
  {
    name: 'Navettes des Loyauté',
    town: 'Wé',
    goods: ['island cargo shuttles', 'cold boxes'],
    text: 'Island cargo shuttles between Wé and the main island, with cold boxes for yams, vanilla and fish.',
  },
  {
    name: 'Canal Stevedores',
    town: 'Luganville',
    goods: ['stevedoring', 'island trading boats'],
    text: 'Stevedoring on the main wharf at Luganville, and two island trading boats that carry copra out and rice back.',
  },
]
