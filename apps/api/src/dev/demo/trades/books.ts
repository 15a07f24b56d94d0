import type { Trade } from '../trade.ts'

export const booksAndEducation: readonly Trade[] = [
  {
    name: 'Nanol Books',
    town: 'Honiara',
    goods: ['school books', 'story books in Pijin'],
    text: 'School books for every form and story books in Pijin for every lap, in a small shop in Honiara.',
  },
  {
    name: 'Malaita Stationery',
    town: 'Auki',
    goods: ['exercise books', 'pens'],
    text: 'Exercise books, pens and chalk, sold singly or by the carton to schools around Auki.',
  },
  {
    name: 'Western Learning Centre',
    town: 'Gizo',
    goods: ['evening classes', 'exam coaching'],
    text: 'Evening classes in bookkeeping and English, and exam coaching in the last term, in Gizo.',
  },
  {
    name: 'Isabel Reading Room',
    town: 'Buala',
    goods: ['picture books', 'library cards'],
    text: 'Picture books, library cards and a mat to lie on. The reading room in Buala sells what it can and lends the rest.',
  },
  {
    name: 'Temotu Print and Bind',
    town: 'Lata',
    goods: ['hymn books', 'bookbinding'],
    text: 'Hymn books reprinted with the missing verses, and bookbinding for registers and Bibles in Lata.',
  },
  {
    name: 'Marau Bush School',
    town: 'Marau',
    goods: ['carpentry courses', 'life skills classes'],
    text: 'Carpentry courses and life skills classes for young people in Marau, with a certificate that builders respect.',
  },
  {
    name: 'Renbel Teaching Aids',
    town: 'Tingoa',
    goods: ['wall charts', 'language primers'],
    text: 'Wall charts and language primers in Rennellese and Bellonese, drawn and printed near Tingoa.',
  },
  {
    name: 'Vunaniu Books',
    town: 'Suva',
    goods: ['textbooks', 'local authors'],
    text: 'Textbooks at student prices and a whole wall of local authors, on a side street in Suva.',
  },
  {
    name: 'Little Coral Kindergarten Supplies',
    town: 'Nasinu',
    goods: ['wooden puzzles', 'paints'],
    text: 'Wooden puzzles, paints and songs on paper for kindergartens, packed in Nasinu by two retired teachers.',
  },
  {
    name: 'Labasa Driving School',
    town: 'Labasa',
    goods: ['driving lessons', 'theory classes'],
    text: 'Driving lessons in a car with two brakes and theory classes in three languages, in Labasa.',
  },
  {
    name: 'Papua Maths Tutors',
    town: 'Port Moresby',
    goods: ['maths tutoring', 'workbooks'],
    text: 'Maths tutoring in small groups and workbooks with real market prices in the sums, in Port Moresby.',
  },
  {
    name: 'Sepik Story Press',
    town: 'Wewak',
    goods: ['folk tales', 'school readers'],
    text: 'Folk tales and school readers written by elders and drawn by their grandchildren, printed in Wewak.',
  },
  {
    name: 'Hagen Trades Training',
    town: 'Mount Hagen',
    goods: ['welding courses', 'sewing courses'],
    text: 'Welding courses for daughters, sewing courses for sons and either for both, in Mount Hagen.',
  },
  {
    name: 'Librairie des Araucarias',
    town: 'Nouméa',
    goods: ['novels', 'comics'],
    text: 'Novels, comics and maps of the Pacific, in French mostly, under the pines in Nouméa.',
  },
  {
    name: 'Atelier Langues Kanak',
    town: 'Poindimié',
    goods: ['kanak language courses', 'recordings'],
    text: 'Kanak language courses and recordings of speakers whose words should not be lost, in Poindimié.',
  },
  {
    name: 'Vila Language School',
    town: 'Port Vila',
    goods: ['french courses', 'bislama lessons'],
    text: 'French courses for work and Bislama lessons for new arrivals, on a breezy veranda in Port Vila.',
  },
  {
    name: 'Norsup Bookshelf',
    town: 'Norsup',
    goods: ['used books', 'school bags'],
    text: 'Used books by the kilo and school bags by the size of the child, in Norsup.',
  },
]
