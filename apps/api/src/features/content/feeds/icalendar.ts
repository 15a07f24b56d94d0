/** One line of an iCalendar file: a property and its value, escaped where it is text. */
export type Property = readonly [name: string, value: string]

/** Text as a property's value (RFC 5545, 3.3.11). */
export const calendarText = (text: string): string =>
  text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r\n|\r|\n/g, '\\n')

/** An instant in UTC, which is right in whatever zone a program shows it. */
export const calendarInstant = (milliseconds: number): string =>
  new Date(milliseconds).toISOString().replace(/[-:]|\.\d+/g, '')

/** The octets of a line before it is folded. */
const LINE = 75

/** A line as it travels: never longer than 75 octets, never cut inside a character. */
function folded(line: string): string {
  let [length, text] = [0, '']
  for (const character of line) {
    const octets = Buffer.byteLength(character)
    // The space that begins a continuation counts too.
    if (length + octets > LINE) [length, text] = [1, `${text}\r\n `]
    length += octets
    text += character
  }
  return text
}

const linesOf = (properties: readonly Property[]): string[] =>
  // oxlint-disable-next-line no-control-regex -- controls have no place in a calendar file
  properties.map(([name, value]) => folded(`${name}:${value.replace(/[\u0000-\u001f\u007f]/g, '')}`))

/** An iCalendar file: what is said of the whole, then each event. */
export const icalendar = (whole: readonly Property[], events: readonly (readonly Property[])[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Pacific Business Portal//Events//EN',
    'CALSCALE:GREGORIAN',
    ...linesOf(whole),
    ...events.flatMap((event) => ['BEGIN:VEVENT', ...linesOf(event), 'END:VEVENT']),
    'END:VCALENDAR',
    '',
  ].join('\r\n')
