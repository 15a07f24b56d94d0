import type { DemoArticle } from '../article.ts'

export const fundingArticles: readonly DemoArticle[] = [
  {
    title: 'Small grants open for women who process breadfruit and banana',
    category: 'Funding Announcements',
    countries: ['sb'],
    daysAgo: 3,
    author: 'Merelyn Haomae',
    excerpt:
      'Groups in Makira, Temotu and Malaita can ask for up to 40,000 dollars for dryers, mills and packaging.',
    paragraphs: [
      'Women’s groups that turn breadfruit, banana and root crops into flour or chips can now ask for a grant of between 8,000 and 40,000 Solomon dollars. The money is meant for dryers, hand mills, sealers and labels, and for the first bags in which to put the product.',
      'A group needs at least five members, a bank or savings-club account in its own name and a page that says what it makes, how much of it and who buys it. It need not be registered as a company. Those who have never written such a page can bring their answers to one of three help days, in Kirakira, Lata and Auki, where somebody will write while they speak.',
      'Applications close eight weeks from now. A panel of three traders and two growers reads them, and each group receives an answer with reasons, whether it is yes or no.',
      'Last year’s round paid for seventeen dryers. Fourteen are still in use; two were damaged by a king tide and one was lent to a neighbour and has not come back. The panel says that it likes plans which mention where the dryer will stand when the water rises.',
    ],
  },
  {
    title: 'Savings clubs in Fiji pool money for a cold room at Navua',
    category: 'Funding Announcements',
    countries: ['fj'],
    daysAgo: 17,
    author: 'Litia Delai',
    excerpt: 'Twenty-two savings clubs put in 3,000 dollars each, and farmers pay by the crate.',
    paragraphs: [
      'On the river side of Navua stands a white box the size of two containers, humming. It is a cold room, and it belongs to twenty-two savings clubs whose members grow ginger, dalo and leafy greens within an hour of it.',
      'Each club put in 3,000 Fijian dollars. A loan covers the rest and is paid back from the fee, which is one dollar a crate a day for members and a dollar and a half for anybody else. Before it opened, a grower with a full truck on a Friday had to sell at whatever price the last buyer named.',
      '“Now I can say no until Monday,” said a grower from up the valley, who has bunches of bele in forty crates. He reckons that he sold a fifth more last month for the same work.',
      'The room runs on the grid by night and on panels by day. A diesel set stands ready for cyclones, when greens fetch the most and the power is gone. Two young people from Navua were trained to look after the compressor. If the loan is paid back in four years as planned, the clubs will decide between a second room and a truck with a cold body.',
    ],
  },
  {
    title: 'A revolving fund for solar pumps reaches its hundredth farm',
    category: 'Funding Announcements',
    countries: ['nc', 'vu'],
    daysAgo: 52,
    author: 'Waïna Trolue',
    excerpt: 'Ranchers and market gardeners borrow a pump for a season and keep it by paying in thirds.',
    paragraphs: [
      'The hundredth pump went into a well near Koumac on a Tuesday morning, with no ceremony beyond a cup of coffee. It lifts nine cubic metres on a sunny day, for forty head of cattle that used to walk two kilometres to drink.',
      'The fund behind it started with twelve pumps. A farmer takes one for a season and pays a third of its price. Those who like it pay another third in each of the two following years, and their money buys the next pump. Those who don’t may return it, and nine have done so, mostly because their wells ran dry.',
      'Market gardeners on Efate joined in the second year. They use smaller pumps and move them between plots on a hand cart. One group of six gardens near Port Vila shares two of them and has begun to grow lettuce in September, which was never possible before.',
      'Repairs are the fund’s weak point. A controller that costs little can stop a pump for weeks while a part travels. Spare controllers are now kept in Koumac, Bourail and Port Vila, and whoever takes one is asked to send the broken one back.',
    ],
  },
]
