import type { CountryGuide } from './guide.ts'

/** New Caledonia: forms, approvals, taxes, land and the bodies that give them. */
export const NEW_CALEDONIA: CountryGuide = {
  country: 'nc',
  updatedOn: '2026-11-20',
  overview: [
    'New Caledonia is a French territory with a status of its own, between Australia and Fiji. Grande Terre, four hundred kilometres long, carries most people and nearly all business; the Loyalty Islands and the Isle of Pines lie around it. Nouméa, in the South Province, is the capital, port and main market. Koné is the centre of the North Province. Incomes and prices are high for the region.',
    'The Congress and the government of New Caledonia make the rules on tax, labour, trade and most of company life; France keeps money, justice and the entry of foreigners. The three provinces, South, North and Loyalty Islands, look after the environment, local development and liquor licences. Everything is done in French, so allow for a translator.',
    'The currency is the Pacific franc (XPF), tied to the euro at a fixed rate. Banks are local houses and branches of French groups, and they lend on French terms. The European single market does not reach here: New Caledonia is associated with the European Union and has its own customs and taxes.',
    'La Tontouta, the international airport, is some fifty kilometres from Nouméa. Ships call from Australia, New Zealand, Asia and Europe, and undersea cables run to Sydney and to Fiji. The unrest of May 2024 destroyed many shops and workshops, and measures for reconstruction still shape public contracts. Investors ask first about the outlook for nickel, the cost of labour, and protection of local products from imports.',
  ],
  doingBusiness: {
    intro:
      'A single file goes to the formalities centre (CFE) of your chamber, which passes it on. Which chamber is yours depends on what you do.',
    topics: [
      {
        title: 'Choose a form',
        text: 'The main choice is between working in your own name and forming a company. It decides how you are taxed.',
        points: [
          'A sole proprietor (entreprise individuelle, often called a patenté) needs no capital and no articles. Profit bears personal income tax.',
          'A SARL is the usual company of two or more partners; with one partner it is an EURL.',
          'An SAS or SA suits larger shareholders.',
          'A foreign company can open a secondary establishment with its papers in French.',
        ],
      },
      {
        title: 'Register with Ridet and the trade register',
        text: 'ISEE, the institute of statistics, gives each business and each of its premises a Ridet number. Invoices, bank and tax forms ask for it.',
        points: [
          'Commerce, industry and services go to the CCI, trades to the CMA, farmers and fishers to the chamber of agriculture and fisheries.',
          'Independent farmers, fishers, artisans and professionals can file online at guichet-entreprises.nc and receive the number in less than a week.',
          'Companies first deposit their capital in a blocked account, sign and register the articles with the tax office, and publish a legal notice.',
          'A single online register was in preparation in September 2025: ask whether it has opened.',
        ],
      },
      {
        title: 'Declare a foreign investment',
        text: 'Financial relations with other countries are free, but a direct investment is declared to the administration.',
        points: [
          'A company counts as foreign-controlled when outside holdings pass 33.33 per cent, or 20 per cent if it is listed.',
          'The declaration names the people, the investment, its financing and the capital before and after.',
          'DECAT, which took the place of the Directorate of Economic Affairs in October 2025, answers questions about it.',
        ],
      },
      {
        title: 'Register for tax and the patente',
        text: 'The Directorate of Tax Services (DSF) records the business from the file of the CFE and sets its patente, a yearly business tax.',
        points: [
          'Choose the tax regime when you register, with advice: some choices cannot be undone.',
          'Say whether you charge the TGC, the consumption tax, or stay below its thresholds.',
          'Open the online space of the DSF to file and pay.',
        ],
      },
      {
        title: 'Open a bank account',
        text: 'The bank asks for identity papers, proof of address, the Ridet notice and, for a company, its articles and extract from the register (K-bis).',
        points: [
          'Start early: a new company cannot be registered before its capital is blocked.',
          'Owners who live abroad are asked where the funds come from.',
        ],
      },
      {
        title: 'Employ people and cover yourself',
        text: 'The Labour Code of New Caledonia and the branch agreements set pay and hours. CAFAT runs social protection, and RUAMM is its health cover for employees and the self-employed.',
        points: [
          'File the declaration before hiring (DPAE) with CAFAT before the first hour of work.',
          'Everyone self-employed joins RUAMM.',
          'Law protects local employment: people settled here come first where skills are equal.',
          'Anyone without French nationality needs a work authorisation, citizens of the European Union included.',
        ],
      },
      {
        title: 'Find premises and land',
        text: 'Private land is bought and leased before a notary, as in France. Customary land cannot be sold or seized; clans may lease it or contribute it through a local-law group (GDPL).',
        points: [
          'Commercial leases and town planning rules decide what you may do in a building.',
          'Plants that could pollute are classed installations (ICPE): the province registers or authorises them.',
          'For customary land, speak with the clan and with ADRAF, the agency for rural land.',
        ],
      },
    ],
    sources: [
      {
        title: 'Créer une entreprise, service-public.nc',
        url: 'https://service-public.nc/professionnels/creation-modification-et-radiation-dentreprise/creation-dentreprise/creer-entreprise',
        date: '2023-06-22',
      },
      {
        title: 'Guide to business 2025: choice of tax, registration, South Province',
        url: 'https://www.province-sud.nc/wp-content/Guides/GuideDesAffaires/2025-uk/93',
        date: '2025',
      },
      {
        title: 'Guide des affaires 2025: foreign investors, residence and work, South Province',
        url: 'https://www.province-sud.nc/wp-content/Guides/GuideDesAffaires/2025-fr/103',
        date: '2025',
      },
      {
        title: 'Le gouvernement veut simplifier la vie des entreprises, Les Nouvelles calédoniennes',
        url: 'https://www.lnc.nc/article/nouvelle-caledonie/politique/economie/le-gouvernement-veut-simplifier-la-vie-des-entreprises',
        date: '2025-09-24',
      },
      {
        title: 'Adieu la DAE, bonjour la Decat, Les Nouvelles calédoniennes',
        url: 'https://www.lnc.nc/print/1429299',
        date: '2025-10-08',
      },
    ],
  },
  licences: [
    {
      title: 'Licence to sell alcohol',
      authority: 'The province; in the South Province, its Directorate of Legal and Institutional Affairs',
      requirements: [
        'Choice of the class: bar, tourist establishment, hotel or restaurant with meals, shop, and others',
        'An adult, not under guardianship, without the convictions that the code names',
        'No withdrawal of a licence within the last year, with few exceptions',
        'For a normal first-class licence: French nationality or that of another European Union state',
        'In the South Province, for food shops: a separate area and till, and trained, authorised staff',
      ],
      formsUrl: 'https://www.province-sud.nc/debits-de-boissons',
    },
    {
      title: 'Declaration and approval of a food business',
      authority: 'Veterinary, food and plant health service (SIVAP), Directorate DAVAR',
      requirements: [
        'Declaration before the establishment opens, and again when the operator, the address or the activity changes',
        'Limited risk: certificate of declaration only',
        'Direct sale to consumers: certificate of conformity',
        'Supply to other shops: simplified hygiene approval; to the market at large: hygiene approval',
        'For approvals: a visit before opening, a sanitary control plan and a second inspection',
      ],
      formsUrl:
        'https://service-public.nc/professionnels/secteurs/professions-reglementees/etablissement-agroalimentaire',
    },
    {
      title: 'Work authorisation for a foreign employee',
      authority: 'Directorate of Labour and Employment (DTE), government of New Caledonia',
      requirements: [
        'Request at the French embassy or consulate before arrival, with the visa',
        'Contract of employment with an employer in New Caledonia',
        'Job offer lodged with the employment service of the province, to see whether a local worker is free',
        'The same pay and conditions as for a French worker, and lodging arranged',
        'Renewal asked for in the third month, at the latest two months, before it ends',
      ],
      formsUrl: 'https://dtenc.gouv.nc/vos-droits-vos-obligations-embauche-emploi/main-doeuvre-etrangere',
    },
  ],
  licenceSources: [
    {
      title: 'Débits de boissons en province Sud, code as updated in May 2020, South Province',
      url: 'https://www.province-sud.nc/debits-de-boissons',
      date: '2020-05',
    },
    {
      title: 'Order 2008-5925/GNC on food activities subject to declaration or authorisation',
      url: null,
      date: '2008',
    },
  ],
  taxes: {
    intro:
      'New Caledonia has its own tax code; French tax law does not apply. A convention with France avoids double taxation. The DSF collects taxes, the customs directorate collects duties.',
    topics: [
      {
        title: 'TGC, the general consumption tax',
        text: 'The TGC works like a value added tax. It began on 1 October 2018 with four rates, 3, 6, 11 and 22 per cent, and the Congress left them as they were in January 2025. Local products and services bear the lower ones; alcohol, sugary drinks and luxuries the highest.',
        points: [
          'Services with a yearly turnover below XPF 7.5 million and sales of goods below XPF 25 million need not charge it.',
          'Whoever does not charge it cannot deduct it. Choosing it is irrevocable.',
          'Returns are monthly or quarterly, online.',
        ],
      },
      {
        title: 'Company and income tax',
        text: 'Companies pay 30 per cent of profit; mining and metallurgy pay 35 per cent. Smaller companies that meet the conditions pay 15 per cent on the first XPF 10 million.',
        points: [
          'An additional social contribution (CSA) of 5 to 15 per cent applies to large profits.',
          'Sole proprietors declare profit with their personal income tax.',
          'Distributed income bears taxes of its own.',
        ],
      },
      {
        title: 'Payroll',
        text: 'Contributions to CAFAT cover health, family, accidents at work, unemployment and pensions. Read the rates of the year at CAFAT.',
        points: [
          'Declare wages and pay by the dates in your CAFAT space.',
          'Employers also pay a levy for vocational training.',
        ],
      },
      {
        title: 'Customs and duties',
        text: 'Imports bear customs duty and the TGC. Some products made locally are shielded by taxes or quotas on imports.',
        points: [
          'Ask the customs directorate for the code of your goods and any quota before you order.',
          'Plants, animals and food pass the SIVAP.',
        ],
      },
      {
        title: 'What to keep and when to file',
        text: 'Most returns are filed and paid online. The DSF publishes the last day for each year, and has moved it after crises.',
        points: [
          'Company tax and CSA follow the close of the financial year.',
          'Keep accounts in French and in Pacific francs.',
        ],
      },
    ],
    sources: [
      {
        title: 'Une réforme de la TGC réduite à sa plus simple expression, La Voix du Caillou',
        url: 'https://voixducaillou.nc/2025/01/17/une-reforme-de-la-tgc-reduite-a-sa-plus-simple-expression',
        date: '2025-01-17',
      },
      {
        title: 'Fiscalité des sociétés, service-public.nc: rates and the dates of 2024',
        url: 'https://service-public.nc/article/fiscalite-des-societes',
        date: '2024',
      },
      {
        title: 'Guide des affaires 2025: tax setting, South Province',
        url: 'https://www.province-sud.nc/wp-content/Guides/GuideDesAffaires/2025-fr/90',
        date: '2025',
      },
    ],
  },
  grants: {
    intro:
      'Aid to business comes from the provinces, the government of New Caledonia and the French State. Apply before you spend: aid is often refused for what is already bought.',
    topics: [
      {
        title: 'Aid to invest and hire',
        text: 'Each province has a code of aid to investment and development. The DSF grants tax credits, and France supports large investments through tax relief overseas.',
        points: [
          'Ask the economic office of the province where the project stands.',
          'The Guide des affaires of 2025 names tax credits for exports and for research and innovation.',
          'ADIE lends small sums to people whom banks refuse.',
        ],
      },
      {
        title: 'Public contracts',
        text: 'Government, provinces and communes publish on the platform portail.marchespublics.nc. Registration is free and asks for the Ridet number.',
        points: [
          'Set an alert for your trade and province.',
          'Measures of April 2025, valid into 2026, raised the thresholds and keep a share of large works for firms of fewer than ten employees. Check what applies now.',
        ],
      },
    ],
    sources: [
      {
        title: 'Appels d’offre: temporary measures 2025–2026, Chamber of Trades and Crafts',
        url: 'https://www.cma.nc/chefs-d-entreprise/reglementations/appels-d-offre',
        date: '2025-04',
      },
      {
        title: 'La plateforme des marchés publics fait peau neuve, government of New Caledonia',
        url: 'https://gouv.nc/node/12976',
        date: '2022-12',
      },
    ],
  },
  chambers: [
    {
      name: 'Chambre de commerce et d’industrie de Nouvelle-Calédonie (CCI)',
      role: 'Commerce, industry and services: formalities, training, advice',
      phone: '+687243100',
      email: 'cfe@cci.nc',
      website: 'https://www.cci.nc',
    },
    {
      name: 'Chambre de métiers et de l’artisanat (CMA)',
      role: 'Trades and crafts: formalities, apprenticeships, building',
      phone: null,
      email: null,
      website: 'https://www.cma.nc',
    },
    {
      name: 'Chambre d’agriculture et de la pêche (CAP-NC)',
      role: 'Farmers, fishers and fish farmers',
      phone: null,
      email: null,
      website: 'https://www.cap-nc.nc',
    },
    {
      name: 'MEDEF Nouvelle-Calédonie',
      role: 'Employers’ federation',
      phone: null,
      email: null,
      website: 'https://www.medef.nc',
    },
  ],
  contacts: [
    {
      name: 'Chambre de commerce et d’industrie, formalities centre',
      role: 'Starting, changing and closing a business in commerce, industry and services',
      phone: '+687243100',
      email: 'cfe@cci.nc',
      website: 'https://www.cci.nc',
    },
    {
      name: 'Institut de la statistique et des études économiques (ISEE)',
      role: 'Ridet numbers, notices and statistics',
      phone: null,
      email: null,
      website: 'https://www.isee.nc',
    },
    {
      name: 'Direction de l’entreprise, de la consommation, de l’attractivité et des télécommunications (DECAT)',
      role: 'Foreign investment, regulated trades and prices',
      phone: null,
      email: null,
      website: 'https://decat.gouv.nc',
    },
  ],
  industries: [
    {
      slug: 'nickel-mining',
      name: 'Nickel',
      text: 'Nickel ore and metal make nearly all exports, so its price moves wages, orders and public money. Mines run along Grande Terre. Suppliers of transport, maintenance, safety and environmental work depend on few buyers: spread the risk.',
      figures: [
        { figure: '1st and 2nd', label: 'places of nickel ore and ferronickel among exports' },
        { figure: '35%', label: 'company tax for mining and metallurgy' },
      ],
    },
    {
      slug: 'tourism-hospitality',
      name: 'Tourism',
      text: 'The lagoon, part of the World Heritage since 2008, draws visitors from Australia, New Zealand, Japan and France. Cruise ships called often before 2024. Guest houses on customary land and small tours work with the clans that own it.',
      figures: [{ figure: '2008', label: 'lagoons entered on the World Heritage List' }],
    },
    {
      slug: 'fisheries',
      name: 'Prawns and fishing',
      text: 'Farmed blue prawns are the best-known export after nickel. Longliners land tuna in Nouméa for local tables and for export. Approval by the SIVAP comes before any sale abroad.',
      figures: [{ figure: '3rd', label: 'place of prawns among the main exports' }],
    },
  ],
  quiz: [
    {
      question: 'Who gives a business its Ridet number?',
      options: ['CAFAT', 'ISEE', 'The province', 'The High Commissioner'],
      answer: 1,
      explanation: 'ISEE keeps the register. Your chamber’s formalities centre passes the file on to it.',
    },
    {
      question: 'A shop expects to sell goods for XPF 10 million a year. Must it charge the TGC?',
      options: [
        'Yes, every business must',
        'No, it is below the threshold for goods',
        'Yes, the threshold is XPF 7.5 million',
        'No, shops never charge it',
      ],
      answer: 1,
      explanation:
        'The threshold is XPF 25 million for goods and XPF 7.5 million for services. It may choose to charge the tax, for good.',
    },
    {
      question: 'When does an employer file the declaration before hiring (DPAE)?',
      options: [
        'Before the worker starts',
        'Within a week of the first day',
        'At the end of the month',
        'Only for foreign workers',
      ],
      answer: 0,
      explanation: 'It goes to CAFAT before the first hour of work, online or on paper.',
    },
  ],
}
