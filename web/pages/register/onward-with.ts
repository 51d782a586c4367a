import { type FlowName, flowNames, flows } from '#domain/products/index.ts'
import { href, placeAt } from '#web/links/index.ts'

type Wishes = {
  readonly redirect_url?: string | undefined
  readonly product_type?: string | undefined
  readonly company_name?: string | undefined
}

const flowOf = (type: string | null | undefined): FlowName | undefined =>
  flowNames.find((flow) => flows[flow].product_type === type)

/** Where a new account goes: where it was going, and a name for a company goes along into its new questionnaire. */
export function onwardWith(wishes: Wishes, remembered: string | null): string | undefined {
  const { redirect_url, product_type, company_name } = wishes
  if (company_name === undefined) return redirect_url
  if (redirect_url === undefined) {
    const flow = flowOf(product_type) ?? flowOf(remembered) ?? 'dutch-bv'
    return href('flow', { flow }, { company_name })
  }
  const [path = '', search = ''] = redirect_url.split('?')
  const place = placeAt(path)
  const begins = place?.name === 'flow' && place.params.uid === undefined
  if (!begins) return redirect_url
  const query = new URLSearchParams(search)
  query.set('company_name', company_name)
  return `${path}?${query}`
}

/** Back from making an account: to the questions before the bill, where one came from. */
export const backFrom = (redirect: string | null): string | null => redirect?.replace('/billing', '') ?? null
