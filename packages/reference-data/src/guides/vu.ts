import type { CountryGuide } from './guide.ts'

/** Vanuatu: forms, approvals, taxes, land and the bodies that give them. */
export const VANUATU: CountryGuide = {
  country: 'vu',
  updatedOn: '2026-11-20',
  overview: [
    'Vanuatu is a Y-shaped chain of some eighty islands between Fiji and New Caledonia. Port Vila, on Efate, is the capital, the main port and the largest market. Luganville, on Santo, is the second town and ships copra, beef and timber. Most people live in villages and grow much of what they eat. Cyclones come between November and April, and in December 2024 an earthquake damaged the centre of Port Vila.',
    'The country has been independent since 1980, after a joint British and French rule. Its law is acts of Parliament, with common law, some French law and custom beside them. Bislama, English and French are official. Contracts and company papers are usually in English; Bislama sells and explains.',
    'The currency is the vatu. The Reserve Bank of Vanuatu supervises domestic banks, and the Vanuatu Financial Services Commission supervises companies and other financial licences. Banks have branches in Port Vila and Luganville and agents on some islands. There is no tax on income or profit today, so public money comes from VAT, duties and fees.',
    'Port Vila and Santo have international airports; small airfields and inter-island ships serve the rest, and timetables change. A cable to Fiji carries the internet. Investors ask first whether their activity is reserved, how a lease with custom owners is made, and how firmly the country holds to having no income tax.',
  ],
  doingBusiness: {
    intro:
      'For a foreign investor the order matters: approval, permits, company, then business licence, VAT and provident fund. Citizens begin at the third step.',
    topics: [
      {
        title: 'Obtain foreign investment approval',
        text: 'The Foreign Investment Act No. 25 of 2019 made the Vanuatu Foreign Investment Promotion Agency (VFIPA), successor of VIPA. Without its approval a foreign investor may not start.',
        points: [
          'Read the reserved list, which is for citizens, and the restricted list, which sets conditions. A review of both began in 2025: ask for the present text.',
          'Apply on Form 1 with a business plan and the papers on its checklist.',
          'A change of owners, place or activity needs a variation, on Form 2.',
          'Return the annual survey, Form 3, each February.',
        ],
      },
      {
        title: 'Obtain residence and work permits',
        text: 'Immigration grants residence; the Department of Labour grants work permits to non-citizens under the Labour (Work Permits) Act.',
        points: [
          'The Department first looks for a citizen who can do the work.',
          'Show how a local counterpart will be trained.',
          'Read the fee on the Department’s page: it differs by kind of permit.',
        ],
      },
      {
        title: 'Choose a form and register it',
        text: 'The Vanuatu Financial Services Commission (VFSC) registers companies under the Companies Act No. 25 of 2012, business names and charities. The registry has been online since August 2015.',
        points: [
          'Reserve the name: VFIPA asks for the reservation too.',
          'A local company suits most firms that trade in the country.',
          'An overseas company that carries on business here registers within twenty working days of starting.',
          'File the annual return by the date that the registrar sets.',
        ],
      },
      {
        title: 'Get a business licence and a tax number',
        text: 'The Business Licence Act No. 19 of 1998 asks everyone who trades for profit to be licensed, for each activity. The Department of Customs and Inland Revenue (DCIR) licenses in the municipalities, the provinces elsewhere.',
        points: [
          'Bring the certificate of registration and, for foreigners, the VFIPA certificate.',
          'The fee follows the kind of business and its turnover, and is renewed each year.',
          'Register for VAT at the same counter if sales will pass the threshold.',
        ],
      },
      {
        title: 'Open a bank account',
        text: 'Banks check owners and directors with care, because the country is watched as a finance centre.',
        points: [
          'Bring the certificates of the VFSC and VFIPA, the licence, passports and proof of address.',
          'Explain in writing where the money comes from.',
          'Allow several weeks for owners who live abroad.',
        ],
      },
      {
        title: 'Employ people',
        text: 'The Employment Act sets leave, notice and severance pay, and the government sets the minimum wage by order. The Vanuatu National Provident Fund (VNPF) collects savings for retirement.',
        points: [
          'Register as an employer with the VNPF. It covers workers who earn VUV 3,000 a month or more.',
          'Worker and employer both contribute. The Fund’s page of 2018 gives 4 per cent each; ask for the present rate. Send both by the last day of the next month.',
          'Severance can be due after twelve months of continuous work.',
          'Insure workers against accidents at work, as the Workmen’s Compensation Act requires.',
        ],
      },
      {
        title: 'Lease land',
        text: 'All land outside the towns belongs to custom owners, and land cannot be sold for ever. Business rests on leases of at most 75 years, under the Land Reform Act 1980, the Land Leases Act 1983 and the Custom Land Management Act 2013.',
        points: [
          'Search the register of leases at the Department of Lands before you pay anything.',
          'For new custom land, obtain a negotiator’s certificate first, and know who the owners are by custom.',
          'Leases of three years or more must be registered.',
          'Read the conditions on use, rent review and what happens to buildings at the end.',
        ],
      },
    ],
    sources: [
      {
        title: 'Foreign investment in Vanuatu and the new ‘VIPA’ Act, Vanuatu Business Review',
        url: 'https://vbr.vu/feature/foreign-investment-in-vanuatu-and-the-new-vipa-act/',
        date: '2020',
      },
      {
        title: 'Review of reserved and restricted investment activities, VFIPA',
        url: 'https://investvanuatu.vu/16282-2',
        date: '2025',
      },
      {
        title: 'General notice to local companies, Vanuatu Financial Services Commission',
        url: 'https://www.vfsc.vu/advisory-notice/',
        date: '2015',
      },
      {
        title: 'Contributions: what you pay, Vanuatu National Provident Fund, with an example of 2018',
        url: 'https://www.vnpf.com.vu/employer_contributions',
        date: '2018',
      },
      { title: 'Custom Land Management Act 2013, Parliament of Vanuatu', url: null, date: '2013' },
    ],
  },
  licences: [
    {
      title: 'Foreign investment approval certificate',
      authority: 'Vanuatu Foreign Investment Promotion Agency (VFIPA)',
      requirements: [
        'Completed application form and statutory declaration',
        'Copy of the business name reservation',
        'Copy of the passport identification page of each investor',
        'Police clearance of each investor who means to live in Vanuatu',
        'Business plan, and land papers or a purchase agreement where there are any',
        'Preliminary environmental assessment where the project affects the environment',
      ],
      formsUrl: 'https://investvanuatu.vu/business-in-vanuatu/investment-regulations',
    },
    {
      title: 'Business licence',
      authority: 'Department of Customs and Inland Revenue, or the provincial government',
      requirements: [
        'One licence for each activity',
        'Certificate of business name or incorporation of the VFSC',
        'For a foreign investor: the approval certificate of VFIPA',
        'The fee for the category and turnover',
        'For kava bars and liquor: the consent of the municipality as well',
      ],
      formsUrl:
        'https://customsinlandrevenue.gov.vu/index.php/en/inland-revenue/rates-taxes/business-license',
    },
    {
      title: 'Work permit for a non-citizen',
      authority: 'Commissioner of Labour, Department of Labour',
      requirements: [
        'Application form, completed by the employer',
        'The fee and two passport photographs',
        'Original or certified copies of qualifications',
        'Copy of the written contract of service',
        'For investors: the approval certificate and a plan for training a local counterpart',
      ],
      formsUrl: 'https://dol.gov.vu/index.php/documents',
    },
  ],
  licenceSources: [
    { title: 'Foreign Investment Act No. 25 of 2019, Parliament of Vanuatu', url: null, date: '2019' },
    {
      title: 'Business Licence Act (Cap. 249), Pacific Islands Legal Information Institute',
      url: 'https://www.paclii.org/vu/legis/consol_act/bla165/',
      date: '2006',
    },
    {
      title: 'Work permit forms, Department of Labour',
      url: 'https://dol.gov.vu/index.php/documents',
      date: '2020-08-04',
    },
  ],
  taxes: {
    intro:
      'The Department of Customs and Inland Revenue collects VAT, duties, rent tax and licence fees. The Tax Administration Act, in force since 1 January 2020, sets the penalties.',
    topics: [
      {
        title: 'VAT',
        text: 'Value added tax has been 15 per cent since 1 January 2018; it was 12.5 per cent before.',
        points: [
          'Register when taxable sales pass VUV 4 million in twelve months, or are going to.',
          'The return and payment for a month are due on the 27th of the next.',
          'Late filing costs an entity VUV 50,000 and an individual VUV 30,000, and more for each day, as announced in 2020.',
          'Tax invoices and import entries support what you claim back.',
        ],
      },
      {
        title: 'Income tax',
        text: 'No tax is charged on personal income, company profit or capital gains. The government has studied an income tax and once agreed in principle to bring one in, so keep accounts that could bear it.',
        points: [
          'Owners who live abroad may owe tax at home on what they earn here.',
          'Rent tax applies to income from letting property.',
        ],
      },
      {
        title: 'Payroll',
        text: 'There is no tax to deduct from wages. The VNPF contribution is the main charge.',
        points: [
          'Send the contribution schedule that names each member.',
          'Keep leave and severance records from the first day: severance grows with years of service.',
        ],
      },
      {
        title: 'Customs and duties',
        text: 'The Import Duties (Consolidation) Act sets duty, excise and import VAT for each tariff item. It was amended in December 2023: ask for later changes.',
        points: [
          'Approved projects can ask for a concession before the goods arrive, never after.',
          'Biosecurity Vanuatu inspects plants, animals, food and used machines.',
          'The Vanuatu trade portal shows the steps of imports and exports.',
        ],
      },
      {
        title: 'What to keep and when to file',
        text: 'Put four dates in the calendar: the 27th for VAT, month’s end for the VNPF, February for VFIPA, and the renewal of the business licence.',
        points: [
          'File a VAT return even when there were no sales.',
          'Keep copies outside the building and off the island, against cyclones and earthquakes.',
        ],
      },
    ],
    sources: [
      {
        title: 'VAT increase starting 1st January 2018, AJC Vanuatu',
        url: 'https://ajc-vanuatu.com/vat-increase-starting-1st-january-2018',
        date: '2017-12',
      },
      {
        title: 'Important notices: new penalties apply from 28th February 2020, VCCI',
        url: 'https://vcci.vu/important-notices/',
        date: '2020-02',
      },
      {
        title:
          'Import Duties (Consolidation) (Amendment) Act 2023, Pacific Islands Legal Information Institute',
        url: 'https://www.paclii.org/vu/legis/num_act/ida2023395',
        date: '2023-12-29',
      },
    ],
  },
  grants: {
    intro:
      'Help for business is announced after disasters and by aid programmes more than by a standing scheme. The chamber passes the news on to its members.',
    topics: [
      {
        title: 'Recovery and small business',
        text: 'After the earthquake of December 2024 the government paid small business grants and a wage subsidy, and the chamber helped to apply. Ask whether such a scheme is open now before you count on it.',
        points: [
          'Keep the business licence, VNPF and VAT up to date: schemes ask for them.',
          'The chamber of commerce coaches small firms and seasonal workers who come home with savings.',
        ],
      },
      {
        title: 'Government tenders',
        text: 'The Central Tender Board runs procurement above VUV 10 million, openly in normal cases. Ministries buy smaller things themselves.',
        points: [
          'Read the notices on the Board’s site; the documents tell where and when to hand in.',
          'Aid projects, such as those of development banks, publish under their own rules.',
        ],
      },
    ],
    sources: [
      {
        title: 'Chamber news: small business grant and wage subsidy scheme; 2025 business health check, VCCI',
        url: 'https://vcci.vu/news/',
        date: '2025',
      },
    ],
  },
  chambers: [
    {
      name: 'Vanuatu Chamber of Commerce and Industry (VCCI)',
      role: 'National organisation of the private sector: advice, training, business survey',
      phone: null,
      email: null,
      website: 'https://vcci.vu',
    },
  ],
  contacts: [
    {
      name: 'Vanuatu Foreign Investment Promotion Agency (VFIPA)',
      role: 'Foreign investment approval and help for investors',
      phone: '+67824441',
      email: null,
      website: 'https://investvanuatu.vu',
    },
    {
      name: 'Vanuatu Financial Services Commission (VFSC)',
      role: 'Registers of companies, business names and charities',
      phone: null,
      email: null,
      website: 'https://www.vfsc.vu',
    },
    {
      name: 'Department of Customs and Inland Revenue (DCIR), taxpayer services',
      role: 'Business licences, VAT, rent tax, customs',
      phone: '+67833091',
      email: 'irtps@vanuatu.gov.vu',
      website: 'https://customsinlandrevenue.gov.vu',
    },
  ],
  industries: [
    {
      slug: 'sustainable-tourism',
      name: 'Sustainable tourism',
      text: 'Volcanoes, blue holes, diving and village life bring visitors, most of them from Australia and New Zealand. Small tours, bungalows and guest houses below a size are reserved for citizens. Firms that buy food and guides nearby keep goodwill with the landowners they depend on.',
      figures: [
        { figure: '49%', label: 'air arrivals against 2019, after the earthquake (VCCI, 2025)' },
        { figure: '75 years', label: 'longest lease of land' },
      ],
    },
    {
      slug: 'agriculture',
      name: 'Agriculture',
      text: 'Kava leads exports; copra, coconut oil, beef and cocoa follow. Growers are many and small, and quality at the drying shed decides the price. Exporters meet the rules of biosecurity and of the buyer’s country.',
      figures: [{ figure: '5', label: 'farm products make up the five main exports' }],
    },
    {
      slug: 'construction',
      name: 'Construction',
      text: 'Rebuilding after the earthquake and cyclones keeps builders, engineers and suppliers busy in Port Vila and on the islands. Plans are checked by the municipality or province. Materials come by ship: order early and store them dry.',
      figures: [{ figure: 'VUV 10 million', label: 'above it, the Central Tender Board runs the tender' }],
    },
  ],
  quiz: [
    {
      question: 'What comes first for a foreign investor?',
      options: [
        'The business licence',
        'The approval of VFIPA',
        'Registration for VAT',
        'Registration with the provident fund',
      ],
      answer: 1,
      explanation: 'Without the approval certificate, neither a business licence nor a work permit is given.',
    },
    {
      question: 'From which turnover must a business register for VAT?',
      options: [
        'VUV 1 million',
        'VUV 4 million',
        'VUV 10 million',
        'Every business must, from the first sale',
      ],
      answer: 1,
      explanation:
        'The threshold is VUV 4 million of taxable sales in twelve months, past or expected. The rate is 15 per cent.',
    },
    {
      question: 'For how long can land be leased at most?',
      options: ['25 years', '50 years', '75 years', '99 years'],
      answer: 2,
      explanation: 'Leases run for up to 75 years. Land outside the towns stays with its custom owners.',
    },
  ],
}
