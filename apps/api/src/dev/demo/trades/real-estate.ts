import type { Trade } from '../trade.ts'

export const realEstate: readonly Trade[] = [
  {
    name: 'Lengakiki Homes',
    town: 'Rove',
    goods: ['house rentals', 'property management'],
    text: 'House rentals on the Lengakiki and Rove ridges, shown in person and described without adjectives. Property management for owners abroad includes photographs each month.',
  },
  {
    name: 'Honiara Office Space',
    town: 'Honiara',
    goods: ['serviced offices', 'meeting rooms'],
    text: 'Serviced offices with standby power and meeting rooms by the hour, two floors above the main street of Honiara.',
  },
  {
    name: 'Tenaru Land and Survey',
    town: 'Panatina',
    goods: ['land surveys', 'subdivision plans'],
    text: 'Land surveys with pegs that stay where we put them, and subdivision plans lodged by our Panatina office.',
  },
  {
    name: 'Gizo Waterfront Lets',
    town: 'Gizo',
    goods: ['holiday lets', 'shop leases'],
    text: 'Holiday lets on the harbour and shop leases on the main street of Gizo, all under written agreements that both sides understand.',
  },
  {
    name: 'Auki Property Desk',
    town: 'Auki',
    goods: ['staff housing', 'market stalls'],
    text: 'Staff housing for teachers and nurses posted to Malaita, and market stalls to rent by the week in Auki.',
  },
  {
    name: 'Noro Industrial Park',
    town: 'Noro',
    goods: ['warehouse leases', 'cold store space'],
    text: 'Warehouse leases from 80 square metres and cold store space by the pallet, inside the port fence at Noro.',
  },
  {
    name: 'Kira Bay Rentals',
    town: 'Kirakira',
    goods: ['guest cottages', 'truck sheds'],
    text: 'Guest cottages for project staff and dry truck sheds for their vehicles, rented by the month in Kirakira.',
  },
  {
    name: 'Laucala View Realty',
    town: 'Suva',
    goods: ['apartment sales', 'rental apartments'],
    text: 'Apartment sales and rental apartments in Suva, with the body corporate accounts shown before you ask.',
  },
  {
    name: 'Coral Coast Leasehold',
    town: 'Sigatoka',
    goods: ['leasehold villas', 'lease advice'],
    text: 'Leasehold villas along the coast near Sigatoka, and patient lease advice for both landowners and buyers.',
  },
  {
    name: 'Savusavu Hill Estates',
    town: 'Savusavu',
    goods: ['hillside lots', 'house plans'],
    text: 'Hillside lots with water, road and a view, above the bay at Savusavu. House plans that suit the slope come with each lot.',
  },
  {
    name: 'Boroko Lettings',
    town: 'Port Moresby',
    goods: ['secure flats', 'lease renewals'],
    text: 'Secure flats with tanks, fences and standby power in Port Moresby. Lease renewals are handled three months ahead, in daylight and on paper.',
  },
  {
    name: 'Lae Warehouse Agents',
    town: 'Lae',
    goods: ['warehouses', 'factory sites'],
    text: 'Warehouses and factory sites near the Lae wharf, measured by us and not by the brochure.',
  },
  {
    name: 'Kokopo Bay Property',
    town: 'Kokopo',
    goods: ['beach land leases', 'valuations'],
    text: 'Beach land leases registered with the clan’s agreement, and valuations that banks in Kokopo accept.',
  },
  {
    name: 'Immobilière du Mont',
    town: 'Mont-Dore',
    goods: ['family houses', 'building plots'],
    text: 'Family houses and building plots between the hills and the sea at Mont-Dore, each with its flood map.',
  },
  {
    name: 'Agence Baie Calme',
    town: 'Nouméa',
    goods: ['city flats', 'seasonal lettings'],
    text: 'City flats for sale in Nouméa and seasonal lettings by the beach, checked between every two guests.',
  },
  {
    name: 'Vila Harbour Property',
    town: 'Port Vila',
    goods: ['strata titles', 'harbour offices'],
    text: 'Strata titles explained line by line, and harbour offices in Port Vila with parking that exists.',
  },
  {
    name: 'East Santo Land',
    town: 'Luganville',
    goods: ['plantation land', 'home sites'],
    text: 'Plantation land with road access and home sites near the beaches, out of Luganville. We walk every boundary with the custom owners.',
  },
]
