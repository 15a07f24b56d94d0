import { steam } from './containers.ts'
import { around, clear, darker, down, lighter } from '../paints.ts'
import { at, disc, join, oval, path, rect, repeat } from '../svg.ts'

export const oven = join(
  path('M-330 400L-330 -40Q-330 -330 0 -340Q330 -330 330 -40L330 400Z', down('#c9764f', '#9c5034')),
  repeat(7, (row) =>
    repeat(6, (index) =>
      rect(
        [
          -(276 - Math.max(0, 2 - row) * 70) + index * (92 - Math.max(0, 2 - row) * 24) + (row % 2) * 20,
          -262 + row * 92,
          76 - Math.max(0, 2 - row) * 18,
          34,
        ],
        darker('#b4623f', 0.14),
        { radius: 4, opacity: 0.45 },
      ),
    ),
  ),
  path('M-190 240L-190 20Q-190 -150 0 -154Q190 -150 190 20L190 240Z', '#2a1712'),
  disc(0, 130, 250, around(clear('#ffb050', 0.95), clear('#ff7a30', 0.4), clear('#ff7a30', 0))),
  repeat(7, (index) =>
    path(
      `M${-130 + index * 40} 236q-26 -70 10 -${90 + (index % 3) * 34}q44 60 22 ${90 + (index % 3) * 34}Z`,
      index % 2 ? '#ffd070' : '#f28a3c',
    ),
  ),
  rect([-230, 240, 460, 34], '#7d4630', { radius: 4 }),
)

export const pots = (x: number, size: number, color: string) =>
  at(
    x,
    0,
    join(
      rect([-size, -size * 1.1, size * 2, size * 1.1], down(lighter(color, 0.3), darker(color, 0.2)), {
        radius: size * 0.16,
      }),
      oval([0, -size * 1.1, size, size * 0.18], darker(color, 0.3)),
      rect([-size * 1.3, -size * 0.86, size * 0.34, size * 0.16], darker(color, 0.3), { radius: 6 }),
      rect([size * 0.96, -size * 0.86, size * 0.34, size * 0.16], darker(color, 0.3), { radius: 6 }),
      at(0, -size * 1.2, steam(size * 0.6)),
    ),
  )
