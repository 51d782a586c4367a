import { type DocumentName, documentNames } from '../../blueprint/index.ts'
import type { ShareholderKey } from '../../fields/index.ts'
import { listDocuments } from '../list.ts'
import { cleanText, printAnswer } from '../print.ts'
import {
  formOf,
  type NamedSigning,
  type PersonSigning,
  peopleSigning,
  type SigningRole,
  signedWhen,
  signersOf,
} from '../signers.ts'
import type { ComputedValue, Fact, LoopTurn, Subject, TemplateScope } from '../template.ts'
import { fact, founderFacts } from './facts.ts'
import { computedFrom, fillIn } from './make.ts'
import { actsByTwo, directorsOf, employeesOf, foundersOf } from './parties.ts'
import { asRegistered, documentValues as known } from './values.ts'

/** The paper that is spoken of: the one that is made, or in a letter each one that it lists. */
const paperAt = ({ world, facts }: TemplateScope): DocumentName => {
  const name = facts.paper?.value ?? world.document
  const found = documentNames.find((one) => one === name)
  if (!found) throw new Error(`nobody knows who signs ${String(name)}`)
  return found
}

/** The company that paper is about. */
const subjectAt = ({ world, facts }: TemplateScope): Subject => {
  const of = facts.paper_of?.value
  if (of === undefined) return world.subject
  return of === 'main' ? { kind: 'company' } : { kind: 'holding', person: of as ShareholderKey }
}

/** How a set of papers names what it is about. */
type FullNameOf = (scope: TemplateScope) => ComputedValue

const companyAt = (scope: TemplateScope, fullName: FullNameOf): ComputedValue =>
  fullName({ ...scope, world: { ...scope.world, subject: subjectAt(scope) } })

const turnOf = (paper: DocumentName, one: PersonSigning | NamedSigning): LoopTurn => {
  const { role } = one
  if (one.by === 'named') {
    const through = fact(one.through, 'main.board_signer_company')
    return { id: `${one.who}_${role}`, facts: { signer: fact(one.who), signs_as: fact(role), signs_through: through } }
  }
  const { key, co } = one
  const signer = fact(co ? 'co_director' : 'person', `${key}.representation_type`)
  const through = fact(one.through, `${key}.type`)
  // What somebody signs for a holding before it is there, is ratified by it afterwards.
  const isEarly = one.through === 'holding' && signedWhen(paper) === 'before' && role !== 'ratifier'
  const in_formation = fact(isEarly, `${key}.type`)
  const facts = { in_formation, signer, signs_as: fact(role), signs_through: through }
  return { id: `${formOf(key, co)}_${role}`, at: key, facts }
}

/** Everyone who signs this paper, or this form of it, in the order in which they do. */
const signers = (scope: TemplateScope): readonly LoopTurn[] => {
  const of = { answers: scope.world.answers, subject: subjectAt(scope) }
  const [form, paper] = [scope.facts.form_of?.value, paperAt(scope)]
  return peopleSigning(paper, of)
    .filter((one) => form === undefined || one.form === undefined || one.form === form)
    .map((one) => turnOf(paper, one))
}

/** The second directors of companies that act by two: they declare and accept as the first ones do. */
const coDirectors = ({ world }: TemplateScope): readonly LoopTurn[] =>
  foundersOf(world)
    .filter(({ key, kind }) => kind === 'company' && actsByTwo(world.answers[key]))
    .map((founder) => {
      const { key } = founder
      const own = directorsOf(world).filter((one) => one.key === key && one.as === 'company')
      return {
        id: formOf(key, true),
        at: key,
        facts: {
          ...founderFacts(world, founder),
          form_of: fact(formOf(key, true)),
          directs_as_company: fact(own.length > 0, ...own.map(({ field }) => field)),
        },
      }
    })

const employees = ({ world }: TemplateScope): readonly LoopTurn[] =>
  foundersOf(world)
    .filter(({ key }) => employeesOf(world).includes(key))
    .map((founder) => ({
      id: founder.key,
      at: founder.key,
      facts: { ...founderFacts(world, founder), form_of: fact(founder.key) },
    }))

/** The other papers of the set, those that somebody signs or those that are only to be read. */
const papers =
  (signed: boolean) =>
  ({ world }: TemplateScope): readonly LoopTurn[] => {
    const { plan } = world.context
    if (!plan) return []
    return listDocuments(plan, world.answers)
      .filter(({ name }) => name !== world.document)
      .filter(({ name, subject }) => {
        const by = peopleSigning(name, { answers: world.answers, subject })
        return by.length > 0 === signed
      })
      .map(({ key, name, subject }) => ({
        id: key,
        facts: {
          paper: fact(name),
          paper_of: fact(subject.kind === 'company' ? 'main' : subject.person),
          signed_after: fact(signedWhen(name) === 'after'),
          office_signs: fact(signersOf(name, { answers: world.answers, subject }).some((one) => one.by === 'office')),
          others_sign: fact(
            signersOf(name, { answers: world.answers, subject }).some((one) => one.by === 'co_shareholders'),
          ),
        },
      }))
  }

/** One turn where something is signed only once the company is there, otherwise none. */
const signedLater = (scope: TemplateScope): readonly LoopTurn[] =>
  papers(true)(scope).some(({ facts }) => facts?.signed_after?.value === true) ? [{ id: 'later' }] : []

export const signingLoops = {
  signers,
  co_directors: coDirectors,
  employees,
  papers_to_sign: papers(true),
  papers_to_read: papers(false),
  signed_later: signedLater,
} as const satisfies Readonly<Record<string, (scope: TemplateScope) => readonly LoopTurn[]>>

/** The text with a value in it, or what that value still lacks. */
const filledWith = (phrase: string, name: string, value: ComputedValue): ComputedValue =>
  'text' in value ? { ...value, text: fillIn(phrase, { [name]: value.text }) } : value

const roleName = (scope: TemplateScope, fullName: FullNameOf): ComputedValue => {
  const { phrases } = scope.world.language
  const phrase = phrases[`role_${String(scope.facts.signs_as?.value)}`] ?? ''
  return phrase.includes('{company}')
    ? filledWith(phrase, 'company', companyAt(scope, fullName))
    : { text: phrase, fields: [] }
}

const isNamed = (signer: unknown): signer is NamedSigning['who'] =>
  signer === 'board_signer' || signer === 'board_second' || signer === 'next_director'

/** Somebody who was asked everything, the second director of a company, or one of whom we have the name. */
const signerName = (scope: TemplateScope): ComputedValue => {
  const signer = scope.facts.signer?.value
  if (isNamed(signer)) return printAnswer(scope.world, `main.${signer}_name`)
  return signer === 'co_director' ? known.co_director(scope) : known.person_name(scope)
}

/** The company that is signed for; of a holding that is yet to be founded, with those words. */
const partyAt = (scope: TemplateScope): ComputedValue => {
  if (isNamed(scope.facts.signer?.value)) return computedFrom(scope.world, ['main.board_signer_company'], asRegistered)
  if (scope.facts.signs_through?.value === 'company') return known.company_name(scope)
  const holding = known.holding_name(scope)
  const isThere = scope.facts.in_formation?.value !== true
  return isThere ? holding : filledWith(scope.world.language.phrases.in_formation ?? '', 'company', holding)
}

/** In which capacity: als oprichter; namens Terp Beheer B.V., oprichter; voor zichzelf. */
const signsAs =
  (fullName: FullNameOf) =>
  (scope: TemplateScope): ComputedValue => {
    const { phrases } = scope.world.language
    const isSelf = scope.facts.signs_through?.value === 'self'
    if (scope.facts.signs_as?.value === 'person')
      return isSelf
        ? { text: phrases.signs_person ?? '', fields: [] }
        : filledWith(phrases.signs_person_for ?? '', 'party', partyAt(scope))
    const role = roleName(scope, fullName)
    if (!('text' in role)) return role
    if (isSelf) return filledWith(phrases.signs_self ?? '', 'role', role)
    const made = filledWith(phrases.signs_for ?? '', 'party', partyAt(scope))
    if (!('text' in made)) return made
    return { text: fillIn(made.text, { role: role.text }), fields: [...made.fields, ...role.fields] }
  }

const longestSender = 200

const sender =
  (part: 'name' | 'email') =>
  ({ world }: TemplateScope): ComputedValue => {
    const text = cleanText(world.context.sender?.[part] ?? '', longestSender)
    return text === '' ? { blank: `sender_${part}` } : { text, fields: [] }
  }

const blank = (name: string) => (): ComputedValue => ({ blank: name })

/** What every set says about signing, with the name of what it is about. */
export const signingValuesWith = (fullName: FullNameOf) =>
  ({
    signer_name: signerName,
    signs_as: signsAs(fullName),
    paper_title: (scope) =>
      filledWith(
        scope.world.language.phrases[`paper_${paperAt(scope)}`] ?? paperAt(scope),
        'company',
        companyAt(scope, fullName),
      ),
    sender_name: sender('name'),
    sender_email: sender('email'),
    by_signer: blank('by_signer'),
    by_parties: blank('by_parties'),
  }) as const satisfies Readonly<Record<string, (scope: TemplateScope) => ComputedValue>>

export const signingValues = signingValuesWith(known.full_name)

/** What the turns of these loops know. */
export type SignedPaperFacts = {
  readonly office_signs: Fact<boolean>
  readonly others_sign: Fact<boolean>
  readonly signed_after: Fact<boolean>
  readonly signs_as: Fact<SigningRole>
}
