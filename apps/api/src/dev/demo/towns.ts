import type { CountryCode, ProvinceCode } from '@portal/domain/place'

/** What surrounds a business there; directions are worded from it. */
export type Setting = 'city' | 'port' | 'inland' | 'village'

export interface Town {
  readonly name: string
  readonly country: CountryCode
  readonly province: ProvinceCode | null
  readonly latitude: number
  readonly longitude: number
  readonly setting: Setting
}

type Entry = readonly [CountryCode, ProvinceCode | null, latitude: number, longitude: number, Setting]

/** Coordinates from GeoNames (CC BY 4.0); Atoifi, Avuavu, Marau, Seghe, Tingoa and Yandina from their airfields (OurAirports). */
const PLACES = {
  Tulagi: ['sb', 'central', -9.1031, 160.1506, 'port'],
  Yandina: ['sb', 'central', -9.0833, 159.2167, 'village'],
  Taro: ['sb', 'choiseul', -6.7111, 156.3972, 'village'],
  Avuavu: ['sb', 'guadalcanal', -9.8333, 160.3833, 'village'],
  Malango: ['sb', 'guadalcanal', -9.6952, 159.7173, 'inland'],
  Marau: ['sb', 'guadalcanal', -9.85, 160.82, 'village'],
  Tandai: ['sb', 'guadalcanal', -9.4467, 159.9455, 'village'],
  Honiara: ['sb', 'honiara', -9.4333, 159.95, 'city'],
  Kukum: ['sb', 'honiara', -9.4347, 159.9819, 'city'],
  Mataniko: ['sb', 'honiara', -9.4397, 159.9626, 'city'],
  Panatina: ['sb', 'honiara', -9.4322, 160.0061, 'city'],
  Rove: ['sb', 'honiara', -9.4295, 159.9419, 'city'],
  Vura: ['sb', 'honiara', -9.442, 159.9888, 'city'],
  Buala: ['sb', 'isabel', -8.145, 159.5921, 'village'],
  Kirakira: ['sb', 'makira-ulawa', -10.4544, 161.9204, 'port'],
  Atoifi: ['sb', 'malaita', -8.8667, 161.0333, 'village'],
  Auki: ['sb', 'malaita', -8.7678, 160.6978, 'port'],
  Tingoa: ['sb', 'rennell-bellona', -11.5339, 160.0656, 'village'],
  Lata: ['sb', 'temotu', -10.725, 165.7972, 'village'],
  Gizo: ['sb', 'western', -8.103, 156.8419, 'port'],
  Munda: ['sb', 'western', -8.328, 157.2665, 'port'],
  Noro: ['sb', 'western', -8.2227, 157.1998, 'port'],
  Seghe: ['sb', 'western', -8.578, 157.8751, 'village'],
  Ba: ['fj', null, -17.5343, 177.6741, 'inland'],
  Labasa: ['fj', null, -16.4332, 179.3645, 'city'],
  Lami: ['fj', null, -18.1109, 178.4094, 'city'],
  Lautoka: ['fj', null, -17.6169, 177.4505, 'city'],
  Levuka: ['fj', null, -18.0667, 179.3167, 'port'],
  Nadi: ['fj', null, -17.8031, 177.4162, 'city'],
  Nasinu: ['fj', null, -18.0705, 178.5131, 'city'],
  Navua: ['fj', null, -18.2227, 178.17, 'inland'],
  Savusavu: ['fj', null, -16.7794, 179.3356, 'port'],
  Sigatoka: ['fj', null, -18.1431, 177.5069, 'port'],
  Suva: ['fj', null, -18.1368, 178.4253, 'city'],
  Tavua: ['fj', null, -17.4422, 177.8622, 'inland'],
  Tubou: ['fj', null, -18.2365, -178.8123, 'village'],
  Vaileka: ['fj', null, -17.3789, 178.1533, 'inland'],
  Vatukoula: ['fj', null, -17.5014, 177.8498, 'inland'],
  Alotau: ['pg', null, -10.3151, 150.4574, 'port'],
  Ambunti: ['pg', null, -4.2172, 142.8183, 'inland'],
  Buka: ['pg', null, -5.4326, 154.671, 'port'],
  Bulolo: ['pg', null, -7.2036, 146.6401, 'inland'],
  Goroka: ['pg', null, -6.085, 145.3867, 'inland'],
  Kavieng: ['pg', null, -2.5734, 150.7952, 'port'],
  Kimbe: ['pg', null, -5.5508, 150.1377, 'port'],
  Kiunga: ['pg', null, -6.1219, 141.2906, 'inland'],
  Kokopo: ['pg', null, -4.3432, 152.2687, 'port'],
  Kundiawa: ['pg', null, -6.0197, 144.9692, 'inland'],
  Kwikila: ['pg', null, -9.8185, 147.6597, 'inland'],
  Lae: ['pg', null, -6.7233, 146.9961, 'city'],
  Lorengau: ['pg', null, -2.0341, 147.2717, 'port'],
  Madang: ['pg', null, -5.2215, 145.7869, 'port'],
  'Mount Hagen': ['pg', null, -5.8575, 144.2306, 'inland'],
  Namatanai: ['pg', null, -3.6637, 152.441, 'village'],
  Popondetta: ['pg', null, -8.7654, 148.2325, 'inland'],
  Porgera: ['pg', null, -5.463, 143.148, 'inland'],
  'Port Moresby': ['pg', null, -9.4772, 147.1509, 'city'],
  Rabaul: ['pg', null, -4.2004, 152.163, 'port'],
  Tabubil: ['pg', null, -5.2738, 141.2292, 'inland'],
  Wabag: ['pg', null, -5.4912, 143.7215, 'inland'],
  Wau: ['pg', null, -7.342, 146.724, 'inland'],
  Wewak: ['pg', null, -3.5496, 143.6323, 'port'],
  Bouloupari: ['nc', null, -21.8623, 166.0512, 'inland'],
  Bourail: ['nc', null, -21.5669, 165.4974, 'inland'],
  Ducos: ['nc', null, -22.2415, 166.4234, 'city'],
  Dumbéa: ['nc', null, -22.1576, 166.4572, 'city'],
  Hienghène: ['nc', null, -20.6833, 164.9333, 'village'],
  Koné: ['nc', null, -21.0595, 164.8658, 'port'],
  Koumac: ['nc', null, -20.5667, 164.2833, 'port'],
  'La Foa': ['nc', null, -21.7108, 165.8276, 'inland'],
  'Mont-Dore': ['nc', null, -22.2626, 166.5662, 'city'],
  Nouméa: ['nc', null, -22.2741, 166.4488, 'city'],
  Ouégoa: ['nc', null, -20.35, 164.4333, 'village'],
  Païta: ['nc', null, -22.131, 166.3572, 'city'],
  Poindimié: ['nc', null, -20.9371, 165.3312, 'port'],
  Ponérihouen: ['nc', null, -21.0833, 165.4, 'village'],
  Pouembout: ['nc', null, -21.1333, 164.9, 'inland'],
  Pouébo: ['nc', null, -20.392, 164.5793, 'village'],
  Poya: ['nc', null, -21.35, 165.15, 'inland'],
  Thio: ['nc', null, -21.6167, 166.2167, 'village'],
  Vao: ['nc', null, -22.6665, 167.4963, 'village'],
  Voh: ['nc', null, -20.9667, 164.7, 'inland'],
  Wé: ['nc', null, -20.9169, 167.2646, 'village'],
  Isangel: ['vu', null, -19.5417, 169.2817, 'village'],
  Lakatoro: ['vu', null, -16.0999, 167.4164, 'village'],
  Luganville: ['vu', null, -15.5199, 167.1624, 'port'],
  Norsup: ['vu', null, -16.0654, 167.3971, 'village'],
  'Port-Olry': ['vu', null, -15.0418, 167.0727, 'village'],
  'Port Vila': ['vu', null, -17.7365, 168.3137, 'city'],
  Saratamata: ['vu', null, -15.2863, 167.9913, 'village'],
  Sola: ['vu', null, -13.8761, 167.5517, 'village'],
} as const satisfies Record<string, Entry>

export type TownName = keyof typeof PLACES
export const TOWN_NAMES = Object.keys(PLACES) as TownName[]

export function townOf(name: TownName): Town {
  const [country, province, latitude, longitude, setting]: Entry = PLACES[name]
  return { name, country, province, latitude, longitude, setting }
}
