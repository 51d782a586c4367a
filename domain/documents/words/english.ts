import { type Cents, formatEuros } from '../../money/index.ts'
import { type DutchDate, partsOf } from '../../values/index.ts'
import { isSpeakable } from './speakable.ts'

const small = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
]
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
const large: readonly (readonly [size: number, name: string])[] = [
  [1e12, 'trillion'],
  [1e9, 'billion'],
  [1e6, 'million'],
  [1e3, 'thousand'],
]

const belowHundred = (value: number): string => {
  const word = small[value]
  if (word !== undefined) return word
  const ten = tens[Math.floor(value / 10)] ?? ''
  return value % 10 === 0 ? ten : `${ten}-${small[value % 10]}`
}

const belowThousand = (value: number): string => {
  const [hundreds, rest] = [Math.floor(value / 100), value % 100]
  if (hundreds === 0) return belowHundred(value)
  const head = `${small[hundreds]} hundred`
  return rest === 0 ? head : `${head} and ${belowHundred(rest)}`
}

const spoken = (value: number): string => {
  const found = large.find(([size]) => value >= size)
  if (!found) return belowThousand(value)
  const [size, name] = found
  const [count, rest] = [Math.floor(value / size), value % size]
  const head = `${spoken(count)} ${name}`
  if (rest === 0) return head
  return rest < 100 ? `${head} and ${belowHundred(rest)}` : `${head} ${spoken(rest)}`
}

/** In words: one hundred and twenty. What cannot be said stays in figures. */
export const englishNumber = (value: number): string => (isSpeakable(value) ? spoken(value) : String(value))

/** Years of the last century are counted in hundreds. */
const englishYear = (year: number): string => {
  if (year < 1100 || year >= 2000) return englishNumber(year)
  const rest = year % 100
  const head = `${belowHundred(Math.floor(year / 100))} hundred`
  return rest === 0 ? head : `${head} and ${belowHundred(rest)}`
}

const irregular: Readonly<Record<string, string>> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
  twenty: 'twentieth',
  thirty: 'thirtieth',
}

/** First, twenty-second, thirtieth: the days of a month. */
const ordinal = (day: number): string => {
  const words = belowHundred(day)
  const [, head = '', last = words] = /^(.*-)(.*)$/.exec(words) ?? []
  return `${head}${irregular[last] ?? `${last}th`}`
}

/** 1,000, as the country writes it. */
export const englishFigures = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, ',')

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** The fifteenth day of November two thousand and twenty-six, as a deed writes it, or 15 November 2026. */
export const englishDay = (date: DutchDate, style: 'words' | 'plain'): string => {
  const { day, month, year } = partsOf(date)
  const name = months[month - 1] ?? ''
  return style === 'plain' ? `${day} ${name} ${year}` : `the ${ordinal(day)} day of ${name} ${englishYear(year)}`
}

/** One eurocent (EUR 0.01), one euro and twenty cents (EUR 1.20): legal English puts the currency first. */
export const englishMoney = (amount: Cents): string => {
  const figures = formatEuros(amount, 'en').replace('€', 'EUR\u00a0')
  if (!isSpeakable(amount)) return figures
  const [euros, cents] = [Math.floor(amount / 100), amount % 100]
  const coins = `${englishNumber(cents)} ${cents === 1 ? 'cent' : 'cents'}`
  if (euros === 0 && cents > 0) return `${englishNumber(cents)} ${cents === 1 ? 'eurocent' : 'eurocents'} (${figures})`
  const whole = `${englishNumber(euros)} ${euros === 1 ? 'euro' : 'euros'}`
  return cents === 0 ? `${whole} (${figures})` : `${whole} and ${coins} (${figures})`
}

const takesArticle =
  /^(?:Netherlands|Caribbean Netherlands|United |Philippines|Bahamas|Gambia|Maldives|Seychelles|Comoros|Isle of |U\.S\. )|(?: Republic| Islands| Territory| Territories)$/

/** As it stands behind the name of a town: Leeuwarden, the Netherlands. */
export const englishCountry = (name: string): string => (takesArticle.test(name) ? `the ${name}` : name)
