import {
  type ListedDocument,
  type NamedSigning,
  type PersonSigning,
  type Signer,
  signedWhen,
  signersOf,
} from '#domain/documents/index.ts'
import type { ShareholderKey } from '#domain/fields/index.ts'
import { fullNameOf } from '#domain/names/index.ts'
import type { RelevantAnswers } from '#domain/questions/index.ts'
import { type Say, useLocale, useSay } from '#web/i18n/index.ts'
import { unnamed } from '../model/use/people.ts'

interface SignersProps {
  readonly listed: ListedDocument
  readonly answers: RelevantAnswers
}

const personName = (answers: RelevantAnswers, key: ShareholderKey, say: Say): string =>
  fullNameOf(answers[key]) || unnamed(key, say)

const partyName = (answers: RelevantAnswers, { key, through }: PersonSigning, say: Say): string => {
  const { company_name, holding_name } = answers[key]
  const name = through === 'company' ? company_name : holding_name
  return name ? say('offers.company', { name }) : unnamed(key, say)
}

/** Someone of whom only the name was asked. */
const namedWords = ({ main }: RelevantAnswers, { who, role: key, through }: NamedSigning, say: Say): string => {
  const name =
    main[`${who}_name`] ??
    say(`offers.documents.signing.roles.${who === 'next_director' ? 'new_director' : 'director'}`)
  const { board_signer_company: company } = main
  if (key === 'person') return name
  const role = say(`offers.documents.signing.roles.${key}`)
  return through === 'company' && company
    ? say('offers.documents.signing.for', { name, company: say('offers.company', { name: company }), role })
    : say('offers.documents.signing.as', { name, role })
}

const signerWords = (answers: RelevantAnswers, signer: Signer, say: Say): string => {
  if (signer.by === 'named') return namedWords(answers, signer, say)
  if (signer.by !== 'person') return say(`offers.documents.signing.${signer.by}`)
  const company = signer.through === 'self' ? '' : partyName(answers, signer, say)
  const name = signer.co
    ? say('offers.documents.signing.co_director', { company })
    : personName(answers, signer.key, say)
  const role = say(`offers.documents.signing.roles.${signer.role}`)
  if (signer.co || signer.through === 'self')
    return signer.role === 'person' ? name : say('offers.documents.signing.as', { name, role })
  return say('offers.documents.signing.for', { name, company, role })
}

/** Who signs a paper, by the same rule as the paper and the letter say it; or that it is only to be read. */
export function Signers({ listed, answers }: SignersProps) {
  const say = useSay()
  const { locale } = useLocale()
  const signers = signersOf(listed.name, { answers, subject: listed.subject })
  const [first] = signers
  if (!first) return <p className="mt-1 text-hint">{say('offers.documents.signing.read')}</p>
  if (first.by === 'office') return <p className="mt-1 text-hint">{say('offers.documents.signing.office')}</p>
  const names = [...new Set(signers.map((signer) => signerWords(answers, signer, say)))]
  const who = new Intl.ListFormat(locale, { type: 'conjunction' }).format(names)
  const when = signedWhen(listed.name) === 'after' ? 'after' : 'by'
  return <p className="mt-1 text-hint">{say(`offers.documents.signing.${when}`, { who })}</p>
}
