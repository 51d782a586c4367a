import type { FastifyInstance } from 'fastify'
import { type KnownPerson, listKnownPeople } from '#contract/known-people.ts'
import { restore } from '#domain/questions/index.ts'
import { activeShareholders, isSamePerson, personIn } from '#domain/shareholders/index.ts'
import type { Vault } from '#server/adapters/vault/index.ts'
import type { Database } from '#server/db/index.ts'
import { ownSession, serve } from '#server/http/index.ts'
import { asSealed, openAnswers } from './secrets.ts'
import { selectQuestionnairesOf } from './store.ts'

type Parts = { readonly database: Database; readonly vault: Vault }

/** Whoever founds more companies than this knows the people by heart. */
const mostCompanies = 20
const mostPeople = 12

/** The people whom an account filled in before, so that nobody has to do that twice. */
export function knownPeopleActions({ database, vault }: Parts) {
  return {
    async list(account: string): Promise<KnownPerson[]> {
      const rows = await selectQuestionnairesOf(database.db, account)
      const people = rows
        .slice(-mostCompanies)
        .reverse()
        .flatMap(({ uuid, answers: stored, sealed }) => {
          const answers = restore(openAnswers(vault, uuid, stored, asSealed(sealed)))
          return activeShareholders(answers).flatMap((key): KnownPerson[] => {
            const details = personIn(answers[key])
            return details ? [{ company: answers.main.company_name ?? null, details }] : []
          })
        })
      return people
        .filter(({ details }, index) => people.findIndex((one) => isSamePerson(one.details, details)) === index)
        .slice(0, mostPeople)
    },
  }
}

export async function registerKnownPeople(
  api: FastifyInstance,
  actions: ReturnType<typeof knownPeopleActions>,
): Promise<void> {
  serve(api, listKnownPeople, async ({ request }) => ({ people: await actions.list(ownSession(request).account) }))
}
