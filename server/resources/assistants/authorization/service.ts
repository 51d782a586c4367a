import type { FastifyBaseLogger } from 'fastify'
import { type ReadClientDocument, readClientDocument } from '#server/adapters/client-documents/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import type { Vault } from '#server/adapters/vault/index.ts'
import type { Config } from '#server/config/index.ts'
import type { Database } from '#server/db/index.ts'
import type { Metrics } from '#server/http/index.ts'
import type { QuestionnairesWithin } from '../../questionnaires/within.ts'
import type { KnownReferences } from '../../reference/references.ts'
import { connectedActions } from '../connected.ts'
import { assistantAuthentication } from '../connection.ts'
import { consentActions } from '../consents.ts'
import { connectingFigures } from '../figures.ts'
import type { AuthorizationServer } from './provider.ts'

type Parts = {
  readonly config: Config
  readonly database: Database
  readonly clock: Clock
  readonly vault: Vault
  readonly log: FastifyBaseLogger
  readonly questionnaires: Pick<QuestionnairesWithin, 'read' | 'placeOf'>
  readonly references: KnownReferences
  readonly metrics: Pick<Metrics, 'registry'>
  /** In the place of the internet. */
  readonly readDocument?: ReadClientDocument
}

/** How an assistant comes to be connected to an account, and is known from then on. */
export function assistantAuthorization({ readDocument = readClientDocument, ...parts }: Parts) {
  const { log } = parts
  let made: Promise<AuthorizationServer> | undefined

  /** The library is large, so it is loaded with the first request that needs it. */
  async function make(): Promise<AuthorizationServer> {
    const { createAuthorizationServer } = await import('./provider.ts')
    const onError = (error: Error) => log.error({ err: error }, 'the authorization of assistants failed')
    return createAuthorizationServer({ ...parts, readDocument, onError })
  }

  const server = (): Promise<AuthorizationServer> => {
    made ??= make()
    return made
  }

  return {
    server,
    authenticate: assistantAuthentication(parts),
    consents: consentActions({ ...parts, figures: connectingFigures(parts), server }),
    connected: connectedActions(parts),
  }
}
