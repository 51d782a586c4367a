import { wholeWay } from '../checkout/whole-way.ts'
import { breadth, test } from '../fixtures.ts'
import { answeredConversion } from '../questionnaire/conversion.ts'
import { answeredHolding } from '../questionnaire/holding.ts'
import { answeredTransfer } from '../questionnaire/transfers.ts'

const ways = [
  {
    flow: 'holding',
    answers: answeredHolding(),
    paper: /^Akte van oprichting van De Vries Holding.*PDF$/i,
    sections: 12,
  },
  { flow: 'incorporate-holding', answers: answeredHolding(), paper: /De Vries Holding.*PDF$/i, sections: 12 },
  { flow: 'transfer_of_shares', answers: answeredTransfer(), paper: /^Akte van levering.*PDF$/i, sections: 12 },
  {
    flow: 'omzetting',
    answers: answeredConversion({ type_of_conversion: 'tax_free_transfer' }),
    paper: /^Akte van inbreng.*PDF$/i,
    sections: 14,
    typed: 'trade_name',
  },
] as const

for (const way of ways) {
  test(`${way.flow}: from the first question to a paid and downloaded paper`, breadth(), async ({ page }) => {
    test.slow()
    await wholeWay(page, way)
  })
}
