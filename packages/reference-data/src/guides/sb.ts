import type { CountryGuide } from './guide.ts'

/** Solomon Islands: forms, approvals, taxes, land and the bodies that give them. */
export const SOLOMON_ISLANDS: CountryGuide = {
  country: 'sb',
  updatedOn: '2026-11-20',
  overview: [
    'Solomon Islands is a chain of nearly a thousand islands between Papua New Guinea and Vanuatu. Honiara, on Guadalcanal, is the capital, the main port and by far the largest market. Noro and Gizo, in Western Province, form a second centre, with a deep harbour and a tuna cannery at Noro. Most people live in villages along the coast and buy from small stores, so goods reach them by boat and through many hands.',
    'The country has been independent since 1978. The law is acts of Parliament and English common law, with custom beside them, above all where land is concerned. English is the language of contracts, courts and forms. Pijin is the language of trade, and a price list or a notice in Pijin is read by more people.',
    'The currency is the Solomon Islands dollar. The Central Bank of Solomon Islands licenses the banks and administers exchange control, so ask your bank what a payment abroad needs before you promise one. Branches are few outside Honiara and the provincial towns, and much trade is in cash or by phone.',
    'Cargo lands in Honiara and Noro and goes on by inter-island ship; allow for weather and for ships that wait until they are full. Honiara and Munda have international airports. The Coral Sea Cable has brought fast internet to Honiara, and service thins out on the smaller islands. Investors ask first whether their activity is open to foreigners, whose land it would stand on, and what power and freight will cost. Ask in that order.',
  ],
  doingBusiness: {
    intro:
      'Most businesses can go through these steps in the order given. A business owned wholly by citizens leaves out the third one.',
    topics: [
      {
        title: 'Choose a form',
        text: 'The Companies Act 2009 replaced the old law and made companies simpler to form and to run. It also made a form for communities that own property together.',
        points: [
          'A sole trader or a partnership is quick to start, and its owners answer for its debts.',
          'A private company has between one and fifty shareholders.',
          'A public company has more than fifty shareholders.',
          'A community company holds and manages property for a community.',
        ],
      },
      {
        title: 'Register the name or the company',
        text: 'Company Haus, the registry of the Ministry of Commerce, Industry, Labour and Immigration, keeps the registers of companies, business names and foreign investors. Search and filing are online, day and night.',
        points: [
          'Search the register first: a name like one that exists is refused.',
          'Have ready the owners’ and directors’ names, their addresses and an address in Solomon Islands.',
          'Pay the fee that the registry shows on the day.',
          'Note when the annual return is due. A company that misses it can be removed.',
        ],
      },
      {
        title: 'Register the foreign investment',
        text: 'The Foreign Investment Act 2005 asks every foreign investor to be registered before business begins. One voting share in a foreigner’s hands is enough to make a local company a foreign investor.',
        points: [
          'Check the reserved list in the regulations. Taxis and buses, market stalls and small retail shops are among the activities kept for Solomon Islanders.',
          'Apply to the Registrar of Foreign Investment for a certificate of registration for each activity.',
          'A refusal can be reviewed: apply to the Investment Facilitation Committee within one month of the notice.',
          'Tell the Registrar when shareholders or the activity change.',
        ],
      },
      {
        title: 'Get a tax number',
        text: 'The Inland Revenue Division asks every business and every employer to register. Its number goes on all returns and payments.',
        points: [
          'Individuals apply with form TAA 1, companies and others with form TAA 1A.',
          'Ask at the same time which taxes you must register for: income tax, pay as you earn, goods tax, sales tax.',
          'The E-Tax service, open since September 2018, takes returns and payments online.',
        ],
      },
      {
        title: 'Open a bank account',
        text: 'A bank identifies the business, its owners and whoever may sign. Commercial banks have their main branches in Honiara.',
        points: [
          'Bring the certificate of registration, the company’s rules, the tax number and identity papers of each signatory.',
          'Foreign investors bring the certificate of the Registrar of Foreign Investment as well.',
          'Ask which payments abroad the bank may make itself and which go to the Central Bank first.',
        ],
      },
      {
        title: 'Employ people',
        text: 'The Labour Division enforces the Employment Act, the Labour Act and the Safety at Work Act, and grants work permits. The Solomon Islands National Provident Fund (SINPF) collects retirement savings.',
        points: [
          'Register with SINPF within 14 days of starting business, and register each worker within 14 days of hiring.',
          'Contributions are 12.5 per cent of gross pay: 5 per cent from the worker and 7.5 per cent from the employer, paid monthly.',
          'The Commissioner of Labour publishes the minimum wage, last set by the order that took effect on 1 August 2019 as far as his page shows.',
          'A worker who is not a citizen needs a work permit and a residence permit before starting.',
        ],
      },
      {
        title: 'Find land',
        text: 'Most land is customary land, held by clans and recorded in memory more than in registers. Only Solomon Islanders may hold land for ever. Others take a fixed-term estate or a lease of registered land.',
        points: [
          'Start with registered land: search the title at the lands registry in Honiara.',
          'For customary land, find out who all the owners are before you talk about rent. The Land and Titles Act sets the procedure for acquiring and leasing it.',
          'Since the amendment of 2014, interests in government land are allocated by a Land Board.',
          'Have the boundary surveyed and the agreement read to the owners in a language they use.',
        ],
      },
    ],
    sources: [
      {
        title: 'Foreign Investment Act 2005, in UN Trade and Development’s Investment Laws Navigator',
        url: 'https://investmentpolicy.unctad.org/investment-laws/laws/80/solomon-islands-foreign-investment-act',
        date: '2005',
      },
      { title: 'Companies Act 2009, National Parliament of Solomon Islands', url: null, date: '2009' },
      {
        title: 'Business Names Act 2014, No. 13 of 2014, National Parliament of Solomon Islands',
        url: null,
        date: '2014',
      },
      {
        title: 'Compulsory contributions, Solomon Islands National Provident Fund',
        url: 'https://sinpf.org.sb/index.php/members-services/compulsory-contributions.html',
        date: '2024',
      },
      {
        title:
          'Solomon Islands Tourism: Investor Guide, on land for tourism, International Finance Corporation',
        url: null,
        date: '2021-06',
      },
    ],
  },
  licences: [
    {
      title: 'Foreign investment certificate of registration',
      authority:
        'Registrar of Foreign Investment (InvestSolomons), Ministry of Commerce, Industry, Labour and Immigration',
      requirements: [
        'Application on Form 1 of the Foreign Investment Regulations, with the fee',
        'Business plan for the activity',
        'Particulars of the foreigners to be employed',
        'Particulars of the employment and training of Solomon Islanders',
        'An activity that is neither reserved for citizens nor prohibited',
      ],
      formsUrl: 'https://www.solomonbusinessregistry.gov.sb',
    },
    {
      title: 'Business licence in Honiara',
      authority: 'Honiara City Council',
      requirements: [
        'Application to the council’s licensing office before the business opens',
        'Registration of the name or company',
        'The foreign investor’s certificate, where there is one',
        'The fee for that kind of business, each year',
        'Outside Honiara: a licence of the province under its own ordinance',
      ],
      formsUrl:
        'https://honiaracitycouncil.com/index.php/the-honiara-city-council/council-ordinances-2/honiara-city-ordinances',
    },
    {
      title: 'Work permit for a non-citizen',
      authority: 'Commissioner of Labour, Labour Division',
      requirements: [
        'Signed application form, receipt of the fee and one passport photo',
        'Copy of the contract of employment, and the worker’s résumé, certificates and a reference',
        'Copy of the employer’s foreign investment certificate, or of its business registration if it is wholly local',
        'Organisation chart of the employer',
        'Programme for training a Solomon Islander to take over',
      ],
      formsUrl: 'https://www.labour.gov.sb/work-permt/',
    },
  ],
  licenceSources: [
    {
      title: 'Foreign Investment (Amendment) Regulations 2016',
      url: null,
      date: '2016-11-22',
    },
    { title: 'Honiara City Act 1999', url: null, date: '1999' },
    {
      title: 'Fisheries Management Act 2015, Pacific Islands Legal Information Institute',
      url: 'https://www.paclii.org/sb/legis/num_act/fma2015193/',
      date: '2015',
    },
  ],
  taxes: {
    intro:
      'The Inland Revenue Division collects taxes on income, goods and sales; the Customs and Excise Division collects duties. The Tax Administration Act 2022, in force since 1 January 2023, sets common rules for returns, penalties and objections.',
    topics: [
      {
        title: 'Goods tax, sales tax and the planned VAT',
        text: 'Goods tax falls on goods made in the country or imported, sales tax on services that its act names. The Value Added Tax Bill 2025 would replace both with one tax of 15 per cent; a committee of Parliament opened its inquiry into it in March 2026. Ask the Inland Revenue Division what applies on your first day of trade.',
        points: [
          'Manufacturers and wholesalers register for goods tax.',
          'In 2026 the Division gives goods tax as 15 per cent on imports and 10 per cent on goods made here.',
        ],
      },
      {
        title: 'Income tax',
        text: 'Austrade gave company tax in January 2013 as 30 per cent of profit for a resident company and 35 per cent for a non-resident one. Confirm the present rates.',
        points: [
          'A company that is registered here, or managed from here, is resident and taxed on its income worldwide.',
          'Withholding tax applies to many payments to non-residents.',
          'Exemptions are applied for before business starts. A committee weighs the good they do; nobody has a right to one.',
        ],
      },
      {
        title: 'Payroll',
        text: 'Employers deduct pay-as-you-earn tax from wages. From January 2020, a resident individual pays no tax on the first SBD 30,080 earned in a year.',
        points: [
          'Deduct tax by the Division’s tables and pay it over each month.',
          'Pay SINPF contributions with the monthly schedule.',
        ],
      },
      {
        title: 'Customs',
        text: 'Importers declare goods and pay import duty and the tax on goods before release. Logs, fish and minerals are among the goods that can bear export duty.',
        points: [
          'Give the customs agent the invoice, packing list and bill of lading before the ship arrives.',
          'Plants, animals and food also pass biosecurity.',
        ],
      },
      {
        title: 'What to keep',
        text: 'Keep every invoice, receipt, wage sheet, bank statement and customs entry, in order and by month.',
        points: [
          'Write down the due dates that the Division gives you when you register.',
          'File even when nothing is owed.',
        ],
      },
    ],
    sources: [
      {
        title: 'Fundamental reforms highlighted, Solomon Times, on the Tax Administration Act 2022',
        url: 'https://www.solomontimes.com/news/fundamental-reforms-highlighted/12514',
        date: '2023-04',
      },
      {
        title: 'Goods Tax Act (Cap. 122), Pacific Islands Legal Information Institute',
        url: 'https://www.paclii.org/sb/legis/consol_act/gta118/',
        date: '1996',
      },
      {
        title: 'Income Tax Act (Cap. 123), Pacific Islands Legal Information Institute',
        url: 'https://www.paclii.org/sb/legis/consol_act/ita116/',
        date: '1996',
      },
      { title: 'Goods tax, Inland Revenue Division', url: 'https://www.ird.gov.sb/goods-tax/', date: '2026' },
      {
        title: 'Inquiry into Value Added Tax Bill 2025 commences, Island Sun',
        url: 'https://theislandsun.com.sb/inquiry-into-value-added-tax-bill-2025-commences/',
        date: '2026-03',
      },
      { title: 'Solomon Islands: Taxation, Austrade', url: null, date: '2013-01-24' },
    ],
  },
  grants: {
    intro:
      'No single list of grants exists. These bodies publish what there is; be wary of anyone who asks for a fee to get you one.',
    topics: [
      {
        title: 'Government tenders',
        text: 'Ministries buy under the Procurement Regulations 2021. The Ministry of Finance and Treasury explains how, and the Central Tender Board decides on the large contracts.',
        points: [
          'From SBD 100,000 a ministerial tender board approves.',
          'Above SBD 500,000 the Central Tender Board approves as well.',
          'Deliver nothing before there is a signed contract: an order without approval breaks the regulations.',
        ],
      },
      {
        title: 'Help for small business',
        text: 'The Ministry of Commerce, Industry, Labour and Immigration runs the government’s support for small and medium enterprises. The chamber trains its members to bid for public contracts.',
        points: [
          'Ask the ministry and your provincial government what is open this year.',
          'Aid programmes advertise their own grants and contracts, often in the national newspapers.',
        ],
      },
    ],
    sources: [
      { title: 'Public Financial Management (Procurement) Regulations 2021', url: null, date: '2021' },
      {
        title: 'Press statement on procurement, Ministry of Finance and Treasury: figures for 2022',
        url: 'https://solomons.gov.sb/ministry-of-finance-and-treasury-press-statement/',
        date: '2023',
      },
      {
        title: 'SICCI hosts 6th procurement workshop for private sector',
        url: 'https://solomonchamber.com.sb/news-reports/posts/2022/august/sicci-hosts-6th-procurement-workshop-for-private-sector',
        date: '2022-08',
      },
    ],
  },
  chambers: [
    {
      name: 'Solomon Islands Chamber of Commerce and Industry (SICCI)',
      role: 'Speaks for the private sector; training, working groups by industry, and news of laws in preparation',
      phone: '+67739542',
      email: 'services@solomonchamber.com.sb',
      website: 'https://solomonchamber.com.sb',
    },
  ],
  contacts: [
    {
      name: 'Ministry of Commerce, Industry, Labour and Immigration',
      role: 'Company Haus, foreign investment, work permits and support for small business',
      phone: '+67722856',
      email: null,
      website: 'https://www.solomonbusinessregistry.gov.sb',
    },
    {
      name: 'Inland Revenue Division, Ministry of Finance and Treasury',
      role: 'Tax numbers, returns and payments',
      phone: null,
      email: null,
      website: 'https://www.ird.gov.sb',
    },
    {
      name: 'Solomon Islands National Provident Fund',
      role: 'Registration of employers and workers, monthly contributions',
      phone: '+67721659',
      email: 'info@sinpf.org.sb',
      website: 'https://sinpf.org.sb',
    },
  ],
  industries: [
    {
      slug: 'fisheries',
      name: 'Fisheries',
      text: 'Tuna is caught by local and foreign fleets and canned and loined at Noro. The Ministry of Fisheries and Marine Resources licenses vessels and every plant that processes, stores or exports fish; provinces look after the waters near the shore.',
      figures: [
        { figure: '2nd', label: 'place of fish among the main exports' },
        { figure: '2019–2029', label: 'years of the National Fisheries Policy' },
      ],
    },
    {
      slug: 'agriculture',
      name: 'Agriculture',
      text: 'Families grow most cocoa and copra and sell to buyers and exporters; palm oil comes from the Guadalcanal plains. Quality, drying and steady freight decide the price. Growing crops only for local markets is reserved for citizens.',
      figures: [{ figure: '3', label: 'crops among the five main exports: palm oil, cocoa, copra' }],
    },
    {
      slug: 'tourism-hospitality',
      name: 'Tourism',
      text: 'Divers come for reefs and for wrecks of the Second World War; surfers, sailors and cruise ships follow. Rooms are few outside Honiara and Western Province. Land is the first question of any new resort.',
      figures: [{ figure: '2', label: 'international airports: Honiara and Munda' }],
    },
  ],
  quiz: [
    {
      question: 'Who keeps the registers of companies and business names?',
      options: ['The Central Bank', 'Company Haus', 'Honiara City Council', 'The Inland Revenue Division'],
      answer: 1,
      explanation:
        'Company Haus is the registry of the Ministry of Commerce, Industry, Labour and Immigration. The city council gives the licence to trade.',
    },
    {
      question: 'How much does an employer add to a worker’s provident fund savings?',
      options: [
        'Nothing',
        '5 per cent of gross pay',
        '7.5 per cent of gross pay',
        '12.5 per cent of gross pay',
      ],
      answer: 2,
      explanation:
        'The employer pays 7.5 per cent and deducts 5 per cent from the worker’s pay: 12.5 per cent together.',
    },
    {
      question: 'A local company sells one voting share to a foreigner. What follows?',
      options: [
        'Nothing, as long as citizens hold the majority',
        'The company counts as a foreign investor and must be registered as one',
        'The company must become a public company',
        'The company loses its tax number',
      ],
      answer: 1,
      explanation:
        'Under the Foreign Investment Act 2005, one voting share is enough. Register before the new owner’s business begins.',
    },
  ],
}
