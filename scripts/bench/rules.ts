import {
  type CalculatorAnswers,
  countedAnswers,
  defaultOrigin,
  type GivenReply,
  nextQuestion,
  plantedQuestions,
  reply,
  startCalculation,
} from '#domain/calculator/index.ts'
import { firstBook, quote } from '#domain/pricing/index.ts'
import { type Figure, middle } from './figure.ts'

/** Everything that can be answered, for four people: the longest way and the longest list of lines. */
const steps: Readonly<Record<string, GivenReply | null>> = {
  converting: { main: { converting: true, converted_from: 'vof' } },
  type_of_conversion: { main: { type_of_conversion: 'tax_free_transfer' } },
  shareholder_count: { main: { shareholder_count: 4 } },
  shareholder_type: Object.fromEntries(['p1', 'p2', 'p3', 'p4'].map((key) => [key, { type: 'new_company' }])),
  timing: { main: { timing: 'fast', incorporation_speed: 'fast' } },
  caregiver: { main: { caregiver: true } },
  dga_plan: Object.fromEntries(['p1', 'p2', 'p3', 'p4'].map((key) => [key, { dga_plan: true }])),
  upsell_package: { main: { upsell_package: 'starter_yearly' } },
}

const rounds = 1_000
const perRound = 20

/** Milliseconds for one call in a round that nobody disturbed: the machine may be doing other things. */
function each(call: () => unknown): number {
  const times = Array.from({ length: rounds }, () => {
    const begin = performance.now()
    for (let count = 0; count < perRound; count++) call()
    return (performance.now() - begin) / perRound
  })
  return middle(times, 0.25)
}

/** What runs at every choice in the calculator, in the browser and on the server. */
export async function rules(): Promise<Figure[]> {
  const answers: CalculatorAnswers = Object.entries(steps).reduce(
    (before, [key, given]) => reply(plantedQuestions, before, key, given),
    startCalculation(defaultOrigin),
  )
  const counted = countedAnswers(answers)
  const today = firstBook.valid_from
  return [
    {
      what: 'quote() of everything for four people, in milliseconds',
      measured: each(() => quote({ name: 'omzetting' }, counted, firstBook, { today })),
      budget: 0.1,
      unit: '',
    },
    {
      what: 'next() at the last question, in milliseconds',
      measured: each(() => nextQuestion(plantedQuestions, defaultOrigin, answers)),
      budget: 0.1,
      unit: '',
    },
  ]
}
