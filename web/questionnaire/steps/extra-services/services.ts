import type { Answers } from '#domain/fields/index.ts'
import { withAnswer } from '../../store/answers.ts'

const path = 'main.upsell_package_type_product_ids'

/** Whoever talks to the tax adviser gets no quotes from bookkeepers beside it. */
const instead = { service: 'free-intake-smart-tax-accounting', question: 'main.lead_approval' } as const

export const chosenServices = ({ main }: Answers): readonly string[] =>
  (main.upsell_package_type_product_ids ?? []).map(String)

/** The answers with a service taken or left. */
export function takeService(answers: Answers, slug: string, taken: boolean): Answers {
  const others = chosenServices(answers).filter((one) => one !== slug)
  const services = taken ? [...others, slug] : others
  const after = withAnswer(answers, path, services.length > 0 ? services : null)
  return taken && slug === instead.service ? withAnswer(after, instead.question, false) : after
}

/** Whether the question has been made superfluous by a service. */
export const isReplaced = (answers: Answers, question: string): boolean =>
  question === instead.question && chosenServices(answers).includes(instead.service)
