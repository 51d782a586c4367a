import { fold, type LegalForm } from '../names/index.ts'

/** Words that say nothing about who it is. */
const generic = new Set(
  'bv vof nv eenmanszaak holding beheer groep group nederland netherlands en and de het een the'.split(' '),
)

const wordsIn = (name: string): readonly string[] => fold(name).split(' ').filter(Boolean)

/** What tells a name from others; a name of nothing but common words is told by all of them. */
const tellingWords = (name: string): readonly string[] => {
  const words = wordsIn(name)
  const telling = words.filter((word) => !generic.has(word))
  return telling.length > 0 ? telling : words
}

const pairsIn = (text: string): readonly string[] =>
  Array.from({ length: Math.max(0, text.length - 1) }, (_, place) => text.slice(place, place + 2))

/** How much two texts are alike by their pairs of letters, from 0 to 1 (Dice). */
function likeness(one: string, other: string): number {
  const left = [...pairsIn(other)]
  const total = left.length + pairsIn(one).length
  let shared = 0
  for (const pair of pairsIn(one)) {
    const place = left.indexOf(pair)
    if (place < 0) continue
    left.splice(place, 1)
    shared += 1
  }
  return total === 0 ? 0 : (2 * shared) / total
}

/** From here on a passer-by takes the one for the other. */
const tooAlike = 0.8
/** A name that is at least so much of a longer one is still that name, with something behind it. */
const mostOfIt = 0.5

/** Whether the public could take one business for the other (art. 5 Handelsnaamwet). */
export function soundsLike(one: string, other: string): boolean {
  const [words, others] = [tellingWords(one), tellingWords(other)]
  const [text, otherText] = [words.join(''), others.join('')]
  if (text === '' || otherText === '') return false
  if (text === otherText) return true
  const [few, many] = text.length < otherText.length ? [words, others] : [others, words]
  const isPart = few.every((word) => many.includes(word)) && few.join('').length >= mostOfIt * many.join('').length
  return isPart || likeness(text, otherText) >= tooAlike
}

/** Why not everybody may call themselves so. */
export const reservations = ['bank', 'education', 'profession', 'royal', 'emblem', 'government'] as const
export type Reservation = (typeof reservations)[number]

/**
 * Words that the law keeps for some: bank (art. 3:7 Wft), names of higher education (art. 1.23 WHW), protected titles (art. 3 Wna,
 * 9a Advocatenwet, 41 Wab, Wet op de architectentitel), the royal predicate, the emblems of Geneva (art. 435c Sr), and what
 * makes one think of an authority. Seen on 17-11-2026; the register judges.
 */
const reserved: Readonly<Record<Reservation, readonly string[]>> = {
  bank: ['bank', 'banken', 'bankier', 'bankiers', 'banking', 'banque'],
  education: ['universiteit', 'university', 'hogeschool'],
  profession: [
    ...['notaris', 'notarissen', 'notariaat', 'notary', 'advocaat', 'advocaten', 'advocatuur', 'advocatenkantoor'],
    ...['accountant', 'accountants', 'accountantskantoor', 'architect', 'architecten', 'gerechtsdeurwaarder'],
  ],
  royal: ['koninklijk', 'koninklijke', 'hofleverancier'],
  emblem: ['rode kruis', 'rode halve maan', 'red cross', 'red crescent'],
  government: ['ministerie', 'rijksoverheid', 'politie', 'belastingdienst', 'gemeente', 'kadaster'],
}

const contains = (words: string, word: string): boolean => ` ${words} `.includes(` ${word} `)

/** The first word of a name that is kept for others, and why. */
export function reservedWordIn(name: string): { readonly word: string; readonly because: Reservation } | null {
  const words = wordsIn(name).join(' ')
  for (const because of reservations) {
    const word = reserved[because].find((one) => contains(words, one))
    if (word !== undefined) return { word, because }
  }
  return null
}

const forms = ['vereniging', 'cooperatie', 'maatschap', 'eenmanszaak', 'vennootschap onder firma']
/** At the end of a name a form, in the midst of one anything. */
const endings = ['nv', 'vof', 'cv', 'ua', 'ltd', 'limited', 'inc', 'llc', 'plc', 'gmbh', 'sarl', 'bvba', 'srl']

/** A legal form in a name that this company does not have (art. 3 Handelsnaamwet); its own is checked where it is typed. */
export function foreignFormIn(name: string, own: LegalForm): string | null {
  const words = wordsIn(name)
  const last = words.at(-1) ?? ''
  const atEnd = own === 'foundation' ? [...endings, 'bv'] : endings
  return (
    forms.find((form) => contains(words.join(' '), form)) ?? (words.length > 1 && atEnd.includes(last) ? last : null)
  )
}
