import type { Tint } from './paints.ts'

/** What a time of day makes of sky, sea, distance and everything else. */
export interface Light {
  readonly sky: readonly string[]
  /** At the horizon, in the middle, near. */
  readonly sea: readonly [string, string, string]
  /** What distance fades into. */
  readonly haze: string
  readonly tint: Tint
  readonly sun: string
  readonly cloud: string
  readonly cloudShade: string
}

export const LIGHTS = {
  dawn: {
    sky: ['#4a7ca8', '#9fb3bf', '#f4b79c', '#fde2b4'],
    sea: ['#f3c3a0', '#4d9aa3', '#135a73'],
    haze: '#d9a99a',
    tint: [100, 90, 86],
    sun: '#fff3cf',
    cloud: '#ffdcc4',
    cloudShade: '#dfa39b',
  },
  morning: {
    sky: ['#5fb6d9', '#a9dde8', '#e9f6ea'],
    sea: ['#8fd8d3', '#2aa9a6', '#0a6c83'],
    haze: '#bfe2e2',
    tint: [100, 100, 98],
    sun: '#fffbe6',
    cloud: '#ffffff',
    cloudShade: '#d3e8ec',
  },
  noon: {
    sky: ['#2b8fc6', '#6cc1e2', '#cdecf0'],
    sea: ['#55c4cd', '#159aa2', '#07567a'],
    haze: '#a9d8e6',
    tint: [101, 101, 100],
    sun: '#fffef2',
    cloud: '#ffffff',
    cloudShade: '#c4e2ec',
  },
  golden: {
    sky: ['#5b93b5', '#c9c7a4', '#f9cf85', '#ffe7b0'],
    sea: ['#f6cd88', '#4b9c97', '#0d5570'],
    haze: '#e3bd8e',
    tint: [104, 93, 79],
    sun: '#fff6d0',
    cloud: '#ffe9c2',
    cloudShade: '#e6b382',
  },
  dusk: {
    sky: ['#23366a', '#7c4a7e', '#dd6f62', '#fbbd6b'],
    sea: ['#f0956a', '#7a5482', '#1b2f57'],
    haze: '#94597a',
    tint: [76, 64, 74],
    sun: '#ffe3a3',
    cloud: '#f39a77',
    cloudShade: '#9c5278',
  },
  night: {
    sky: ['#04142c', '#0b2b4e', '#2a5a80'],
    sea: ['#2a5f85', '#0e3354', '#041a31'],
    haze: '#1f4a6d',
    tint: [40, 50, 68],
    sun: '#f5f1dc',
    cloud: '#2c5878',
    cloudShade: '#17395a',
  },
  rain: {
    sky: ['#7a939f', '#a9bcc0', '#d3dcd9'],
    sea: ['#adc4c2', '#5d9193', '#2d6070'],
    haze: '#b3c6c8',
    tint: [90, 95, 96],
    sun: '#f3f6ee',
    cloud: '#e3e9e8',
    cloudShade: '#9fb2b8',
  },
} as const satisfies Record<string, Light>
