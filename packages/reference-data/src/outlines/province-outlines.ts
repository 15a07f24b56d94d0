import type { ProvinceCode } from '../places/codes.ts'
import type { OutlineProjection, ProvinceMap, ProvinceOutline } from './outline.ts'

// Written by `pnpm --filter @portal/reference-data outlines` from geo/sb_provinces.topo.json; not edited by hand.

/** The outlines of the ten provinces in the units of `SOLOMON_MAP`. Source: Natural Earth 1:10m, public domain. */
export const PROVINCE_OUTLINES = {
  western: {
    path: 'M517 546l-15-10-5 5-16-2-1 4 38 17 6-2 0-5zM656 555l-5-22-13 27 8 9 15-8 1-3zM617 499l-10 4-1-10-13 6 0 11-12-4-5 28 18 17 18 0 16-15 2-5-5-6 6-6-12-1 13-7 2-8-7-5zM459 510l12-18-3-13-12-7-33 35 17 12 8 18 15 8 8-2-19-17 2-16zM406 441l-6-17-17-2 9 8-3 3 9 2 7 16 7 4zM424 444l-4-24-20-6 17 25zM335 391l-5 0-1 7 7 6 6 0zM558 506l20 5-2-8 7-13-16-27 0-8-21-25-24 3 1-8-8-11 0-34-24-11-14 4-26 32-3 17-5-3-15 9 1 22 16 5 10-14 47-3 19 29-4 5-8-6-4-14 3 26 16 14 25 7 12 20 3-4zM289 395l-7-25-6-6-4 2 1 28 9 27 2 2 7-6zM401 407l10 5 4-3 8-16 0-15-7-21-18-13-20 5-13 24 13 25 12 9zM334 314l-14-6-6 2-25-30-9 0-15 13 3 21 4-1 18 20 0 16 10 2 1 13 13-2-3-10 21-27zM54 223l-6 0-8 12 20 2 5-4zM110 154l-19-12-14 28 14 8 26-6 4-11zM178 131l-4-9-8-4 7-9-4-1-7 8 9 11-5 6 2 7-7 5 8-3 1 5 6-13 10 0zM275 330l-5 2-2 4 4 3 5-3 1-3z',
    viewBox: '9 77 684 524',
    point: null,
  },
  choiseul: {
    path: 'M516 242l-23-3-8 5 21 4-4 5 7 0 2-5 7 5zM553 243l-12-6-10 15 9 6 18 0zM497 226l-4-8-26 2-2 3-19-13-5-12-12-4-5-7-4 3-12-21-3-24-18-19-59-27-31-28-14-1-8-9-13-2-8 7 2 23 30 27 21 10 54 71 19 10 1 7 9-3 14 17 19-2 17 8 9-8 2 13 26 5 2 4 6-11 11-3z',
    viewBox: '239 44 334 229',
    point: null,
  },
  isabel: {
    path: 'M986 494l-10-9-2-19-18 1-4 10 2 9 25 15 9-3zM714 289l-25-11-3 5-11-1 11 13 13 2-3-8 13 6 2-3 11 8zM1024 495l-9-21-8 1-6-8 11-1 8-14-89-64-10-14-23 1-6-8-4 3-13-9 2-3-18 2-10-4-6-10-16-5 1-8-27-16-27-32-8 4-14-11-14 5-32-12 1 10 29 21 0 20 16 13 11 2 8 15 4-3 5 4-2 3 14 3 3 13 21 9 2 8 7-3 7 11 17 1 2 7 6 0 26 18 10-1 15 16 23 4 22 14 19 4 17 11 2 8 26 23 17 2zM686 275l13 3 3-8-37-14 1 6zM668 244l-3 1 0-6-5 1-12 10 5 0 7 8 2-8 4 3z',
    viewBox: '658 253 394 269',
    point: null,
  },
  central: {
    path: 'M1017 646l3-2 1-4-3-10-4 2-2 5 2 8zM1114 643l-8 1 2 7 17-8 14 6 11-12-13-5-10-11-5 16zM874 620l-5 18 14-8 0-6-4 0 4-12zM1078 620l5 7 15-2 7 9 3-5 8 8 8-16-10-12-7 3-18-8-1 8-14 4zM868 611l-5 0-3-7-9 1 4 8-9 1 0 6-7 2 14 12 10-4 11-18zM1074 612l5-8 3 1-5-12-4 3 1 6-3 8z',
    viewBox: '823 578 342 89',
    point: null,
  },
  guadalcanal: {
    path: 'M1063 703l3 3-5 8-15-4-40-39-16-8-21 11-5 15 8 30-6 7 12 12 4 15 6 3 6 13 25 20 12-3 32 10 66-2 25 17 17 0 31 11 41-16-9-33-26-6-2-16-8-11-19-12-9 2-10-14-21-15-31 3-16-3-11 5z',
    viewBox: '950 649 307 186',
    point: null,
  },
  'rennell-bellona': {
    path: 'M1170 1236l-92-55-21-9-8 10-1 5 13 18 14-2 2 6 17 8 10 0 4-6 9 1 4 13 17 7 5 15 10 6 5-1 7 9 8-8 15-3zM1012 1133l-6-1 3 4 14 5-3-6z',
    viewBox: '997 1122 201 148',
    point: null,
  },
  malaita: {
    path: 'M1372 701l3 12-4 7 2 40 11 15 4-10 5 0 14 23 5-10-6-33-30-50-15-10 6 18zM1676 467l4-3-5-1-1 1zM1364 748l7-2-2-23-33-52 10 2-8-19 9-5-19-11 6-8-8-4-4-17-7-5 6-3-4-6-21-12 0-6-8-7-11 2-7-8-1-28 14-7-1-13-54-66-12-2-2 3 7 7-6 3-23-9-4 4 2 10 14 12 15 26-15 12 8 18 1 16 12 24 4 21 23 46 24 16 0 7 10 3 5 12 11 1 21 14 13 15 14 31zM1200 353l-3-4-2 1-1 3 5 8 4 0z',
    viewBox: '1171 431 259 375',
    point: null,
  },
  'makira-ulawa': {
    path: 'M1450 899l0 3 7-2-1-6-8-11-3 6zM1594 1025l-24-2-1-5 6-6-1-17-14-11-14-31-12-12-8-2-4 7-11 0-11-9-29 2-12-9-10-1-8-9-7 0-38-26-24-11-22 1-3 26 13 5 14-3 24 8-5 24 9-1 4 9-5 14 11-2 12 16 8 0 11 13 9 0 10 12 10 3 2-4 10 9 27 0 20 12 14 2 11-5 38 8 3-4zM1503 802l-3-30 3-8-8 1-3 7 3 16z',
    viewBox: '1334 870 276 173',
    point: null,
  },
  temotu: {
    path: 'M1710 149l1 1 1 0 0-1-2-3-1 0 0 1zM1701 140h4v4h-4zM1684 332l1-3-7-3-10 3 8 11 14-1 0-4-6 0zM1647 295l0-5-2-3-3 0-3 4 0 3 3-2-1 5zM1604 233l-12-5-15 1-6 11-2-6-5 5 0 6 9 1 2 5 8-10 12 0zM1878 397l-2 2 1 1 2-1 0-1zM1563 205l1-1 0-1-1-1-1-1-1 3 0 1zM1690 329l-2 0-2 1 0 2 0 1 4-1zM1615 188l-1 1 0-6-1 6 1 4 4-4z',
    viewBox: '1556 175 142 172',
    point: null,
  },
  honiara: {
    path: 'M1063 703l3 3-5 8-15-4-40-39-16-8-21 11-5 15 8 30-6 7 12 12 4 15 6 3 6 13 25 20 12-3 32 10 66-2 25 17 17 0 31 11 41-16-9-33-26-6-2-16-8-11-19-12-9 2-10-14-21-15-31 3-16-3-11 5z',
    viewBox: '950 649 307 186',
    point: { x: 1054, y: 709 },
  },
} as const satisfies Readonly<Record<ProvinceCode, ProvinceOutline>>

/** The map of the ten provinces: its size, who is drawn in it, and where each name is written. */
export const SOLOMON_MAP = {
  viewBox: '0 0 2000 1400',
  provinces: [
    { code: 'western', label: { x: 300, y: 620, anchor: 'middle' } },
    { code: 'choiseul', label: { x: 400, y: 90, anchor: 'start' } },
    { code: 'isabel', label: { x: 860, y: 290, anchor: 'start' } },
    { code: 'central', label: { x: 950, y: 570, anchor: 'end' } },
    { code: 'guadalcanal', label: { x: 1100, y: 890, anchor: 'middle' } },
    { code: 'rennell-bellona', label: { x: 1090, y: 1340, anchor: 'middle' } },
    { code: 'malaita', label: { x: 1420, y: 620, anchor: 'start' } },
    { code: 'makira-ulawa', label: { x: 1500, y: 890, anchor: 'start' } },
    { code: 'temotu', label: { x: 1720, y: 115, anchor: 'middle' } },
  ],
  capital: {
    code: 'honiara',
    x: 1054,
    y: 709,
    label: { x: 930, y: 735, anchor: 'end' },
  },
  inset: {
    code: 'temotu',
    x: 1480,
    y: 40,
    width: 480,
    height: 400,
  },
} as const satisfies ProvinceMap

/** How degrees become units of the map: of the province in the box, and of all others. */
export const PROVINCE_PROJECTIONS = {
  inset: { scale: 5874.152, x: -15429.498, y: -869.851, meridian: 0 },
  main: { scale: 12961.341, x: -35138.719, y: -1437.715, meridian: 0 },
} as const satisfies Readonly<Record<'inset' | 'main', OutlineProjection>>
