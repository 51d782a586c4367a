import { replacesQuotes } from '#domain/orders/index.ts'
import type { Answers } from '#domain/questions/index.ts'
import { withAnswer } from '../model/store/answers.ts'

const servicesPath = 'main.upsell_package_type_product_ids'
const quotes = 'main.lead_approval'

export const chosenServices = ({ main }: Answers): readonly string[] =>
  (main.upsell_package_type_product_ids ?? []).map(String)

/** The answers with a service taken or left. */
export function takeService(answers: Answers, slug: string, taken: boolean): Answers {
  const others = chosenServices(answers).filter((chosen) => chosen !== slug)
  const services = taken ? [...others, slug] : others
  const after = withAnswer(answers, servicesPath, services.length > 0 ? services : null)
  return taken && replacesQuotes(slug) ? withAnswer(after, quotes, false) : after
}

/** Whether the question has been made superfluous by a service. */
export const isReplaced = (answers: Answers, question: string): boolean =>
  question === quotes && chosenServices(answers).some(replacesQuotes)
