import { municipalities } from '../../lists/index.ts'

/** Words that keep their capital inside a sentence: lands, provinces and peoples, and what is holy. */
const names =
  /^(?:Nederland|Holland|Europ|Fries|Frysl|Groning|Drent|Gelder|Utrecht|Zeeuw|Zeeland|Brabant|Limburg|Flevoland|Overijssel|Caribisch|Curaçao|Antill|Arub|Suri(?:naam|nam)|Afrik|Azi|Amerik|Oekra|Indo|Marok|Turk|Duits|Engels|Frans|Belgi|Vlaam|Syri|Isra|Palest|God|Jezus|Christus|Bijbel|Koran|Thora)/

/** The people and the things of a town: Leeuwarder, Amsterdamse. */
const ofTown = /(?:se|er)$/
const shortestTown = 5

const isOfTown = (word: string): boolean => {
  const town = word.replace(ofTown, '')
  return town !== word && town.length >= shortestTown && municipalities.some((one) => one.startsWith(town))
}

const isName = (word: string): boolean =>
  names.test(word) || municipalities.some((one) => one === word) || isOfTown(word)

/** What the sentence of the articles has said already, before the words of the founder begin. */
const saidAlready = {
  activities:
    /^(?:(?:het|ons) doel(?: van (?:de|onze) stichting)? is|(?:de|onze) stichting heeft (?:ten|als) doel)\s*:?\s+/i,
  realizing_activities: /^door\s+(?:middel van\s+)?/i,
} as const

/**
 * The words of a founder as they run on after “heeft ten doel” or “door”: without what was said already, and without the
 * capital that only began a sentence. An abbreviation or a name keeps its own.
 */
export const runningOn = (text: string, key: keyof typeof saidAlready): string => {
  const rest = text.replace(saidAlready[key], '')
  const words = rest === '' ? text : rest
  const [first = ''] = words.split(/[^\p{L}]/u, 1)
  const isOrdinary = /^\p{Lu}\p{Ll}*$/u.test(first) && !isName(first)
  return isOrdinary ? words.charAt(0).toLowerCase() + words.slice(1) : words
}
