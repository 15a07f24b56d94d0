import type { CountryGuide } from './guide.ts'

/** Papua New Guinea: forms, approvals, taxes, land and the bodies that give them. */
export const PAPUA_NEW_GUINEA: CountryGuide = {
  country: 'pg',
  updatedOn: '2026-11-20',
  overview: [
    'Papua New Guinea is the largest country of the region by land and by people. Port Moresby is the capital, with government, banks and head offices. Lae is the main port and manufacturing town, at the foot of the Highlands Highway. No road joins the two, so a firm that serves both keeps stock in both. Mount Hagen, Goroka, Madang, Kokopo and the Autonomous Region of Bougainville are markets of their own.',
    'The country has been independent since 1975. The law is the Constitution, acts of Parliament and English common law, with custom in matters of land and family. English is the language of business and of forms; Tok Pisin is spoken nearly everywhere and Hiri Motu around the capital. Each of the provinces has a government that may ask for licences and fees.',
    'The currency is the kina. The Bank of Papua New Guinea licenses banks and superannuation funds and controls foreign exchange. Orders for foreign currency can take time to fill: ask your bank how long before you promise a supplier a date. Towns have branches and agents; many rural buyers pay in cash.',
    'Ships and aircraft carry what roads cannot. Port Moresby has the main international airport, and the Coral Sea Cable brings internet from Sydney. Power cuts are common enough that many firms run a generator. Investors ask first about security, land, foreign currency and which activities are kept for citizens. Visit before you invest, and budget for guards, power and spare parts.',
  ],
  doingBusiness: {
    intro:
      'The Investment Promotion Authority (IPA) keeps the registers and certifies foreign enterprises, so most steps begin at its counter or its online registry.',
    topics: [
      {
        title: 'Choose a form',
        text: 'Most businesses of any size are companies under the Companies Act 1997. Smaller ones use a business name.',
        points: [
          'A sole trader or partnership registers a business name under the Business Names Act 2014.',
          'A company needs at least one share, one shareholder and one director.',
          'An overseas company registers a branch and is taxed on what it earns here.',
          'Customary owners who act together use a business group or an incorporated land group.',
        ],
      },
      {
        title: 'Register the name or the company',
        text: 'The Companies Office of the IPA registers companies, business names, business groups and associations online.',
        points: [
          'Search the name and reserve it.',
          'File the consent of directors and shareholders, the registered office and the address for service.',
          'Keep the company’s records at its registered office for at least seven years.',
          'File the annual return each year.',
        ],
      },
      {
        title: 'Certify the foreign enterprise',
        text: 'A business owned or controlled by non-citizens needs a certificate of the IPA before it carries on business. The Investment Promotion (Amendment) Act 2023 put a Registrar in charge and asks for a status report each year.',
        points: [
          'Check the reserved activities list, which is for citizens, and the restricted list, which sets conditions.',
          'The certificate names the activity and the place. A new activity or place needs a variation.',
          'File the annual status report: the Registrar can suspend a certificate without it.',
          'A sale that makes a local business foreign needs certification too.',
        ],
      },
      {
        title: 'Get a tax number',
        text: 'The Internal Revenue Commission (IRC) gives a nine-digit taxpayer identification number (TIN).',
        points: [
          'A company files form TIN1 at any IRC office, or by e-mail with its papers.',
          'Tick every tax that you need: income tax, goods and services tax, salary or wages tax.',
          'The IRC checks the register and cancels numbers of those who file no returns.',
        ],
      },
      {
        title: 'Open a bank account',
        text: 'Banks ask for the certificate of incorporation or business name, the TIN, identity papers and proof of address of each signatory.',
        points: [
          'Foreign enterprises bring the IPA certificate.',
          'Allow some weeks when owners live abroad.',
          'Bring capital in through the bank and keep its record for later dividends.',
        ],
      },
      {
        title: 'Employ people',
        text: 'The Employment Act 1978 sets hours, leave and notice, and the Department of Labour and Industrial Relations applies it. Retirement savings go to an authorised superannuation fund, such as Nambawan Super or Nasfund.',
        points: [
          'With 15 or more employees, superannuation is compulsory.',
          'The worker pays 6 per cent of base pay and the employer 8.4 per cent, once the worker has served three months.',
          'Remit within 14 days of the end of the month. The fine can reach K500,000.',
          'A non-citizen needs a work permit before arriving, and an entry permit to match.',
        ],
      },
      {
        title: 'Find land',
        text: 'About 97 per cent of the land is customary. The Land Act 1996 keeps customary owners from selling or leasing it directly to non-citizens; it passes through the State.',
        points: [
          'Start with a state lease in a town, and search its title at the Department of Lands and Physical Planning.',
          'For customary land, owners incorporate a land group and register the land, or lease it to the State, which leases it on.',
          'Read the conditions of a lease: use, improvements and rent are checked.',
          'Take a lawyer who works in that province.',
        ],
      },
    ],
    sources: [
      {
        title:
          'Investment Promotion (Amendment) Act 2023, No. 2 of 2023, Pacific Islands Legal Information Institute',
        url: 'https://rms.paclii.org/pg/legis/num_act/ipa2023358',
        date: '2023-05-29',
      },
      {
        title: 'Employer and employee superannuation contributions, Bank of Papua New Guinea',
        url: 'https://www.bankpng.gov.pg/news-events/employer-and-employee-superannuation-contributions/',
        date: '2018-08',
      },
      {
        title: 'Land reforms target formalising areas under customary ownership, Oxford Business Group',
        url: 'https://oxfordbusinessgroup.com/reports/papua-new-guinea/2020-report/economy/unlocked-land-reforms-target-formalising-areas-under-customary-ownership',
        date: '2020',
      },
      { title: 'Companies Act 1997, Parliament of Papua New Guinea', url: null, date: '1997' },
    ],
  },
  licences: [
    {
      title: 'Certificate of a foreign enterprise',
      authority: 'Investment Promotion Authority, Registrar',
      requirements: [
        'Registration of the company or branch',
        'Application in the prescribed form, with the fee',
        'Particulars of owners, including those who own or control it in the end',
        'An activity that is not reserved, and the conditions met where it is restricted',
        'The place where each activity is carried on',
      ],
      formsUrl: 'https://www.ipa.gov.pg',
    },
    {
      title: 'Fish buyer, storage, factory and export facility licences',
      authority: 'National Fisheries Authority',
      requirements: [
        'A licence for each: buying fish, storing it, a fish factory, an export facility',
        'Application in the Authority’s form, with the fee',
        'For a foreign enterprise: certification by the Investment Promotion Authority',
        'Regular reports on the fish that passes through',
        'The licence cannot be transferred; a change of owner is notified',
      ],
      formsUrl: null,
    },
    {
      title: 'Certificate of compliance for contractors',
      authority: 'Internal Revenue Commission',
      requirements: [
        'A taxpayer identification number; a new business applies with form TIN1 first',
        'Application form, or a copy of the TIN certificate',
        'Returns and payments up to date',
        'No fee: the certificate is free of charge',
        'Renewal before the date printed on it',
      ],
      formsUrl: 'https://irc.gov.pg',
    },
  ],
  licenceSources: [
    {
      title: 'Fisheries Management Regulation 2000, under the Fisheries Management Act 1998',
      url: null,
      date: '2000',
    },
    {
      title: 'Investment Promotion Act 1992, Pacific Islands Legal Information Institute',
      url: 'https://www.paclii.org/pg/legis/consol_act/ipa1992278/index.html',
      date: '1992',
    },
  ],
  taxes: {
    intro:
      'A new Income Tax Act, passed in 2025, has applied since 1 January 2026 in place of the act of 1959. Guides and forms from before that day may be out of date.',
    topics: [
      {
        title: 'Goods and services tax (GST)',
        text: 'GST is 10 per cent on most goods and services. Exports are at zero, and in 2025 the government announced zero for a basket of essential goods.',
        points: [
          'Ask the IRC which turnover obliges you to register this year; smaller firms may register by choice.',
          'The return and the payment are due on the 21st of the month.',
          'Claim back the GST on what you buy only with a proper tax invoice.',
        ],
      },
      {
        title: 'Income tax',
        text: 'Companies pay 30 per cent. Banks and extractive projects have rates and rules of their own, and a foreign company’s branch files a return on its net income.',
        points: [
          'The branch of a foreign company also bears a tax of 15 per cent on branch profits.',
          'Individuals with a small turnover may choose the small business tax: K250 a year for the smallest.',
          'Company tax is paid after assessment, with provisional tax during the year.',
        ],
      },
      {
        title: 'Payroll',
        text: 'Employers deduct salary or wages tax each fortnight and pay it by the 7th of the next month.',
        points: [
          'Since 2026, more of the value of cars and of some other benefits is taxed.',
          'Keep the declarations of workers on which the deduction rests.',
        ],
      },
      {
        title: 'Customs and duties',
        text: 'PNG Customs Service collects import duty, excise and the GST on imports. Export tax applies to logs.',
        points: [
          'A new importer registers with Customs and engages a licensed agent.',
          'The National Agriculture Quarantine and Inspection Authority clears plants, animals and food.',
          'Approved importers may defer the GST on imports to their return.',
        ],
      },
      {
        title: 'What to keep and when to file',
        text: 'Two dates rule the month: the 7th for wages tax, the 21st for GST.',
        points: [
          'Pay from the bank or by EFTPOS at an IRC office; company cheques are not accepted.',
          'Write the TIN, the kind of tax and the month on every payment.',
          'Keep the records that stand behind each return.',
        ],
      },
    ],
    sources: [
      {
        title: 'Papua New Guinea enacts Income Tax Act 2025, Regfollower',
        url: 'https://regfollower.com/papua-new-guinea-enacts-income-tax-act-2025',
        date: '2026',
      },
      {
        title: 'Papua New Guinea: Corporate, significant developments, PwC Worldwide Tax Summaries',
        url: 'https://taxsummaries.pwc.com/papua-new-guinea/corporate/significant-developments',
        date: '2025-04-09',
      },
      {
        title: 'Tax information: due dates and ways to pay, Internal Revenue Commission',
        url: 'https://irc.gov.pg/tax-information/',
        date: '2020',
      },
    ],
  },
  grants: {
    intro:
      'Support for small and medium enterprises is announced by ministers and run by several bodies. Ask each whether its scheme is open, and get the answer in writing.',
    topics: [
      {
        title: 'Help for small and medium enterprises',
        text: 'The Small and Medium Enterprises Corporation and the Department of Commerce and Industry advise and train. Provincial commerce offices do so outside Port Moresby.',
        points: [
          'In August 2025 the Minister for International Trade and Investment announced grants of K100,000 for firms that export, by competition.',
          'The Business Link Pacific programme, paid for by New Zealand, helps firms buy advice and obtain loans.',
        ],
      },
      {
        title: 'Government tenders',
        text: 'The National Procurement Commission has handled state tenders since 1 April 2019, and publishes opportunities and rules.',
        points: [
          'Smaller state contracts are reserved for national companies; foreign firms join with one for larger ones.',
          'Have the IPA registration, the TIN and a certificate of compliance ready.',
          'State-owned enterprises and resource projects buy under their own rules.',
        ],
      },
    ],
    sources: [
      {
        title: 'Maru announces SME export grant, PNG Business News',
        url: 'https://www.pngbusinessnews.com/articles/2025/8/maru-announces-sme-export-grant-acknowledges-new-zealand-s-support',
        date: '2025-08',
      },
      {
        title: 'New procurement instructions, National Procurement Commission',
        url: 'https://npc.gov.pg/news/new-procurement-instructions/',
        date: '2019-04',
      },
    ],
  },
  chambers: [
    {
      name: 'Papua New Guinea Chamber of Commerce and Industry (PNGCCI)',
      role: 'National body of the provincial chambers',
      phone: null,
      email: null,
      website: 'https://www.pngcci.org.pg',
    },
    {
      name: 'Port Moresby Chamber of Commerce and Industry (POMCCI)',
      role: 'Businesses of the capital',
      phone: null,
      email: null,
      website: 'https://pomcci.org.pg',
    },
    {
      name: 'Lae Chamber of Commerce',
      role: 'Businesses of Lae and Morobe; issues certificates of origin for exports',
      phone: null,
      email: null,
      website: 'https://www.lcci.org.pg',
    },
  ],
  contacts: [
    {
      name: 'Investment Promotion Authority',
      role: 'Company registry, foreign certification, intellectual property',
      phone: '+6753217311',
      email: 'ipa@ipa.gov.pg',
      website: 'https://www.ipa.gov.pg',
    },
    {
      name: 'Internal Revenue Commission',
      role: 'Taxpayer numbers, GST, income and wages tax',
      phone: null,
      email: 'registrations@irc.gov.pg',
      website: 'https://irc.gov.pg',
    },
    {
      name: 'National Procurement Commission',
      role: 'State tenders and the rules of bidding',
      phone: null,
      email: null,
      website: 'https://npc.gov.pg',
    },
  ],
  industries: [
    {
      slug: 'mining',
      name: 'Mining and gas',
      text: 'Natural gas, gold and copper lead exports. Under the Mining Act 1992 minerals belong to the State, and the Mineral Resources Authority handles exploration licences and mining leases. Landowner companies near a project expect a share of its contracts: catering, haulage, security.',
      figures: [
        { figure: '3', label: 'minerals and fuels at the head of exports: gas, gold, copper' },
        {
          figure: '30%',
          label: 'company tax since 1 January 2026; extractive projects have rules of their own',
        },
      ],
    },
    {
      slug: 'agriculture',
      name: 'Agriculture',
      text: 'Highland families grow most of the coffee; oil palm, cocoa and copra grow on the coast and the islands. Boards and industry corporations license exporters and grade crops. Buyers win growers by paying on the spot.',
      figures: [{ figure: '2', label: 'crops among the five main exports: palm oil and coffee' }],
    },
    {
      slug: 'fisheries',
      name: 'Fisheries',
      text: 'The country’s waters are among the richest in tuna. Canneries and loining plants stand at Lae, Madang and Wewak. The National Fisheries Authority licenses vessels, buyers, stores, factories and exporters.',
      figures: [{ figure: '3.12 million km²', label: 'of sea (Food and Agriculture Organization, 2010)' }],
    },
  ],
  quiz: [
    {
      question: 'Which body certifies foreign enterprises?',
      options: [
        'The Bank of Papua New Guinea',
        'The Investment Promotion Authority',
        'The Internal Revenue Commission',
        'The provincial government',
      ],
      answer: 1,
      explanation: 'The IPA keeps the company register too. The certificate comes before business begins.',
    },
    {
      question: 'From how many employees is superannuation compulsory?',
      options: ['1', '5', '15', '50'],
      answer: 2,
      explanation:
        'Employers with 15 or more must contribute: 8.4 per cent from them, 6 per cent from the worker.',
    },
    {
      question: 'When is the GST return due?',
      options: ['On the 7th', 'On the 14th', 'On the 21st', 'On the last day of the month'],
      answer: 2,
      explanation: 'GST is due on the 21st of the month. The 7th is the day for salary or wages tax.',
    },
  ],
}
