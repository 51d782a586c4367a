import { check, normalise } from '#domain/fields/index.ts'
import { fullNameOf } from '#domain/names/index.ts'
import { type Answers, type AnswersOf, fieldsOf } from '#domain/questions/index.ts'
import { type DutchDate, streetAndNumber } from '#domain/values/index.ts'

export type Billing = AnswersOf<'billing'>

type Raw = Readonly<Record<string, string | undefined>>

/** Who has an account with us. */
type AccountHolder = { readonly firstname: string; readonly lastname: string; readonly phone: string | null }

/** Street and number are kept together elsewhere, and apart on an invoice. */
function splitAddress(address: string | undefined, country = 'NL'): Raw {
  // Elsewhere the number may stand first: its line stays as it is.
  if (country !== 'NL') return { street: address, country }
  return streetAndNumber(address ?? '') ?? { street: address }
}

/** The first founder: the person, or the company that founds. */
function founderIn({ p1 }: Answers): Raw {
  if (p1.type === 'existing_company' || p1.is_existing_company === true) {
    return {
      name: p1.company_name,
      ...splitAddress(p1.company_address, p1.company_country),
      zip: p1.company_zipcode,
      city: p1.company_location,
      phone_number: p1.phone_number,
    }
  }
  return {
    name: fullNameOf(p1) || undefined,
    ...splitAddress(p1.address, p1.residence_country),
    zip: p1.zip_code,
    city: p1.location,
    phone_number: p1.phone_number,
  }
}

const officeIn = ({ main }: Answers): Raw => ({
  ...splitAddress(main.office_address),
  zip: main.postal_code,
  city: main.place_of_business,
})

const nameOf = ({ phone, ...holder }: AccountHolder): Raw => ({
  name: fullNameOf(holder) || undefined,
  phone_number: phone ?? undefined,
})

/** To whom the invoice could go, by what we know already. Where someone lives comes from one place, never half of two. */
export function proposeBilling(holder: AccountHolder, answers: Answers | null, today: DutchDate): Billing {
  const founder = answers ? founderIn(answers) : {}
  const place = answers && founder.street === undefined ? officeIn(answers) : {}
  const known = { ...nameOf(holder), ...given(place), ...given(founder) }
  const entries = fieldsOf('billing').flatMap((field) => {
    const value = normalise(field, known[field.key])
    return value === null || check(field, value, { today, draft: true, form: known }).length > 0
      ? []
      : [[field.key, value]]
  })
  return Object.fromEntries(entries) as Billing
}

const given = (raw: Raw): Raw => Object.fromEntries(Object.entries(raw).filter(([, value]) => value !== undefined))
