import type { Trade } from '../trade.ts'

export const energy: readonly Trade[] = [
  {
    name: 'Sunline Solomons',
    town: 'Honiara',
    goods: ['rooftop solar', 'battery banks'],
    text: 'Rooftop solar for shops and homes in Honiara, sized from twelve months of your own bills. Battery banks are fitted where the night load deserves them.',
  },
  {
    name: 'Lagoon Light Solar',
    town: 'Munda',
    goods: ['solar home kits', 'solar freezers'],
    text: 'Solar home kits that a person can carry, and solar freezers for fish buyers on the lagoon. Our workshop in Munda stocks every spare fuse.',
  },
  {
    name: 'Kwaio Hydro Works',
    town: 'Atoifi',
    goods: ['micro-hydro turbines', 'power house repairs'],
    text: 'Streams on the weather coast never stop, and neither do our micro-hydro turbines. Power house repairs around Atoifi are done on foot, so we carry light tools.',
  },
  {
    name: 'Choiseul Bay Power',
    town: 'Taro',
    goods: ['solar street lights', 'lamp rental'],
    text: 'Solar street lights for wharves and school paths in Taro, paid for by the village in twelve parts. Lamp rental costs less than kerosene.',
  },
  {
    name: 'Temotu Sun Traders',
    town: 'Lata',
    goods: ['solar panels', 'water pumps'],
    text: 'Solar panels, water pumps and the pipe between them, carried to Lata on the cargo boat and installed by the crew that sold them.',
  },
  {
    name: 'Renbel Energy',
    town: 'Tingoa',
    goods: ['school solar systems', 'inverters'],
    text: 'We put up school solar systems on Rennell and look after the inverters, because nobody else will fly to Tingoa for a fuse.',
  },
  {
    name: 'Isabel Clean Stoves',
    town: 'Buala',
    goods: ['rocket stoves', 'biogas digesters'],
    text: 'Rocket stoves that halve the firewood and biogas digesters for families with pigs. Both are built in Buala from local clay and steel drums.',
  },
  {
    name: 'Viti Solar Works',
    town: 'Nadi',
    goods: ['resort solar farms', 'ev chargers'],
    text: 'Resort solar farms with honest yield figures, and EV chargers for hotels around Nadi whose guests have begun to ask.',
  },
  {
    name: 'Waimanu Hydro Services',
    town: 'Suva',
    goods: ['hydro maintenance', 'generator sets'],
    text: 'Hydro maintenance for dams and run-of-river plants, and silent generator sets for hire in Suva when a cyclone is named.',
  },
  {
    name: 'Northern Biofuel',
    town: 'Labasa',
    goods: ['coconut biodiesel', 'filter kits'],
    text: 'Coconut biodiesel pressed in Labasa runs trucks, tractors and one stubborn ferry. We sell filter kits for engines that make the change.',
  },
  {
    name: 'Highlands Sun Power',
    town: 'Goroka',
    goods: ['coffee dryers', 'solar lanterns'],
    text: 'Solar coffee dryers for growers who have lost a crop to rain, and solar lanterns for their children’s homework. Both are assembled in Goroka.',
  },
  {
    name: 'Kimbe Gas and Solar',
    town: 'Kimbe',
    goods: ['cooking gas', 'solar water heaters'],
    text: 'Cooking gas refilled by weight in Kimbe, with the scale facing you. Solar water heaters are guaranteed for seven years.',
  },
  {
    name: 'Bougainville Light',
    town: 'Buka',
    goods: ['solar fridges', 'village mini-grids'],
    text: 'Village mini-grids with prepaid meters and solar fridges for clinics, installed from Buka to the atolls.',
  },
  {
    name: 'Soleil du Nord',
    town: 'Koumac',
    goods: ['solar pumps', 'batteries'],
    text: 'We take ranches and fish farms off the grid around Koumac. Solar pumps, trackers and batteries come with one telephone number for all of them.',
  },
  {
    name: 'Énergie des Îles',
    town: 'Wé',
    goods: ['photovoltaic roofs', 'energy audits'],
    text: 'Photovoltaic roofs for families in the Loyalty Islands, after energy audits that often make the roof smaller. Our office is in Wé.',
  },
  {
    name: 'Tafea Solar',
    town: 'Isangel',
    goods: ['solar chargers', 'lighting kits'],
    text: 'Solar chargers at the market and lighting kits for nakamals and schools, sold on small instalments in Isangel.',
  },
  {
    name: 'Banks Islands Power',
    town: 'Sola',
    goods: ['pico-hydro sets', 'battery charging'],
    text: 'Pico-hydro sets for creeks in Vanua Lava and battery charging at our shed in Sola for those without a creek.',
  },
]
