import boatYard from './boat-yard.svg'
import cable from './cable.svg'
import courtHouse from './court-house.svg'
import emptyShelf from './empty-shelf.svg'
import fair from './fair.svg'
import field from './field.svg'
import harbour from './harbour.svg'
import islands from './islands.svg'
import market from './market.svg'
import meetingHouse from './meeting-house.svg'
import office from './office.svg'
import power from './power.svg'
import school from './school.svg'
import storm from './storm.svg'
import veranda from './veranda.svg'
import workshop from './workshop.svg'

interface Drawing {
  src: string
  /** Where its subject is, so that crops keep it: any of `left`, `right`, `upper`, `lower`, or `middle`. */
  focus: string
}

/** The drawings of this folder: what each shows is its name. */
export const ILLUSTRATIONS = {
  'boat-yard': { src: boatYard, focus: 'lower' },
  cable: { src: cable, focus: 'right upper' },
  'court-house': { src: courtHouse, focus: 'middle' },
  'empty-shelf': { src: emptyShelf, focus: 'left' },
  fair: { src: fair, focus: 'middle' },
  field: { src: field, focus: 'middle' },
  harbour: { src: harbour, focus: 'right' },
  islands: { src: islands, focus: 'middle' },
  market: { src: market, focus: 'middle' },
  'meeting-house': { src: meetingHouse, focus: 'lower' },
  office: { src: office, focus: 'middle' },
  power: { src: power, focus: 'right lower' },
  school: { src: school, focus: 'right upper' },
  storm: { src: storm, focus: 'lower' },
  veranda: { src: veranda, focus: 'lower' },
  workshop: { src: workshop, focus: 'left lower' },
} as const satisfies Record<string, Drawing>

/** The name of a drawing. */
export type IllustrationName = keyof typeof ILLUSTRATIONS

/** The drawings of a subject. */
export type IllustrationChoice = readonly [IllustrationName, ...IllustrationName[]]

/** The drawing of an item among those of its subject: always the same, and another one for the item after it. */
export const pickIllustration = (choice: IllustrationChoice, id: number): IllustrationName =>
  choice[id % choice.length] ?? choice[0]
