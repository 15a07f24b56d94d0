import type { Trade } from '../trade.ts'

export const otherTrades: readonly Trade[] = [
  {
    name: 'Harbour Accounting',
    town: 'Honiara',
    goods: ['bookkeeping', 'tax returns'],
    text: 'Bookkeeping, tax returns and calm explanations for small firms in Honiara, with fixed fees on the wall.',
  },
  {
    name: 'Malaita Legal Aid Desk',
    town: 'Auki',
    goods: ['contract drafting', 'land papers'],
    text: 'Contract drafting and land papers in plain words, for cooperatives and families around Auki.',
  },
  {
    name: 'Gizo Laundry',
    town: 'Gizo',
    goods: ['laundry', 'dry storage'],
    text: 'Laundry back the same day if the sun agrees, and dry storage for yachts away from Gizo.',
  },
  {
    name: 'Seabird Veterinary',
    town: 'Malango',
    goods: ['animal vaccinations', 'pig health visits'],
    text: 'Animal vaccinations and pig health visits on farms around Malango, by motorbike and cool box.',
  },
  {
    name: 'Noro Labour Hire',
    town: 'Noro',
    goods: ['day labour', 'cleaning crews'],
    text: 'Day labour and cleaning crews for ships and sheds in Noro, insured and paid weekly.',
  },
  {
    name: 'Choiseul Event Hire',
    town: 'Taro',
    goods: ['tents', 'chairs'],
    text: 'Tents, chairs and one very large pot, hired out of Taro for weddings, funerals and church weeks.',
  },
  {
    name: 'Provincial Print Shop',
    town: 'Kirakira',
    goods: ['ballot papers', 'receipt books'],
    text: 'Ballot papers, receipt books and funeral programmes, printed in Kirakira with no word misspelt twice.',
  },
  {
    name: 'Viti Language Services',
    town: 'Suva',
    goods: ['translation', 'sign language interpreting'],
    text: 'Translation between Fijian, Hindi, English and Rotuman, and sign language interpreting for courts and clinics in Suva.',
  },
  {
    name: 'West Side Funeral Care',
    town: 'Lautoka',
    goods: ['funeral care', 'coffins'],
    text: 'Funeral care for every faith in Lautoka, with coffins in plain timber at one published price.',
  },
  {
    name: 'Labasa Pest Control',
    town: 'Labasa',
    goods: ['termite treatment', 'rat-proofing'],
    text: 'Termite treatment and rat-proofing for homes, mills and boats around Labasa.',
  },
  {
    name: 'Capital Security Training',
    town: 'Port Moresby',
    goods: ['guard training', 'alarm monitoring'],
    text: 'Guard training that begins with manners, and alarm monitoring day and night, in Port Moresby.',
  },
  {
    name: 'Madang Wedding Makers',
    town: 'Madang',
    goods: ['wedding decorations', 'bridal flowers'],
    text: 'Wedding decorations and bridal flowers for gardens, beaches and churches around Madang.',
  },
  {
    name: 'Alotau Boat Insurance',
    town: 'Alotau',
    goods: ['boat insurance', 'safety checks'],
    text: 'Boat insurance for dinghies and trading boats after safety checks that we do ourselves, in Alotau.',
  },
  {
    name: 'Pressing du Lagon',
    town: 'Nouméa',
    goods: ['dry cleaning', 'ironing'],
    text: 'Dry cleaning without harsh solvents and ironing by the kilo, by the harbour in Nouméa.',
  },
  {
    name: 'Traductions Kanaky',
    town: 'Koné',
    goods: ['sworn translations', 'interpreting'],
    text: 'Sworn translations and interpreting in French, English and four Kanak languages, from Koné.',
  },
  {
    name: 'Vila Pet and Farm Vet',
    town: 'Port Vila',
    goods: ['pet care', 'cattle pregnancy tests'],
    text: 'Pet care in the mornings and cattle pregnancy tests in the afternoons, around Port Vila.',
  },
  {
    name: 'Banks Boat Tickets',
    town: 'Sola',
    goods: ['boat tickets', 'guesthouse bookings'],
    text: 'Boat tickets and guesthouse bookings for the Banks and Torres islands, at the green window in Sola.',
  },
  {
    name: 'Yandina Savings Desk',
    town: 'Yandina',
    goods: ['savings club records', 'money transfers'],
    text: 'Savings club records kept in a bound book and on a screen, and money transfers for families with someone working away from Yandina.',
  },
]
