import type { Refusal, Reservation } from '#domain/refusals/index.ts'
import type { Say } from '#web/i18n/index.ts'

/** Who a refusal is about: whoever reads it, somebody by name, or the company. */
export type About = 'you' | 'company' | { readonly name: string }

/** What is wrong and what helps, in the words for whom it is about. */
export function refusalWords({ code, values }: Refusal, about: About, say: Say) {
  const who = typeof about === 'string' ? '' : about.name
  const filled = { ...values, who }
  switch (code) {
    case 'reserved_word':
      return {
        title: say('signing.refusals.reserved_word.title', filled),
        text: say(`signing.refusals.reserved_word.${values.because as Reservation}`),
      }
    case 'address_unknown':
      return {
        title: say(
          about === 'you'
            ? 'signing.refusals.address_unknown.title_you'
            : about === 'company'
              ? 'signing.refusals.address_unknown.title_company'
              : 'signing.refusals.address_unknown.title',
          filled,
        ),
        text: say('signing.refusals.address_unknown.text'),
      }
    case 'document_expires':
    case 'signature_too_late':
      return {
        title: say(`signing.refusals.${code}.${about === 'you' ? 'title_you' : 'title'}`, filled),
        text: say(`signing.refusals.${code}.text`, filled),
      }
    case 'no_director':
    case 'legal_form':
    case 'name_beside_business':
    case 'name_of_business':
      return { title: say(`signing.refusals.${code}.title`), text: say(`signing.refusals.${code}.text`, filled) }
    default: {
      const forgotten: never = code
      return forgotten
    }
  }
}
