import type { Trade } from '../trade.ts'

export const electronics: readonly Trade[] = [
  {
    name: 'Panatina Electrical',
    town: 'Panatina',
    goods: ['fans', 'rice cookers'],
    text: 'Fans, rice cookers and irons that run on our voltage and our patience. Everything sold in Panatina is tested at the counter first.',
  },
  {
    name: 'Mendana Phones',
    town: 'Honiara',
    goods: ['mobile phones', 'phone cases'],
    text: 'Mobile phones from plain to clever, phone cases and screen films, with honest battery figures, on the main road in Honiara.',
  },
  {
    name: 'Kwaibala Radio Shop',
    town: 'Auki',
    goods: ['radios', 'batteries'],
    text: 'Radios for the shortwave and medium wave, batteries by the tray, and repairs for both in Auki.',
  },
  {
    name: 'Lagoon Electronics',
    town: 'Munda',
    goods: ['depth sounders', 'boat batteries'],
    text: 'Depth sounders, boat batteries and waterproof torches for people who travel at night around Munda.',
  },
  {
    name: 'Taro Charge Point',
    town: 'Taro',
    goods: ['power banks', 'charging cables'],
    text: 'Power banks, charging cables and a charging shelf with locked doors, fifty steps from the wharf at Taro.',
  },
  {
    name: 'Rennell Radio and Lamp',
    town: 'Tingoa',
    goods: ['hf radios', 'led lamps'],
    text: 'HF radios for villages without a tower and LED lamps for everyone, sold and mended in Tingoa.',
  },
  {
    name: 'Kirakira Sound Hire',
    town: 'Kirakira',
    goods: ['speakers', 'sound hire'],
    text: 'Speakers, mixers and microphones to buy, and sound hire for weddings, rallies and revival weeks around Kirakira.',
  },
  {
    name: 'Cakau Electronics',
    town: 'Labasa',
    goods: ['televisions', 'satellite dishes'],
    text: 'Televisions, satellite dishes and the man on the roof who points them, from our shop in Labasa.',
  },
  {
    name: 'Pacific Gaming Den',
    town: 'Suva',
    goods: ['game consoles', 'computer parts'],
    text: 'Game consoles, computer parts and a bench where students may build their own machine in Suva.',
  },
  {
    name: 'Lautoka Marine Electronics',
    town: 'Lautoka',
    goods: ['marine radios', 'gps units'],
    text: 'Marine radios and GPS units for boats from five metres to fifty, fitted at the Lautoka jetty.',
  },
  {
    name: 'Morobe Power Tools',
    town: 'Lae',
    goods: ['power tools', 'welding machines'],
    text: 'Power tools and welding machines with spares on the shelf, since Lae factories cannot wait for a courier.',
  },
  {
    name: 'Wewak Phone Hospital',
    town: 'Wewak',
    goods: ['refurbished phones', 'spare screens'],
    text: 'Refurbished phones with a ninety-day promise and spare screens for most models in Wewak.',
  },
  {
    name: 'Kokopo Camera House',
    town: 'Kokopo',
    goods: ['cameras', 'photo prints'],
    text: 'Cameras, photo prints and passport pictures with the right background, on the main street in Kokopo.',
  },
  {
    name: 'Électro Lagon',
    town: 'Nouméa',
    goods: ['household appliances', 'spare parts'],
    text: 'Household appliances and the spare parts for them, in Nouméa. We would sooner sell you a belt than a new machine.',
  },
  {
    name: 'Atelier du Son',
    town: 'Mont-Dore',
    goods: ['hi-fi repairs', 'turntables'],
    text: 'Hi-fi repairs, restored amplifiers and turntables, in a garage at Mont-Dore that smells of solder.',
  },
  {
    name: 'Vila Spare and Repair',
    town: 'Port Vila',
    goods: ['laptop screens', 'chargers'],
    text: 'Laptop screens, chargers and keyboards replaced in an afternoon in Port Vila, with the old part given back.',
  },
  {
    name: 'Luganville Solar Gadgets',
    town: 'Luganville',
    goods: ['solar radios', 'torches'],
    text: 'Solar radios, torches and small fans for villages beyond the last pole, from Luganville.',
  },
]
