import { companyTitle } from '../names/index.ts'
import type { FlowName } from './flows.ts'
import { productOf } from './products.ts'

/** What the company of a flow is called where a person reads it; null while it has no name. */
export const companyCalled = (flow: FlowName, name: string | null | undefined): string | null =>
  name ? companyTitle(name, productOf(flow).legal_form) : null
