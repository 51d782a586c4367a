import type { Answers } from '../questions/index.ts'
import { activeShareholders } from '../shareholders/index.ts'

/** Whoever talks to the tax adviser gets no quotes from bookkeepers beside it. */
export const replacesQuotes = (service: string): boolean => service === 'free-intake-smart-tax-accounting'

/** Which boxes checkout shows beside the terms and the criminal record. */
export function boxesFor(answers: Answers): { readonly lead_approval: boolean; readonly ubo: boolean } {
  const { upsell_package_type_product_ids: services = [], free_intake } = answers.main
  return {
    lead_approval: free_intake !== true && !services.map(String).some(replacesQuotes),
    // A company whose owners are not in the register yet: the notary has to wait for that.
    ubo: activeShareholders(answers).some((key) => answers[key].ubo_kvk_registered === false),
  }
}
