import type { Trade } from '../trade.ts'

export const beauty: readonly Trade[] = [
  {
    name: 'Frangipani Salon',
    town: 'Honiara',
    goods: ['haircuts', 'hair braiding'],
    text: 'Haircuts for the whole family and hair braiding for weddings, upstairs beside the Honiara library.',
  },
  {
    name: 'Kukum Barber Chair',
    town: 'Kukum',
    goods: ['shaves', 'fades'],
    text: 'Shaves with a real blade and fades that survive a rugby match, in the red container at Kukum.',
  },
  {
    name: 'Bush Oil Beauty',
    town: 'Auki',
    goods: ['scented coconut oil', 'body scrub'],
    text: 'Scented coconut oil with sandalwood or ylang-ylang, and body scrub of cocoa husk and sea salt, blended in Auki.',
  },
  {
    name: 'Reef Salt Spa',
    town: 'Gizo',
    goods: ['massages', 'salt baths'],
    text: 'Massages on a shaded deck and salt baths at sunset, five minutes by boat from Gizo.',
  },
  {
    name: 'Nalina Skin',
    town: 'Kirakira',
    goods: ['ngali nut cream', 'lip balm'],
    text: 'Ngali nut cream for dry skin and lip balm for salty lips, stirred in small pots in Kirakira.',
  },
  {
    name: 'Lata Hair and Care',
    town: 'Lata',
    goods: ['hair relaxing', 'baby oil'],
    text: 'Hair relaxing done slowly and kindly, and baby oil pressed from local nuts, in Lata.',
  },
  {
    name: 'Tulagi Herbal Bath',
    town: 'Tulagi',
    goods: ['herbal baths', 'leaf poultices'],
    text: 'Herbal baths and leaf poultices after a birth or a fever, prepared in Tulagi as custom asks.',
  },
  {
    name: 'Dilo Sisters',
    town: 'Savusavu',
    goods: ['dilo oil', 'face serums'],
    text: 'Dilo oil pressed from wild nuts and face serums without scent, from a tiny laboratory in Savusavu.',
  },
  {
    name: 'Suva Brow Bar',
    town: 'Suva',
    goods: ['eyebrow threading', 'henna'],
    text: 'Eyebrow threading in six minutes and bridal henna in three hours, in the arcade behind the Suva bus stand.',
  },
  {
    name: 'Mudpool Wellness',
    town: 'Nadi',
    goods: ['mud treatments', 'foot massages'],
    text: 'Warm mud treatments and long foot massages for people who have just left an aeroplane in Nadi.',
  },
  {
    name: 'Moresby Natural Hair',
    town: 'Port Moresby',
    goods: ['natural hair care', 'twists'],
    text: 'Natural hair care, twists and locs by people who wear their own, in Port Moresby.',
  },
  {
    name: 'Coffee Skin Co',
    town: 'Goroka',
    goods: ['coffee scrub', 'avocado soap'],
    text: 'Coffee scrub and avocado soap from fruit too ripe to sell, made in Goroka on Tuesdays.',
  },
  {
    name: 'Madang Lagoon Perfumes',
    town: 'Madang',
    goods: ['solid perfumes', 'sandalwood oil'],
    text: 'Solid perfumes in carved shells and a little sandalwood oil, from a garden by the lagoon in Madang.',
  },
  {
    name: 'Monoï du Sud',
    town: 'Nouméa',
    goods: ['monoi oil', 'sunscreen'],
    text: 'Monoï oil and mineral sunscreen that is kind to coral: our monoi oil is scented with tiaré picked before dawn near Nouméa.',
  },
  {
    name: 'Barbier de Koné',
    town: 'Koné',
    goods: ['beard trims', 'hair colour'],
    text: 'Beard trims without a wait and hair colour with a talk first, on the square in Koné.',
  },
  {
    name: 'Tamanu Vanuatu Botanicals',
    town: 'Port Vila',
    goods: ['tamanu oil', 'aftersun gel'],
    text: 'Tamanu oil from Efate nuts and aftersun gel with wild aloe, bottled in Port Vila.',
  },
  {
    name: 'Santo Spa Boat',
    town: 'Luganville',
    goods: ['floating massages', 'manicures'],
    text: 'Floating massages on an anchored pontoon, and manicures on the wharf for those who prefer land, in Luganville.',
  },
]
