import type { Trade } from '../trade.ts'

export const ictAndDigital: readonly Trade[] = [
  {
    name: 'Saltwater Systems',
    town: 'Honiara',
    goods: ['office wiring', 'accounting software'],
    text: 'We do office wiring, set up accounting software and answer the phone when it stops working. Most of our clients are within walking distance of the Honiara post office.',
  },
  {
    name: 'Frigate Web Studio',
    town: 'Kukum',
    goods: ['websites', 'online booking pages'],
    text: 'Three people in Kukum who make websites for lodges, schools and church groups. Online booking pages that load on a weak signal are what we are known for.',
  },
  {
    name: 'Kwai Connect',
    town: 'Auki',
    goods: ['satellite internet', 'prepaid wifi'],
    text: 'Satellite internet for schools and clinics on Malaita, with prepaid wifi sold by the hour at our counter in Auki.',
  },
  {
    name: 'Simbo Signal',
    town: 'Gizo',
    goods: ['phone repairs', 'data top-ups'],
    text: 'Cracked screens, drowned handsets and tired batteries: phone repairs are done while you wait in Gizo. Data top-ups are sold at the printed price, never more.',
  },
  {
    name: 'Temotu Digital Hub',
    town: 'Lata',
    goods: ['printing', 'computer classes'],
    text: 'The only public computers in Lata sit in our front room. We do printing, scanning and passport photos, and hold computer classes for beginners in the evenings.',
  },
  {
    name: 'Choiseul Link',
    town: 'Taro',
    goods: ['vhf radios', 'solar internet kits'],
    text: 'Clinics and chiefs rely on the VHF radios that we install and service from Taro. Our newer line is solar internet kits that fit in one canoe.',
  },
  {
    name: 'Arosi Data Services',
    town: 'Kirakira',
    goods: ['data entry', 'payroll runs'],
    text: 'From Kirakira we do payroll runs for cooperatives and data entry for survey teams. The work is checked twice and delivered on the date we gave.',
  },
  {
    name: 'Banyan Code',
    town: 'Suva',
    goods: ['mobile apps', 'payment systems'],
    text: 'Mobile apps and payment systems built in Suva for retailers, bus companies and credit unions. Each project has one developer who knows it from start to end.',
  },
  {
    name: 'Northern Division IT',
    town: 'Labasa',
    goods: ['computer repairs', 'cctv cameras'],
    text: 'Sugar dust and salt air are hard on machines, so our computer repairs bench in Labasa is never empty. We also fit CCTV cameras for shops and farms.',
  },
  {
    name: 'Denarau Cloud Desk',
    town: 'Nadi',
    goods: ['hotel software', 'staff training'],
    text: 'Hotel software for properties with ten to ninety rooms, installed with a week of staff training. Support is from Nadi, in Fijian, Hindi or English, around the clock.',
  },
  {
    name: 'Huon Gulf Networks',
    town: 'Lae',
    goods: ['fibre installation', 'server hosting'],
    text: 'Fibre installation for warehouses and factories across Lae, and server hosting in a room that stays cool when the town power does not.',
  },
  {
    name: 'Konedobu Digital',
    town: 'Port Moresby',
    goods: ['data dashboards', 'records scanning'],
    text: 'We scan land files, court files and staff files. Records scanning and data dashboards for agencies and companies in Port Moresby are all that we do.',
  },
  {
    name: 'Sepik Tech Corner',
    town: 'Wewak',
    goods: ['laptops on trial', 'tablet repairs'],
    text: 'Try before you pay: laptops on trial for a week, with a deposit, from our shop in Wewak. Tablet repairs for schools are done in the holidays.',
  },
  {
    name: 'Studio Niaouli',
    town: 'Nouméa',
    goods: ['graphic design', 'online shops'],
    text: 'Graphic design and online shops for growers, winemakers and small brands, from a loft in Nouméa. Everything is delivered in French and English.',
  },
  {
    name: 'Lagon Informatique',
    town: 'Koné',
    goods: ['school tablets', 'remote support'],
    text: 'Remote support for town halls and mines in the north, plus school tablets prepared, labelled and delivered from Koné.',
  },
  {
    name: 'Nambawan Pixel',
    town: 'Port Vila',
    goods: ['video editing', 'websites in Bislama'],
    text: 'We make websites in Bislama, English and French, and do video editing for tourism and health campaigns in Port Vila.',
  },
  {
    name: 'Santo Wireless',
    town: 'Luganville',
    goods: ['village wifi', 'solar repeaters'],
    text: 'Village wifi for the east coast of Santo, carried hill to hill by solar repeaters that our team in Luganville builds and climbs up to mend.',
  },
]
