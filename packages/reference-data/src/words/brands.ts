/** Names that people in the region search for and dictionaries lack, folded. */
const NAMES = {
  banksAndInsurers: `
  agribank amex anz bendigo bnp bred bsp hsbc kina kiwibank mastercard moneygram paypal qbe tower unionpay visa westpac`,
  carriersAndHotels: `
  accor aircalin airbnb airniugini dhl dfo fedex hilux jetstar maersk matson mercure msc neptune novotel pacifica pil qantas
  sheraton sofitel solair swire tnt tradewinds ups`,
  telephonesAndComputers: `
  acer android asus bmobile canon casio datec dell digicel epson fintel garmin gopro hikvision huawei infinix instagram iphone ipad
  itel konica kyocera lenovo linksys logitech messenger microsoft minolta motorola netgear nokia oppo oracle panasonic ricoh
  samsung seagate starlink telekom telikom tiktok toshiba ubiquiti viber vivo vodafone whatsapp xbox xiaomi youtube yealink zoom zte`,
  vehiclesAndMachines: `
  aggreko bmw bobcat bosch bridgestone byd castrol caterpillar chery cummins daihatsu dewalt dunlop evinrude fiat foton fuso geely
  hino hitachi honda husqvarna hyundai isuzu iveco jbl jcb john karcher kawasaki kia komatsu kubota kumho mahindra makita massey
  mazda mercury michelin milwaukee mitsubishi nissan perkins peugeot renault ryobi scania sinotruk skoda stihl subaru suzuki tata
  toyota volkswagen volvo yamaha yanmar`,
  fuelsAndGoods: `
  adidas akubra ajax asics avon betadine bic caltex camella cadbury coca colgate comfort dulux durex electrolux exxonmobil fonterra
  fosroc grundfos haier heineken heinz henkel holcim ikea kelloggs kfc knorr lacoste lego lg lipton loreal maggi mcdonalds milo
  mobil nescafe nespresso nestle nike nivea omo osram panadol pampers pepsi pfizer philips puma reebok rexona sika solbrew solrice
  solomontaiyo southpac tefal totalenergies tupperware twisties unilever vailima vegemite weetbix woolworths wurth zespri`,
} as const

/** Makers, banks, carriers and chains, whose names a search never corrects. */
export const BRANDS: ReadonlySet<string> = new Set(
  Object.values(NAMES).flatMap((names) => names.trim().split(/\s+/)),
)
