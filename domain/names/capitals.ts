// Kept small where a surname begins with them or has them inside: van den Berg, 't Hart, von Stein, da Silva, el-Amrani.
const particles = new Set(
  (
    "van der den de het 't 's 'n ter ten te op in aan bij onder over tot uit voor " +
    'von zu zum zur vom am auf und af av ' +
    'du des la le les da das do dos del della dello dei degli di y e ' +
    'el al ibn bin bint ben abu ait ould'
  ).split(' '),
)

// Small inside the name of a place, not at its start: Alphen aan den Rijn, Bergen op Zoom, Rio de Janeiro.
const smallInPlaces = new Set(
  (
    "aan bij de den der en het in onder op over te ten ter van 't 's " +
    'am an der im ob auf sur sous les lez la le du des et di da do del della dos y of on the upon under and'
  ).split(' '),
)

const plain = (word: string): string => word.toLowerCase().replace(/[’‘`]/g, "'")

/** Always small, also at the start: 's-Hertogenbosch, 't Harde. */
const isClitic = (word: string): boolean => /^'[stn]$/.test(plain(word))

/** The Dutch IJ is one letter. Before a vowel it is another language's name: Ijeoma, Ijaz. */
const withDutchIj = (word: string): string => word.replace(/^[iI]j(?![aeiou])/u, 'IJ')

const upperFirst = (word: string): string => {
  const [, before = '', first = '', rest = ''] = /^(['’"(]*)(\p{Ll})(.*)$/su.exec(word) ?? []
  const upper = first.toUpperCase()
  // Some letters have no single capital (ß); those stay as they were typed.
  if (first === '' || [...upper].length !== 1 || upper === first) return withDutchIj(word)
  return before + withDutchIj(upper + rest)
}

/** d'Artagnan and dell'Acqua keep theirs small, O'Neill does not. */
const capitalWord = (word: string): string => {
  const [, start = '', apostrophe = '', rest = ''] = /^(\p{L}{1,4})(['’])(\p{L}.*)$/su.exec(word) ?? []
  if (rest === '') return upperFirst(word)
  if (/^(d|l|dell|dall)$/.test(start)) return start + apostrophe + upperFirst(rest)
  if (/^o$/i.test(start)) return upperFirst(start) + apostrophe + upperFirst(rest)
  return upperFirst(word)
}

/** Each word and each part of a double word, with the position to judge by. */
const eachPart = (text: string, change: (part: string, at: { first: boolean; last: boolean }) => string): string => {
  const pieces = text.split(/([ -])/)
  const words = pieces.flatMap((piece, index) => (index % 2 === 0 && piece !== '' ? [index] : []))
  return pieces
    .map((piece, index) =>
      words.includes(index) ? change(piece, { first: index === words[0], last: index === words.at(-1) }) : piece,
    )
    .join('')
}

/** jan-willem → Jan-Willem. Capitals inside a name stay as typed. */
export const capitalFirstName = (name: string): string => eachPart(name, capitalWord)

/** van der berg → van der Berg; Van der Berg, as in Belgium, stays. */
export const capitalSurname = (name: string): string =>
  eachPart(name, (part, { last }) => (!last && particles.has(plain(part)) ? part : capitalWord(part)))

/** den haag → Den Haag; bergen op zoom → Bergen op Zoom; ijmuiden → IJmuiden. */
export const capitalPlace = (place: string): string =>
  eachPart(place, (part, { first }) =>
    isClitic(part) || (!first && smallInPlaces.has(plain(part))) ? part : capitalWord(part),
  )

/** Only the very first letter: how a street goes on is known to who lives there. 's-gravenweg 1 → 's-Gravenweg 1. */
export const capitalAddress = (address: string): string => {
  const [, clitic = '', rest = address] = /^(['’][stn][- ])(.*)$/su.exec(address) ?? []
  return clitic + upperFirst(rest)
}
