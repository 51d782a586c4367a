import { type Cents, formatEuros } from '../../money/index.ts'
import { type DutchDate, partsOf } from '../../values/index.ts'
import { isSpeakable } from './speakable.ts'

const small = [
  'nul',
  'een',
  'twee',
  'drie',
  'vier',
  'vijf',
  'zes',
  'zeven',
  'acht',
  'negen',
  'tien',
  'elf',
  'twaalf',
  'dertien',
  'veertien',
  'vijftien',
  'zestien',
  'zeventien',
  'achttien',
  'negentien',
]
const tens = ['', '', 'twintig', 'dertig', 'veertig', 'vijftig', 'zestig', 'zeventig', 'tachtig', 'negentig']
const large: readonly (readonly [size: number, name: string])[] = [
  [1e12, 'biljoen'],
  [1e9, 'miljard'],
  [1e6, 'miljoen'],
]

const belowHundred = (value: number): string => {
  const word = small[value]
  if (word !== undefined) return word
  const [ten, one] = [tens[Math.floor(value / 10)] ?? '', small[value % 10] ?? '']
  if (value % 10 === 0) return ten
  // Twee and drie end in an e, which needs a diaeresis before the next vowel.
  return `${one}${one.endsWith('e') ? 'ën' : 'en'}${ten}`
}

const belowThousand = (value: number): string => {
  const [hundreds, rest] = [Math.floor(value / 100), value % 100]
  if (hundreds === 0) return belowHundred(value)
  const head = hundreds === 1 ? 'honderd' : `${belowHundred(hundreds)}honderd`
  return rest === 0 ? head : `${head}${belowHundred(rest)}`
}

/** Up to a million; eleven to nineteen hundred are counted in hundreds, as everyone says them. */
const belowMillion = (value: number): string => {
  if (value < 1000) return belowThousand(value)
  if (value >= 1100 && value < 2000) {
    const rest = value % 100
    return `${belowHundred(Math.floor(value / 100))}honderd${rest === 0 ? '' : belowHundred(rest)}`
  }
  const [thousands, rest] = [Math.floor(value / 1000), value % 1000]
  const head = thousands === 1 ? 'duizend' : `${belowThousand(thousands)}duizend`
  return rest === 0 ? head : `${head} ${belowThousand(rest)}`
}

const spoken = (value: number): string => {
  const found = large.find(([size]) => value >= size)
  if (!found) return belowMillion(value)
  const [size, name] = found
  const [count, rest] = [Math.floor(value / size), value % size]
  const head = `${count === 1 ? 'één' : spoken(count)} ${name}`
  return rest === 0 ? head : `${head} ${spoken(rest)}`
}

/** In words: honderdtwintig, tweeduizend zesentwintig; a lone one is één. What cannot be said stays in figures. */
export const dutchNumber = (value: number): string => {
  if (!isSpeakable(value)) return String(value)
  return value === 1 ? 'één' : spoken(value)
}

/** 1.000, as the country writes it. */
export const dutchFigures = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, '.')

const months = [
  'januari',
  'februari',
  'maart',
  'april',
  'mei',
  'juni',
  'juli',
  'augustus',
  'september',
  'oktober',
  'november',
  'december',
]

/** Vijftien november tweeduizend zesentwintig, as a deed writes it, or 15 november 2026. */
export const dutchDay = (date: DutchDate, style: 'words' | 'plain'): string => {
  const { day, month, year } = partsOf(date)
  const name = months[month - 1] ?? ''
  return style === 'plain' ? `${day} ${name} ${year}` : `${dutchNumber(day)} ${name} ${dutchNumber(year)}`
}

/** Één eurocent (€ 0,01), één euro en twintig cent (€ 1,20). */
export const dutchMoney = (amount: Cents): string => {
  const figures = formatEuros(amount, 'nl')
  if (!isSpeakable(amount)) return figures
  const [euros, cents] = [Math.floor(amount / 100), amount % 100]
  if (euros === 0 && cents > 0) return `${dutchNumber(cents)} eurocent (${figures})`
  const whole = `${dutchNumber(euros)} euro`
  return cents === 0 ? `${whole} (${figures})` : `${whole} en ${dutchNumber(cents)} cent (${figures})`
}
