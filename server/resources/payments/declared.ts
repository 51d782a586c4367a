import { boxesFor } from '#domain/orders/index.ts'
import { AppError } from '#server/http/index.ts'
import type { Declared } from '../orders/order.ts'
import type { Kept } from '../questionnaires/questionnaire.ts'

/** The boxes of checkout as they were sent. */
export type Boxes = {
  readonly criminal_record_status?: boolean | undefined
  readonly terms_of_service?: boolean | undefined
  readonly lead_approval?: boolean | undefined
  readonly ubo?: boolean | undefined
}

const sentences = {
  criminal_record_status: 'You need to check the Criminal Records option before you can continue',
  terms_of_service: 'In order to proceed, you first need to accept the General Terms and Conditions.',
  ubo: 'The notary cannot go on before the UBOs are reported: this must be acknowledged.',
} as const

/** Every box that must be ticked is, or it is said which is not. What is not asked does not count. */
export function demandBoxes({ answers }: Kept, boxes: Boxes): Declared {
  const asks = boxesFor(answers)
  const needed = ['criminal_record_status', 'terms_of_service', ...(asks.ubo ? (['ubo'] as const) : [])] as const
  const open = needed.filter((box) => boxes[box] !== true)
  if (open.length > 0) {
    throw new AppError('invalid_request', {
      entries: open.map((path) => ({ code: 'required', path, message: sentences[path] })),
    })
  }
  const before = answers.main.lead_approval ?? false
  return {
    criminal_record_status: true,
    terms_of_service: true,
    ubo: asks.ubo,
    lead_approval: asks.lead_approval ? (boxes.lead_approval ?? before) : before,
  }
}
