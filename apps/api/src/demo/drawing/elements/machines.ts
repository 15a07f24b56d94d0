import { wheel } from './vehicles.ts'
import { across, clear, COLORS, darker, down, lighter } from '../paints.ts'
import { at, disc, join, line, oval, path, polygon, rect, repeat, type Svg } from '../svg.ts'

/** A mining truck, high and yellow. */
export const dumpTruck = (color: string = COLORS.sun): Svg =>
  join(
    oval([0, 0, 270, 16], '#1c2c24', 0.28),
    path(
      'M-236 -232L126 -258L214 -276L208 -244L128 -214L92 -128L-150 -112Z',
      down(lighter(color, 0.16), color, darker(color, 0.22)),
    ),
    path('M-206 -230Q-90 -330 20 -266L110 -252L-200 -230Z', '#8d5b3f'),
    rect([-190, -112, 390, 34], '#3c4850', { radius: 6 }),
    path('M104 -206L200 -206L214 -110L104 -104Z', down(lighter(color, 0.1), darker(color, 0.1))),
    rect([122, -194, 66, 44], down('#2c5a72', '#86bccb'), { radius: 5 }),
    rect([192, -112, 30, 50], darker(color, 0.2), { radius: 4 }),
    wheel(-116, 66),
    wheel(132, 60),
    line('M216 -104L240 -20M226 -70L244 -70', '#5c6c76', 6),
  )

/** An excavator whose arm reaches right; its origin is under its tracks. */
export const excavator = (color: string = COLORS.sun): Svg =>
  join(
    oval([20, 2, 190, 14], '#1c2c24', 0.28),
    rect([-140, -52, 270, 50], '#2b353d', { radius: 25 }),
    repeat(5, (index) => disc(-112 + index * 53, -27, 17, '#66747c')),
    rect([-110, -82, 200, 34], darker(color, 0.3), { radius: 4 }),
    line('M60 -120L210 -320L330 -180', darker(color, 0.06), 34),
    line('M60 -120L210 -320L330 -180', lighter(color, 0.12), 16),
    line('M110 -150L220 -280M230 -310L300 -210', '#44525b', 10),
    path('M318 -186L366 -150L340 -74L276 -96Q304 -130 300 -160Z', '#4b5860'),
    path('M276 -96L340 -74L330 -58L318 -72L306 -62L296 -78L280 -72Z', '#6a777e'),
    path('M-126 -84L-126 -170L-20 -182L-20 -84Z', down(lighter(color, 0.14), color)),
    path('M-24 -84L-24 -216Q-22 -226 -10 -226L66 -226L88 -150L88 -84Z', down(lighter(color, 0.2), color)),
    path('M-8 -210L58 -210L74 -150L-8 -150Z', down('#2c5a72', '#86bccb')),
    rect([-118, -156, 60, 8], darker(color, 0.3)),
    rect([-118, -138, 60, 8], darker(color, 0.3)),
  )

/** A forklift with a pallet; its fork to the right. */
export const forklift = (color: string = COLORS.sun): Svg =>
  join(
    oval([10, 0, 130, 10], '#1c2c24', 0.24),
    path(
      'M-104 -30L-104 -98Q-100 -112 -84 -112L-30 -112L-14 -72L54 -72L54 -30Z',
      down(lighter(color, 0.14), color),
    ),
    line('M-86 -112L-70 -206L26 -206L44 -72', '#3c4850', 9),
    rect([54, -228, 12, 210], '#3c4850'),
    rect([60, -24, 104, 9], '#56646d'),
    wheel(-70, 28),
    wheel(34, 28),
  )

/** A quay crane of a container port: its boom reaches left over the water. */
export const quayCrane = (height: number, color: string = COLORS.reef): Svg => {
  const h = height
  const bar = h * 0.026
  return join(
    line(`M0 0L${h * 0.04} ${-h * 0.66}M${h * 0.34} 0L${h * 0.3} ${-h * 0.66}`, color, bar),
    line(
      `M${h * 0.01} ${-h * 0.22}L${h * 0.33} ${-h * 0.22}M${h * 0.01} ${-h * 0.22}L${h * 0.31} ${-h * 0.5}`,
      darker(color, 0.14),
      bar * 0.7,
    ),
    line(`M${-h * 0.62} ${-h * 0.66}L${h * 0.52} ${-h * 0.66}`, color, bar * 1.3),
    repeat(12, (index) =>
      line(
        `M${-h * 0.6 + index * h * 0.09} ${-h * 0.66}l${h * 0.045} ${-h * 0.05}l${h * 0.045} ${h * 0.05}`,
        darker(color, 0.1),
        bar * 0.35,
      ),
    ),
    line(`M${h * 0.08} ${-h * 0.66}L${h * 0.16} ${-h}L${h * 0.28} ${-h * 0.66}`, color, bar),
    line(
      `M${h * 0.16} ${-h}L${-h * 0.58} ${-h * 0.67}M${h * 0.16} ${-h}L${-h * 0.22} ${-h * 0.67}M${h * 0.16} ${-h}L${h * 0.5} ${-h * 0.67}`,
      darker(color, 0.2),
      bar * 0.4,
    ),
    rect([h * 0.3, -h * 0.74, h * 0.14, h * 0.08], '#f4efe2', { radius: 3 }),
    rect([-h * 0.34, -h * 0.64, h * 0.07, h * 0.05], '#f4efe2'),
    line(
      `M${-h * 0.32} ${-h * 0.6}L${-h * 0.32} ${-h * 0.4}M${-h * 0.28} ${-h * 0.6}L${-h * 0.28} ${-h * 0.4}`,
      '#44525b',
      3,
    ),
    rect([-h * 0.4, -h * 0.4, h * 0.2, h * 0.02], '#44525b'),
  )
}

/** A wind turbine. */
export const turbine = (height: number, turn: number): Svg =>
  join(
    path(
      `M${-height * 0.022} 0L${-height * 0.01} ${-height}L${height * 0.01} ${-height}L${height * 0.022} 0Z`,
      across('#ffffff', '#c9d5d7'),
    ),
    at(
      0,
      -height,
      join(
        repeat(3, (index) =>
          at(
            0,
            0,
            path(
              `M${-height * 0.012} 0Q${-height * 0.05} ${-height * 0.16} ${-height * 0.006} ${-height * 0.56}L${height * 0.006} ${-height * 0.56}Q${height * 0.02} ${-height * 0.2} ${height * 0.014} 0Z`,
              down('#ffffff', '#dbe4e5'),
            ),
            { turn: index * 120 },
          ),
        ),
        disc(0, 0, height * 0.026, '#b9c7ca'),
      ),
      { turn },
    ),
  )

/** A row of solar panels that lean to the viewer, `count` of them. */
export const solarRow = (count: number, size = 120): Svg =>
  join(
    oval([(count * size) / 2, 6, (count * size) / 2 + 20, 14], '#1c2c24', 0.2),
    repeat(count, (index) => {
      const x = index * size
      return join(
        line(`M${x + size * 0.5} ${-size * 0.2}l0 ${size * 0.22}`, '#7f9098', size * 0.05),
        polygon(
          [
            [x + size * 0.14, -size * 0.72],
            [x + size * 1.06, -size * 0.72],
            [x + size * 0.94, -size * 0.1],
            [x, -size * 0.1],
          ],
          down('#2c6690', '#123a63'),
        ),
        repeat(3, (column) =>
          line(
            `M${x + size * (0.37 + column * 0.23)} ${-size * 0.72}L${x + size * (0.235 + column * 0.235)} ${-size * 0.1}`,
            '#7fb0cc',
            2,
            0.7,
          ),
        ),
        repeat(2, (row) =>
          line(
            `M${x + size * (0.095 - row * 0.047)} ${-size * (0.51 - row * 0.2)}l${size * 0.925} 0`,
            '#7fb0cc',
            2,
            0.7,
          ),
        ),
        polygon(
          [
            [x + size * 0.14, -size * 0.72],
            [x + size * 0.5, -size * 0.72],
            [x + size * 0.2, -size * 0.1],
            [x, -size * 0.1],
          ],
          clear('#ffffff', 0.12),
        ),
        line(
          `M${x + size * 0.14} ${-size * 0.72}L${x + size * 1.06} ${-size * 0.72}L${x + size * 0.94} ${-size * 0.1}L${x} ${-size * 0.1}Z`,
          '#cfdadd',
          3,
        ),
      )
    }),
  )

/** A belt that carries stone up and lets it fall on a heap. */
export const conveyor = (length: number, rise: number, stone: string): Svg =>
  join(
    path(
      `M${length * 0.7} 0L${length * 1.06} ${-rise * 0.62}L${length * 1.42} 0Z`,
      down(lighter(stone, 0.2), darker(stone, 0.1)),
    ),
    path(`M${length * 1.06} ${-rise * 0.62}L${length * 1.42} 0L${length * 1.12} 0Z`, {
      fill: '#0b2438',
      opacity: 0.2,
    }),
    repeat(3, (index) =>
      line(
        `M${length * (0.25 + index * 0.25)} ${-rise * (0.25 + index * 0.25)}L${length * (0.25 + index * 0.25)} 0`,
        '#66757e',
        9,
      ),
    ),
    line(`M0 ${-6}L${length} ${-rise}`, '#39464f', 24),
    line(`M0 ${-12}L${length} ${-rise - 6}`, '#66757e', 8),
    repeat(9, (index) =>
      disc(
        length * (0.08 + index * 0.1),
        -rise * (0.08 + index * 0.1) - 18,
        11,
        index % 2 ? stone : lighter(stone, 0.2),
      ),
    ),
  )
