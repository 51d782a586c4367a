/** A moment for somebody's diary. */
export type DiaryEntry = {
  /** The same for ever: a diary knows by it that a moment was moved and not added. */
  readonly uid: string
  /** Grows when it is moved; a diary keeps the highest. */
  readonly sequence: number
  /** When it was last written. */
  readonly written: Date
  readonly starts: Date
  readonly minutes: number
  readonly title: string
  readonly place: string
  readonly about: string
  readonly url: string
  /** `CANCEL` takes it out of a diary again. */
  readonly method?: 'PUBLISH' | 'CANCEL'
  /** Who made the file. */
  readonly maker: string
}

/** In UTC, so that no diary needs to be told what Amsterdam's time is. */
const moment = (at: Date): string => at.toISOString().replace(/[-:]|\.\d{3}/g, '')

/** A sign that means something in such a file means nothing there any more, and nothing begins a line of its own. */
const escaped = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\n/g, '\\n')
    .replace(/\p{Cc}/gu, '')

const longest = 75
const bytesOf = (sign: string): number => {
  const code = sign.codePointAt(0) ?? 0
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x1_00_00 ? 3 : 4
}

/** Over several lines of 75 bytes at most, never through the middle of a sign; the next ones begin with a space. */
function folded(line: string): string {
  const lines: string[] = ['']
  let length = 0
  for (const sign of line) {
    const bytes = bytesOf(sign)
    if (length + bytes > longest) {
      lines.push('')
      // The space counts.
      length = 1
    }
    lines[lines.length - 1] += sign
    length += bytes
  }
  return lines.join('\r\n ')
}

/** One moment as a file that any diary takes (RFC 5545). */
export function calendarFile(entry: DiaryEntry): string {
  const { uid, sequence, written, starts, minutes, title, place, about, url, maker, method = 'PUBLISH' } = entry
  const ends = new Date(starts.getTime() + minutes * 60_000)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(maker)}//NL`,
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${moment(written)}`,
    `DTSTART:${moment(starts)}`,
    `DTEND:${moment(ends)}`,
    `SUMMARY:${escaped(title)}`,
    ...(place === '' ? [] : [`LOCATION:${escaped(place)}`]),
    ...(about === '' ? [] : [`DESCRIPTION:${escaped(about)}`]),
    // An address is no text: nothing in it is escaped, and what is no part of one is not let in.
    `URL:${url.replace(/[^\x21-\x7e]/g, '')}`,
    `STATUS:${method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED'}`,
    'TRANSP:OPAQUE',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}
