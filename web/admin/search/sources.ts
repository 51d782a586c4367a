import { fieldText, hasWords } from '#domain/messages/index.ts'
import { type FlowName, flowNames, loadProduct } from '#domain/products/index.ts'
import { fieldsOf } from '#domain/questions/index.ts'
import type { Locale } from '#domain/values/index.ts'
import { call } from '#web/api/index.ts'
import { calculatorMessagesIn, loadTexts } from '#web/i18n/index.ts'
import { loadMessages } from '#web/questionnaire/index.ts'
import { type AdminSection, adminHref } from '../links.ts'

/** Something of the back office that can be gone to. */
export type AdminHit = {
  readonly section: AdminSection
  /** Where it is; several things may be found at one place. */
  readonly href: string
  /** Its own among all of them. */
  readonly value: string
  readonly label: string
  /** What else it is found by. */
  readonly aliases: readonly string[]
}

type Findable = { readonly id: string; readonly label: string; readonly aliases?: readonly string[] }

const hit = (section: AdminSection, href: string, { id, label, aliases = [] }: Findable): AdminHit => ({
  ...{ section, href, value: `${section} ${id}`, label, aliases },
})

async function prices(locale: Locale): Promise<AdminHit[]> {
  const [{ names }] = await Promise.all([call('GET /api/admin/price_books'), loadTexts(locale, ['sums'])])
  const sold = { ...calculatorMessagesIn(locale).products, ...names.memberships[locale], ...names.services[locale] }
  return Object.entries(sold).map(([id, label]) => hit('prices', adminHref('prices'), { id, label }))
}

async function pages(): Promise<AdminHit[]> {
  const { data } = await call('GET /api/admin/stories')
  return data
    .filter(({ component }) => component === 'page')
    .map(({ uuid, name, addresses }) => {
      const aliases = addresses.map(({ slug }) => slug)
      return hit('pages', adminHref('pages', uuid), { id: uuid, label: name, aliases })
    })
}

async function offices(): Promise<AdminHit[]> {
  const { data } = await call('GET /api/admin/offices')
  return data.map(({ id, name, city }) =>
    hit('offices', adminHref('offices', String(id)), { id: String(id), label: name, aliases: [city] }),
  )
}

async function staff(): Promise<AdminHit[]> {
  const { data } = await call('GET /api/admin/staff')
  return data.map(({ uuid, name, email }) =>
    hit('staff', adminHref('staff'), { id: uuid, label: name || email, aliases: [email] }),
  )
}

// The words of most questions are the same in all of them.
const [usual] = flowNames as [FlowName]

async function questions(locale: Locale): Promise<AdminHit[]> {
  const { wording } = await loadProduct(usual)
  const messages = await loadMessages(locale, wording)
  return (['main', 'shareholder'] as const)
    .flatMap(fieldsOf)
    .filter((field) => hasWords(messages, field))
    .map((field) => {
      const id = `${field.scope}.${field.key}`
      return hit('questions', adminHref('questions', id), { id, label: fieldText(messages, field).label })
    })
}

/** Everything that can be found; what does not come is left out, and the rest is found all the same. */
export async function loadHits(locale: Locale): Promise<readonly AdminHit[]> {
  const found = await Promise.allSettled([prices(locale), pages(), offices(), staff(), questions(locale)])
  return found.flatMap((part) => (part.status === 'fulfilled' ? part.value : []))
}
