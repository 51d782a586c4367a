import type { Calculation } from '#contract/calculations.ts'
import type { CalculatorAnswers } from '#domain/calculator/index.ts'
import { call } from '#web/api/index.ts'

/** As the wire has it. */
const sent = ({ answered, ...rows }: CalculatorAnswers) => ({ ...rows, answered: [...answered] })

/** Sends all answers, over this version; also when the page is left before they are there. */
export const sendAnswers = (uuid: string, data: CalculatorAnswers, version: number): Promise<Calculation> =>
  call('PATCH /api/calculation/:uuid', {
    params: { uuid },
    body: { data: sent(data) },
    ifMatch: version,
    keepalive: true,
  })
