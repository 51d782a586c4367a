import { useEffect } from 'react'
import { flowNamed, flows } from '#domain/products/index.ts'
import { rememberProductType } from '#web/session/index.ts'

/** What someone came for is remembered as soon as they open it. */
export function useProductType(flow: string | undefined): void {
  useEffect(() => {
    const known = flow === undefined ? null : flowNamed(flow)
    if (known) rememberProductType(flows[known].product_type)
  }, [flow])
}
