import { COLORS, darker, lighter } from '../paints.ts'
import { disc, join, line, oval, path, rect, type Svg } from '../svg.ts'

const SKINS = ['#7a4a2e', '#8e5a38', '#5f3922', '#a06a45'] as const

export type Pose = 'stand' | 'walk' | 'carry' | 'reach' | 'sit' | 'work' | 'paddle'

interface Look {
  readonly shirt: string
  readonly pose?: Pose
  readonly trousers?: string
  /** A skirt or lavalava in this colour instead of trousers. */
  readonly skirt?: string
  readonly hat?: string
  /** Chooses skin and hair. */
  readonly seed?: number
}

/** Upper and lower arm of each side, from the shoulder. */
const ARMS: Readonly<Record<Pose, readonly [string, string]>> = {
  stand: ['M-26 -158Q-42 -120 -36 -84', 'M26 -158Q42 -120 36 -84'],
  walk: ['M-24 -158Q-48 -126 -52 -92', 'M24 -158Q44 -132 58 -104'],
  carry: ['M-26 -158Q-34 -118 4 -112', 'M26 -158Q38 -118 12 -112'],
  reach: ['M-26 -158Q-36 -124 -28 -92', 'M26 -158Q56 -160 84 -178'],
  sit: ['M-26 -158Q-40 -126 -10 -100', 'M26 -158Q44 -126 26 -98'],
  work: ['M-24 -156Q-6 -116 40 -114', 'M26 -158Q52 -128 70 -112'],
  paddle: ['M-24 -158Q20 -150 48 -128', 'M24 -150Q34 -118 50 -100'],
}

const LEGS: Readonly<Record<Pose, string>> = {
  stand: 'M-13 -88L-14 -6M13 -88L14 -6',
  walk: 'M-10 -88L-30 -6M12 -88L22 -46L28 -6',
  carry: 'M-12 -88L-16 -6M12 -88L14 -6',
  reach: 'M-12 -88L-16 -6M12 -88L15 -6',
  sit: 'M-10 -92L34 -84L36 -30M10 -92L50 -82L54 -28',
  work: 'M-12 -88L-20 -6M12 -88L18 -6',
  paddle: 'M-8 -92L30 -90',
}

/** A person of about 220 from the feet at 0 0 to the hair. */
export function person({ shirt, pose = 'stand', trousers = '#33495a', skirt, hat, seed = 0 }: Look): Svg {
  const skin = SKINS[seed % SKINS.length] ?? SKINS[0]
  const [left, right] = ARMS[pose]
  const isSeated = pose === 'sit' || pose === 'paddle'
  return join(
    isSeated ? '' : oval([4, 0, 40, 7], '#1c2c24', 0.22),
    line(left, darker(skin, 0.14), 13),
    skirt !== undefined && !isSeated
      ? line('M-10 -50L-12 -6M11 -50L12 -6', skin, 13)
      : line(LEGS[pose], trousers, 19),
    isSeated
      ? ''
      : line(pose === 'walk' ? 'M-32 -5L-20 -4M26 -5L38 -4' : 'M-17 -5L-6 -4M12 -5L24 -4', '#2c231d', 11),
    skirt !== undefined && !isSeated
      ? path('M-25 -100L25 -100Q34 -60 32 -34L-32 -34Q-34 -60 -25 -100Z', skirt)
      : '',
    path('M-31 -158Q-30 -172 0 -174Q30 -172 31 -158L26 -92Q0 -84 -26 -92Z', shirt),
    path('M4 -174Q30 -172 31 -158L26 -92Q14 -87 4 -87Q16 -130 4 -174Z', darker(shirt, 0.14)),
    line(`M0 -172L0 -184`, darker(skin, 0.16), 15),
    disc(0, -198, 20, skin),
    path('M-21 -200Q-24 -224 0 -225Q24 -224 21 -200Q16 -213 0 -213Q-16 -213 -21 -200Z', '#20160f'),
    seed % 2 === 1 ? disc(0, -222, 10, '#20160f') : '',
    hat === undefined
      ? ''
      : join(
          oval([0, -211, 36, 8], hat),
          path('M-19 -212Q-16 -236 0 -236Q16 -236 19 -212Z', lighter(hat, 0.12)),
          rect([-19, -217, 38, 6], darker(hat, 0.3)),
        ),
    line(right, skin, 13),
    pose === 'paddle' ? join(line('M40 -150L66 -10', '#8a6038', 7), oval([70, 8, 10, 26], '#9c6d40')) : '',
  )
}

/** A diver who swims to the right. */
export const diver = (suit = '#1d3f55'): Svg =>
  join(
    line('M-30 4L-110 20L-160 8M-30 0L-104 -10L-150 -34', suit, 20),
    path('M-150 -2L-214 -12L-206 28L-150 18Z', COLORS.sun),
    path('M-142 -42L-200 -66L-204 -26L-148 -24Z', COLORS.sun),
    path('M-40 -22Q20 -34 66 -18L64 18Q10 26 -42 18Z', suit),
    rect([-34, -52, 86, 28], '#c7d3d6', { radius: 13 }),
    rect([46, -46, 16, 12], '#4b5a63', { radius: 3 }),
    line('M60 6Q96 24 120 8', suit, 15),
    disc(92, -20, 24, '#8e5a38'),
    path('M70 -24Q72 -46 94 -45Q112 -44 114 -30Z', '#20160f'),
    rect([96, -34, 26, 22], '#9fdbe6', { radius: 7 }),
    path('M66 -40L118 -26', { stroke: '#16232c', width: 6 }),
    line('M112 -6Q96 22 52 -36', '#37474f', 6),
  )
