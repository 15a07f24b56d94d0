import type { Trade } from '../trade.ts'

export const fisheries: readonly Trade[] = [
  {
    name: 'Blue Pigeon Tuna',
    town: 'Noro',
    goods: ['yellowfin loins', 'canned skipjack'],
    text: 'Fish landed at Noro before dawn is loined by seven. We supply yellowfin loins on ice to hotels and canned skipjack by the carton to shops throughout Western Province.',
  },
  {
    name: 'Saeraghi Reef Fish',
    town: 'Gizo',
    goods: ['coral trout', 'whole snapper'],
    text: 'Eleven line fishers from Saeraghi and the outer reef sell through us, so there is always coral trout or whole snapper on the slab at Gizo market by nine.',
  },
  {
    name: 'Langalanga Lagoon Shellfish',
    town: 'Auki',
    goods: ['mangrove mud crabs', 'lagoon clams'],
    text: 'Women of the lagoon gather mangrove mud crabs and lagoon clams at low tide and bring them alive to our sea pens just south of Auki.',
  },
  {
    name: 'Ngella Clam Garden',
    town: 'Tulagi',
    goods: ['giant clams', 'live coral'],
    text: 'In clear shallows off Tulagi we raise giant clams from the egg and fix live coral to little cement plugs. Both are bred for aquariums and for reefs that need restocking.',
  },
  {
    name: 'Star Harbour Fish Dryers',
    town: 'Kirakira',
    goods: ['smoked bonito', 'shark-free dried fish'],
    text: 'Bonito caught around Kirakira is split, salted and smoked over coconut husk. Bush villages take the smoked bonito, and mainland shops ask for our shark-free dried fish in flat packs.',
  },
  {
    name: 'Reef Islands Catch',
    town: 'Lata',
    goods: ['deepwater snapper', 'crayfish'],
    text: 'Canoes from the Reef Islands meet our freezer at Lata twice a week. We buy deepwater snapper and crayfish at one posted price, whoever catches them.',
  },
  {
    name: 'Roderick Bay Pearls',
    town: 'Tulagi',
    goods: ['half pearls', 'mother of pearl'],
    text: 'A quiet bay, thirty longlines and a great deal of waiting produce half pearls and mother of pearl for jewellers. Visitors by boat from Tulagi may watch the seeding in May and October.',
  },
  {
    name: 'Savusavu Strait Pearls',
    town: 'Savusavu',
    goods: ['loose pearls', 'pearl meat'],
    text: 'Our oysters hang off a coral ledge ten minutes by boat from the Savusavu marina. Loose pearls come in cocoa, pistachio and gold, and pearl meat goes to restaurants in season.',
  },
  {
    name: 'Naitata Prawn Ponds',
    town: 'Navua',
    goods: ['freshwater prawns', 'prawn fry'],
    text: 'We drain one pond each fortnight, always on a Friday, so that kitchens from Navua to Suva have live freshwater prawns for the weekend. Other farmers buy prawn fry in June.',
  },
  {
    name: 'Lau Line Fishing',
    town: 'Tubou',
    goods: ['fresh mahimahi', 'salted walu'],
    text: 'Handline boats out of Tubou, ice from our own plant, and a cargo hold booked on every sailing to Suva: that is how fresh mahimahi and salted walu get from Lau to the capital.',
  },
  {
    name: 'Bootless Inlet Barramundi',
    town: 'Port Moresby',
    goods: ['barramundi fillets', 'fingerlings'],
    text: 'Sea cages in the inlet east of Port Moresby give us barramundi fillets every week of the year. Village groups who wish to start a pond come here for fingerlings and a day of instruction.',
  },
  {
    name: 'Nusa Channel Lobster',
    town: 'Kavieng',
    goods: ['painted lobster', 'beche-de-mer'],
    text: 'Painted lobster comes off the reef at night and flies out of Kavieng at noon. In the open season we also grade beche-de-mer, bought by the piece and weighed in front of the diver.',
  },
  {
    name: 'Manus Deep Catch',
    town: 'Lorengau',
    goods: ['tuna jerky', 'frozen wahoo'],
    text: 'Lorengau women marinate strips of yellowfin in ginger and dry them into tuna jerky. The rest of the boat’s catch is sold as frozen wahoo and bait.',
  },
  {
    name: 'Crevettes du Diahot',
    town: 'Ouégoa',
    goods: ['blue shrimp', 'shrimp heads for stock'],
    text: 'Nine ponds on the flats below Ouégoa fill with the spring tide. We sell blue shrimp raw or blanched, and keep shrimp heads for stock for the cooks who ask.',
  },
  {
    name: 'La Criée de Koumac',
    town: 'Koumac',
    goods: ['fresh spanish mackerel', 'reef fillets'],
    text: 'Boats unload on the quay at Koumac from five in the morning and the counter opens at six. Fresh Spanish mackerel and reef fillets are what most people drive here for.',
  },
  {
    name: 'Aore Passage Seafood',
    town: 'Luganville',
    goods: ['coconut crab', 'poulet fish fillets'],
    text: 'We hold a quota for coconut crab from the northern islands and sell it by weight in Luganville. Deepwater poulet fish fillets come from our own two boats.',
  },
  {
    name: 'Erakor Tilapia',
    town: 'Port Vila',
    goods: ['live tilapia', 'tilapia feed'],
    text: 'Live tilapia from spring-fed tanks outside Port Vila, ready at 400 grams. Families with a backyard pond can buy tilapia feed milled from copra and fish meal.',
  },
  {
    name: 'Marau Lobster Pens',
    town: 'Marau',
    goods: ['live lobster', 'frozen reef fish'],
    text: 'Live lobster kept in pens at Marau until the aeroplane is on its way, and frozen reef fish for the slower boat.',
  },
]
