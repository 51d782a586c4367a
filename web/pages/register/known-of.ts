import { flowNamed, flows } from '#domain/products/index.ts'
import { isUuid } from '#domain/values/index.ts'
import { call } from '#web/api/index.ts'
import { placeAt } from '#web/links/index.ts'

type KnownOfVisitor = { readonly firstname?: string; readonly lastname?: string; readonly email?: string }

/** What a founder answered that an account asks as well; empty where they come from elsewhere, or nobody can tell. */
export async function knownOf(onward: string | undefined): Promise<KnownOfVisitor> {
  const { flow, uid } = placeAt(onward?.split(/[?#]/, 1)[0] ?? '')?.params ?? {}
  const name = flowNamed(flow ?? '')
  if (name === null || uid === undefined || !isUuid(uid)) return {}
  const read = `GET /api/${flows[name].api_path}/:uuid` as const
  return call(read, { params: { uuid: uid } }).then(
    ({ product_data: { main, p1 } }) => {
      const { firstname, lastname } = p1
      const email = main.email ?? p1.email
      return { ...(firstname && { firstname }), ...(lastname && { lastname }), ...(email && { email }) }
    },
    () => ({}),
  )
}
