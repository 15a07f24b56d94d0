import type { CountryGuide } from './guide.ts'

/** Fiji: forms, approvals, taxes, land and the bodies that give them. */
export const FIJI: CountryGuide = {
  country: 'fj',
  updatedOn: '2026-11-20',
  overview: [
    'Fiji lies at the crossroads of the South Pacific, with more than three hundred islands. Most people and firms are on Viti Levu. Suva is the capital and the seat of government, head offices and the university; Nadi and the coast around it live on visitors; Lautoka is the sugar port. Vanua Levu, with Labasa and Savusavu, is the second market. Many regional bodies and shipping agents serve their neighbours from here.',
    'The country has been independent since 1970. Its law is acts of Parliament and English common law, and since 2020 much of the paperwork of starting a business has moved online. English is the language of contracts and offices; iTaukei and Fiji Hindi are heard in every shop.',
    'The currency is the Fiji dollar. The Reserve Bank of Fiji licenses the banks and approves some payments and share issues to people abroad. Australian, regional and Indian banks have branches in the towns, and mobile money reaches most villages.',
    'Suva and Lautoka handle containers, Nadi is the main airport of the region, and Fiji Airways flies to Australia, New Zealand, North America and the neighbouring islands. International cables land at Suva. Investors ask first whether their activity is reserved or restricted, how much they must invest, and how long a lease of iTaukei land can run.',
  ],
  doingBusiness: {
    intro:
      'Business licences ended on 1 August 2020. Two registrations start a business; certificates for its premises, staff and trade follow.',
    topics: [
      {
        title: 'Choose a form',
        text: 'Sole traders and partnerships register a business name. Companies are formed under the Companies Act 2015.',
        points: [
          'A private company limited by shares suits most firms with more than one owner.',
          'A company formed abroad can register as a foreign company and trade through a branch.',
          'A co-operative suits growers and villages that sell together.',
        ],
      },
      {
        title: 'Register the name or the company',
        text: 'The Registrar of Companies takes applications online, through the government’s businessNOW FIJI and digitalFIJI services.',
        points: [
          'Check the name on the register, then reserve it or apply.',
          'Have ready photo identification and tax numbers of owners and officers, and the addresses of the office and place of business.',
          'Companies lodge Form A2 under section 20 of the Companies Act.',
          'Tell the Registrar of changes in directors, shareholders and address.',
        ],
      },
      {
        title: 'Check the rules on foreign investment',
        text: 'The Investment Act 2021 took effect on 1 August 2022. It ended the foreign investment registration certificate. Some activities stay reserved for citizens, and others are restricted.',
        points: [
          'Read the Investment (Reserved and Restricted Activities) Regulations 2022. They set a minimum foreign investment of FJD 300,000 for most industries.',
          'Ask Investment Fiji early; it guides investors through the other agencies.',
          'The Reserve Bank of Fiji deals with shares issued to people abroad, and the Department of Immigration with investor and work permits.',
        ],
      },
      {
        title: 'Get a tax number',
        text: 'The Fiji Revenue and Customs Service (FRCS) registers every business. Individuals need a tax identification number too.',
        points: [
          'Apply with the certificate of registration and identity papers.',
          'Ask about VAT, pay as you earn and provisional tax in the same visit.',
          'Use the Taxpayer Online Service to file and pay.',
        ],
      },
      {
        title: 'Open a bank account',
        text: 'Banks ask who owns and controls the business and where its money comes from.',
        points: [
          'Bring the registration certificate, tax numbers, identity papers and proof of address.',
          'Foreign owners should bring money in through a bank and keep the record. It helps when profit is sent home, after FRCS has confirmed that tax is paid.',
        ],
      },
      {
        title: 'Employ people',
        text: 'The Employment Relations Act 2007 sets hours, leave and notice. The Fiji National Provident Fund (FNPF) holds retirement savings.',
        points: [
          'Register as an employer with FNPF, and for the training levy with Fiji National University.',
          'FNPF contributions have been 18 per cent of wages again since 1 January 2024: 8 from the worker and 10 from the employer.',
          'Check the national minimum wage and the wage orders for your industry.',
          'Ask for the general workplace inspection before you open.',
        ],
      },
      {
        title: 'Lease land',
        text: 'Most land belongs to iTaukei landowning units and is leased through the iTaukei Land Trust Board (TLTB). The rest is state land or freehold.',
        points: [
          'Apply to the TLTB, not to a member of the landowning unit alone. For a foreign investor’s project it asks for the consent of 60 per cent of adult owners.',
          'Bring a concept, a feasibility study, proof of finance and an environmental assessment.',
          'The TLTB gives four months as the time for a decision on a lease.',
          'Within town boundaries, the Land Sales Act keeps freehold land for citizens.',
        ],
      },
    ],
    sources: [
      {
        title:
          'Business process: frequently asked questions, businessNOW FIJI, on the rules since 1 August 2020',
        url: 'https://businessnow.gov.fj/',
        date: '2020-08',
      },
      {
        title: 'Fiji’s foreign investment law reforms set to commence, Haniff Tuitoga, Suva',
        url: 'https://www.hanifftuitoga.com.fj/single-post/fiji-s-foreign-investment-law-reforms-set-to-commence',
        date: '2022',
      },
      {
        title: 'FNPF to reinstate 18% contribution, Fiji Broadcasting Corporation',
        url: 'https://www.fbcnews.com.fj/news/fnpf-to-reinstate-18-contribution/',
        date: '2023-12-08',
      },
      {
        title: 'Investment Climate Statements for 2019: Fiji, United States Department of State',
        url: 'https://www.ecoi.net/de/dokument/2031826.html',
        date: '2019',
      },
      { title: 'Companies Act 2015, Parliament of Fiji', url: null, date: '2015' },
    ],
  },
  licences: [
    {
      title: 'Compliance certificates for a new business',
      authority:
        'Ministry of Trade, Co-operatives, Small and Medium Enterprises and Communications, through businessNOW FIJI',
      requirements: [
        'Registration with the Registrar of Companies and with FRCS',
        'Registration as an employer with the Fiji National Provident Fund',
        'Registration for the training levy with Fiji National University',
        'Structural fire safety certificate of the National Fire Authority',
        'General workplace inspection certificate of the National Occupational Health and Safety Service',
        'For food: a health licence of the Ministry of Health and Medical Services',
      ],
      formsUrl: 'https://businessnow.gov.fj/',
    },
    {
      title: 'Liquor licence',
      authority: 'Liquor Licensing Authority of the division',
      requirements: [
        'Application for the kind of licence: hotel, tavern, restaurant, nightclub, private hotel, club or off-premises',
        'Plan of the premises showing where liquor is sold',
        'Advertisement of the application, so that others can object',
        'Reports on health, safety and the neighbourhood',
        'The fee; since 2022 a licence may run for up to five years',
      ],
      formsUrl: 'https://ag.gov.fj/liquor-licensing-central',
    },
    {
      title: 'Hotel licence',
      authority: 'Hotels Licensing Board',
      requirements: [
        'Application in the form of Schedule 1 of the regulations, for grant or renewal',
        'Block plan and building site plan of the premises',
        'A manager who is of good character and fit to run a hotel',
        'Reports of the police and the health authority',
        'It covers guest houses, lodges and vessels that take paying guests too',
      ],
      formsUrl: 'https://laws.gov.fj/Acts/ViewSection/117308',
    },
  ],
  licenceSources: [
    {
      title: 'Liquor Act 2006, Pacific Islands Legal Information Institute',
      url: 'https://www.paclii.org/fj/legis/num_act/la2006107/',
      date: '2006',
    },
    {
      title: 'Hotels and Guest Houses Act 1973, Schedule 1 of its regulations as amended in December 2021',
      url: 'https://laws.gov.fj/Acts/ViewSection/117308',
      date: '2021-12-04',
    },
    {
      title: 'Tourism Talanoa: Innovate, Regulate, Update, Fiji Hotel and Tourism Association',
      url: 'https://fhta.com.fj/fhta-tourism-talanoa-safe-havens-in-stormy-seas-2/',
      date: '2023-11-23',
    },
  ],
  taxes: {
    intro:
      'FRCS collects taxes and duties alike. Rates change with the national budget, which takes effect each 1 August, so read its notices every July.',
    topics: [
      {
        title: 'VAT',
        text: 'Value added tax fell from 15 to 12.5 per cent on 1 August 2025. The budget of that year kept 22 essential items, such as rice, flour and medicines, at zero.',
        points: [
          'Businesses above the turnover threshold must register; ask FRCS for the figure of the year.',
          'Returns are due by the end of the month after the period.',
          'Show the VAT number, the price and the tax on each tax invoice.',
        ],
      },
      {
        title: 'Company and income tax',
        text: 'The rate for companies rose from 20 to 25 per cent from the tax year 2023. Companies listed on the South Pacific Stock Exchange pay 15 per cent for their first seven years there.',
        points: [
          'Companies pay advance tax in instalments that follow their own year.',
          'Sole traders pay provisional tax in instalments.',
          'Tax is withheld from many payments to people abroad.',
        ],
      },
      {
        title: 'Payroll',
        text: 'Employers deduct pay-as-you-earn tax and report it to FRCS. Tax deducted in one month is paid by the end of the next.',
        points: [
          'Fringe benefits bear a tax of their own, paid each quarter.',
          'FNPF contributions go to the Fund with a schedule that names each worker.',
        ],
      },
      {
        title: 'Customs and duties',
        text: 'Imports bear fiscal duty, in some cases excise, and VAT. The tariff is read by the code of the goods.',
        points: [
          'Use a licensed customs agent for your first shipments.',
          'The Biosecurity Authority of Fiji inspects plants, animals, food and packing wood.',
          'Ask before you buy whether a concession covers your machines.',
        ],
      },
      {
        title: 'What to keep and when to file',
        text: 'Keep sales, purchases, wages and bank records in one place, by month, from the first sale.',
        points: [
          'Put the last day of each month in the calendar: most monthly payments fall due then.',
          'Company returns follow the company’s own financial year; FRCS publishes the dates.',
          'Penalties apply to late returns even if no tax is due.',
        ],
      },
    ],
    sources: [
      {
        title: 'VAT slashed to 12.5%, government unveils sweeping tariff cuts, Fiji Broadcasting Corporation',
        url: 'https://www.fbcnews.com.fj/news/vat-slashed-to-12-5-government-unveils-sweeping-tariff-cuts/',
        date: '2025-06-27',
      },
      {
        title: 'Fiji: Corporate, significant developments, PwC Worldwide Tax Summaries',
        url: 'https://taxsummaries.pwc.com/fiji/corporate/significant-developments',
        date: '2024-06-04',
      },
      {
        title: 'Tax payment reminder, Fiji Revenue and Customs Service',
        url: 'https://www.frcs.org.fj/public-notice/tax-payment-notice/',
        date: '2023-10',
      },
    ],
  },
  grants: {
    intro:
      'The Ministry of Trade announces most grants for business and says when it takes applications. Sums and conditions are those of the announcement named.',
    topics: [
      {
        title: 'Grants for starting and growing',
        text: 'In 2025 the Ministry announced its schemes for the year, with applications from 1 September. Ask MSME Fiji, its unit for small business, what is open now.',
        points: [
          'Young Entrepreneurship Scheme: up to FJD 50,000 for young citizens with a new idea or a working business.',
          'Integrated Human Resource Development Programme: up to FJD 150,000, mostly for rural businesses.',
          'National Export Strategy: up to FJD 150,000 for firms that mean to export.',
          'Trade Enhancement Programme: up to FJD 5,000 for each business.',
        ],
      },
      {
        title: 'Government tenders',
        text: 'The Fiji Procurement Office, in the Ministry of Finance, calls tenders for government. Councils, state companies and aid projects call their own.',
        points: [
          'Register as a supplier before you need to bid.',
          'Keep FRCS and FNPF compliance letters up to date: bidders are asked for them.',
        ],
      },
    ],
    sources: [
      {
        title: '$4.2m budget to drive entrepreneurship growth, Fiji Broadcasting Corporation',
        url: 'https://www.fbcnews.com.fj/news/4-2m-budget-to-drive-entrepreneurship-growth/',
        date: '2025',
      },
    ],
  },
  chambers: [
    {
      name: 'Fiji Commerce and Employers Federation (FCEF)',
      role: 'National organisation of employers: advice on labour law, training, councils by industry',
      phone: null,
      email: null,
      website: 'https://www.fcef.com.fj',
    },
    {
      name: 'Fiji Hotel and Tourism Association (FHTA)',
      role: 'Hotels, tour operators and those who supply them',
      phone: null,
      email: null,
      website: 'https://fhta.com.fj',
    },
  ],
  contacts: [
    {
      name: 'Investment Fiji',
      role: 'Government agency for investors and exporters',
      phone: '+6793315988',
      email: 'info@investmentfiji.org.fj',
      website: 'https://www.investmentfiji.org.fj',
    },
    {
      name: 'Fiji Revenue and Customs Service',
      role: 'Tax numbers, VAT, payroll tax, customs',
      phone: '+6793243000',
      email: 'info@frcs.org.fj',
      website: 'https://www.frcs.org.fj',
    },
    {
      name: 'Ministry of Trade, Co-operatives, Small and Medium Enterprises and Communications',
      role: 'businessNOW FIJI, grants for small business, rules on reserved and restricted activities',
      phone: null,
      email: null,
      website: 'https://businessnow.gov.fj',
    },
  ],
  industries: [
    {
      slug: 'tourism-hospitality',
      name: 'Tourism',
      text: 'Tourism earns more foreign money than anything else. Resorts line the Coral Coast, Denarau and the Mamanuca and Yasawa islands. Hotels look for local food, laundry, transport and repairs, and a firm that delivers on time finds buyers all year.',
      figures: [
        { figure: '413', label: 'licensed hotels (Fiji Hotel and Tourism Association, 2023)' },
        { figure: '870,309', label: 'visitors in 2018 (United States Department of State)' },
      ],
    },
    {
      slug: 'agriculture',
      name: 'Agriculture',
      text: 'Sugar cane fills the dry western side; kava, taro, ginger and vegetables grow elsewhere. Exporters pass biosecurity here and in the country of arrival, so packing and record keeping come first.',
      figures: [{ figure: '2', label: 'crops among the five main exports: sugar and kava' }],
    },
    {
      slug: 'manufacturing',
      name: 'Manufacturing',
      text: 'Bottled water, garments, food and furniture are made around Suva, Lautoka and Ba, for the islands and for Australia and New Zealand. The budget of 2025 lowered tariffs that had protected some goods: check what your competitor’s import now pays.',
      figures: [{ figure: '1st', label: 'place of bottled water among the main exports' }],
    },
  ],
  quiz: [
    {
      question: 'Which licence did businesses no longer need from 1 August 2020?',
      options: [
        'The liquor licence',
        'The hotel licence',
        'The general business licence',
        'The health licence for food',
      ],
      answer: 2,
      explanation:
        'The business licence ended. Licences for a trade stay, and certificates for fire and workplace safety are still needed.',
    },
    {
      question: 'What is the rate of VAT since 1 August 2025?',
      options: ['9 per cent', '12.5 per cent', '15 per cent', '25 per cent'],
      answer: 1,
      explanation:
        'The budget of 2025–2026 lowered it from 15 to 12.5 per cent. Some essential items stay at zero.',
    },
    {
      question: 'Who leases out iTaukei land?',
      options: [
        'The iTaukei Land Trust Board',
        'Investment Fiji',
        'The town council',
        'The Registrar of Companies',
      ],
      answer: 0,
      explanation:
        'The Board administers the land for its owners and decides on leases after it has heard them.',
    },
  ],
}
