import cookies from '@fastify/cookie'
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { socialRoutes } from '#contract/accounts.ts'
import { createAddresses } from './adapters/addresses/index.ts'
import type { Clock } from './adapters/clock/index.ts'
import { createContentProvider } from './adapters/content/index.ts'
import { createIdentityProviders, createIdentitySandbox } from './adapters/identity/index.ts'
import type { Scanner } from './adapters/scanner/index.ts'
import type { Screens } from './adapters/screens/index.ts'
import { createTradeRegister } from './adapters/trade-register/index.ts'
import type { Vault } from './adapters/vault/index.ts'
import type { WebhookSender } from './adapters/webhooks/index.ts'
import { backOfficeData } from './back-office-data.ts'
import type { Config } from './config/index.ts'
import type { Database } from './db/index.ts'
import { AppError, createRedirects, createServer, guardApi, type Metrics } from './http/index.ts'
import type { Jobs } from './jobs/index.ts'
import { keepers } from './keepers.ts'
import type { PaymentService } from './payments.ts'
import { accountActions, accountParts, authenticator } from './resources/accounts/actions.ts'
import type { PasswordOptions } from './resources/accounts/passwords.ts'
import { registerAccounts } from './resources/accounts/routes.ts'
import { registerAccountPage } from './resources/accounts/routes-own.ts'
import { registerSecondFactor } from './resources/accounts/routes-second-factor.ts'
import { registerStaff } from './resources/accounts/routes-staff.ts'
import { secondFactorActions } from './resources/accounts/second-factor.ts'
import { staffActions } from './resources/accounts/staff.ts'
import { addressActions, registerAddresses } from './resources/addresses/actions.ts'
import { authorizationRoutes } from './resources/assistants/authorization/routes.ts'
import { assistantAuthorization } from './resources/assistants/authorization/service.ts'
import { registerMcp } from './resources/assistants/mcp.ts'
import { registerAssistants } from './resources/assistants/routes.ts'
import { assistantTools } from './resources/assistants/tools/index.ts'
import { createAudit, registerAudit } from './resources/audit/actions.ts'
import { registerBillings } from './resources/billings/actions.ts'
import { calculationActions } from './resources/calculations/actions.ts'
import { calculatorActions, pageData } from './resources/calculations/configuration.ts'
import { registerCalculations } from './resources/calculations/routes.ts'
import { accessActions } from './resources/cases/accesses.ts'
import { registerChanges } from './resources/cases/changes/routes.ts'
import { registerCases, registerOwnCases } from './resources/cases/routes.ts'
import { registerAppointments } from './resources/cases/routes-appointment.ts'
import { registerCaseEvents } from './resources/cases/routes-events.ts'
import { registerCaseLinks } from './resources/cases/routes-links.ts'
import { registerCaseServices } from './resources/cases/routes-services.ts'
import { type CaseService, createCaseService } from './resources/cases/service.ts'
import { catalogueActions } from './resources/catalogue/actions.ts'
import { catalogueExtras } from './resources/catalogue/extras.ts'
import { pricePlanning } from './resources/catalogue/planning.ts'
import { registerCatalogue, registerExtras, registerPricePlanning } from './resources/catalogue/routes.ts'
import type { Companies } from './resources/companies/actions.ts'
import { registerCompanies } from './resources/companies/routes.ts'
import { contactActions, registerContact } from './resources/contact/actions.ts'
import { registerContracts } from './resources/contracts/routes.ts'
import { registerContractSigning } from './resources/contracts/routes-signing.ts'
import type { ContractService } from './resources/contracts/service.ts'
import { dashboardActions, registerDashboard } from './resources/dashboard/actions.ts'
import { registerData } from './resources/data-files/routes.ts'
import { checkDataKey } from './resources/data-key/index.ts'
import { describeApi, docsRoutes } from './resources/docs/routes.ts'
import { documentActions, type IsPaid } from './resources/documents/actions.ts'
import { reissueDocuments } from './resources/documents/jobs.ts'
import { registerDocuments } from './resources/documents/routes.ts'
import type { DocumentService } from './resources/documents/service.ts'
import { draftActions } from './resources/drafts/actions.ts'
import { draftLinks } from './resources/drafts/links.ts'
import { registerDrafts } from './resources/drafts/routes.ts'
import { registerHealth } from './resources/health/routes.ts'
import { identitySandboxRoutes, insideFetch, sandboxDesks } from './resources/identity-sandbox/index.ts'
import { checkupActions } from './resources/legal-checkups/actions.ts'
import { registerLegalCheckups } from './resources/legal-checkups/routes.ts'
import { registerMemberships } from './resources/memberships/routes.ts'
import { adminOffices } from './resources/offices/actions.ts'
import { registerOffices } from './resources/offices/routes.ts'
import { type Outbox, outbox as outboxRoutes } from './resources/outbox/index.ts'
import { createDeclarations } from './resources/participants/declaration.ts'
import { createDoor } from './resources/participants/door.ts'
import type { Invitations } from './resources/participants/invitations.ts'
import { invitedActions } from './resources/participants/invited.ts'
import { registerPartAppointments } from './resources/participants/own-appointment.ts'
import { partPapers } from './resources/participants/papers.ts'
import { partActions } from './resources/participants/part.ts'
import { createOwnPowers } from './resources/participants/powers.ts'
import { createProgress } from './resources/participants/progress.ts'
import { registerParticipants } from './resources/participants/routes.ts'
import { createThread, type ParticipantThread } from './resources/participants/thread.ts'
import type { Partners } from './resources/partners/actions.ts'
import { registerPartners } from './resources/partners/routes.ts'
import { paymentSandboxRoutes } from './resources/payment-sandbox/index.ts'
import { registerPayments } from './resources/payments/routes.ts'
import { pictureActions } from './resources/pictures/actions.ts'
import { registerPictures } from './resources/pictures/routes.ts'
import { pictureRoutes } from './resources/pictures/routes-files.ts'
import { questionCounting } from './resources/question-counts/actions.ts'
import { questionReporting } from './resources/question-counts/report.ts'
import { registerQuestionCounts } from './resources/question-counts/routes.ts'
import { questionWording } from './resources/question-words/actions.ts'
import { registerQuestionWords } from './resources/question-words/routes.ts'
import { questionnaireActions } from './resources/questionnaires/actions.ts'
import { beforePaying } from './resources/questionnaires/before-paying.ts'
import { knownPeopleActions, registerKnownPeople } from './resources/questionnaires/known-people.ts'
import { registerQuestionnaires } from './resources/questionnaires/routes.ts'
import { questionnairesWithin } from './resources/questionnaires/within.ts'
import { referenceActions } from './resources/reference/actions.ts'
import { countryWriting } from './resources/reference/country-writing.ts'
import { knownReferences } from './resources/reference/references.ts'
import { registerReference } from './resources/reference/routes.ts'
import { registerCountryWriting } from './resources/reference/routes-admin.ts'
import { registerReminders, stoppingActions } from './resources/reminders/stopping.ts'
import { createPages, screenRoutes } from './resources/screens/index.ts'
import { registerSecurityTxt, securityTxtActions } from './resources/security-txt/actions.ts'
import { registerSite, siteActions } from './resources/site/actions.ts'
import { storyActions } from './resources/stories/actions.ts'
import { createContentPages } from './resources/stories/pages.ts'
import { providedSource } from './resources/stories/provided.ts'
import { registerStories } from './resources/stories/routes.ts'
import { contentRoutes, type ShowContent } from './resources/stories/routes-pages.ts'
import { registerStoryWriting } from './resources/stories/routes-writing.ts'
import { ownContent } from './resources/stories/source.ts'
import { storyWriting } from './resources/stories/writing.ts'
import { type LiveSwitches, registerSwitches, switchActions } from './resources/switches/actions.ts'
import { registerTradeRegister, tradeRegisterActions } from './resources/trade-register/actions.ts'
import { uploadActions } from './resources/uploads/actions.ts'
import { registerUploads } from './resources/uploads/routes.ts'
import { createUploadShelf } from './resources/uploads/shelf.ts'
import { visitorActions } from './resources/visitors/actions.ts'
import { registerWebhooks, webhookActions } from './resources/webhooks/actions.ts'

export type AppParts = {
  readonly config: Config
  readonly switches: LiveSwitches
  /** As the server was started. */
  readonly settings: Config
  readonly database: Database
  readonly jobs: Jobs
  readonly clock: Clock
  readonly vault: Vault
  readonly log: FastifyBaseLogger
  readonly metrics: Metrics
  readonly outbox: Outbox
  /** The built web app; without it only the API answers. */
  readonly screens: Screens | null
  readonly documents: DocumentService
  readonly payments: PaymentService
  readonly invitations: Invitations
  readonly scanner: Scanner
  readonly companies: Companies
  readonly webhooks: WebhookSender
  readonly contracts: ContractService
  readonly partners: Partners
  /** In the place of what the orders say. */
  readonly isPaid?: IsPaid
  /** In the place of what this machine can bear. */
  readonly passwords?: PasswordOptions
}

/** The whole service without a port: every part is handed in, every route is registered here, in order, by hand. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { config, database, jobs, clock, vault, log, metrics, outbox, screens } = parts
  const { documents, payments: shop, invitations, companies, contracts } = parts
  const { isPaid = shop.payments.isPaid } = parts
  const { ordering } = shop.orders
  const catalogue = catalogueActions({ database, clock })
  const { files } = documents
  const provider = createContentProvider(config)
  const provided = provider && providedSource({ provider, files, clock, log, metrics })
  const stories = storyActions({ database, clock, provided })
  const sandbox = config.production
    ? null
    : createIdentitySandbox({
        public_url: config.PUBLIC_URL,
        inside: insideFetch((call) => app.inject(call)),
        callbackOf: (name) => `${config.PUBLIC_URL}${socialRoutes[name].finish.path}`,
        onError: (error) => log.error({ err: error }, 'the identity sandbox failed'),
      })
  const providers = createIdentityProviders({ config, sandbox })
  const references = knownReferences({ database, clock })
  const audit = createAudit({ database, clock })
  const wording = questionWording({ database, clock, audit })
  const site = siteActions({
    config,
    switches: parts.switches,
    catalogue,
    stories,
    providers,
    references,
    wording,
    clock,
    log,
  })
  const contentPages =
    screens &&
    createContentPages({
      ...{ config, clock, screens, log, site: site.readSite },
      source: provided ?? ownContent({ database, clock }),
      priceBook: catalogue.currentPriceBook,
      quotes: site.readQuotes,
    })
  const contact = contactActions({ config, database, jobs })
  const visitors = visitorActions({ config, vault })
  const redirects = createRedirects(config)
  const accounts = accountParts({ config, database, jobs, clock, vault, redirects }, parts.passwords)
  const reference = referenceActions({ database, clock })
  const extras = catalogueExtras({ config, database, catalogue })
  const lookUp = createAddresses(config, clock)
  const addresses = addressActions({ addresses: lookUp, log })
  const register = tradeRegisterActions({ register: createTradeRegister(config, clock), log })
  const configuration = calculatorActions({ config, database, catalogue, extras, audit })
  const calculations = calculationActions({ config, database, jobs, clock, catalogue, configuration, references })
  const onPaidChange = shop.changes.saved
  const questionnaires = questionnaireActions({
    config,
    database,
    vault,
    clock,
    references,
    calculations,
    ordering,
    onPaidChange,
    onOwnPartLeft: invitations.left,
  })
  const within = questionnairesWithin({ config, database, vault, clock, onPaidChange })
  // A file may set a case going, and a case is shown with its files.
  const shelf = createUploadShelf({
    ...parts,
    ...{ files, within, onTaken: (tx, questionnaire) => cases.paperCame(tx, questionnaire) },
  })
  const uploads = uploadActions({ ...parts, shelf, questionnaires, isPaid })
  const { drawer, compose } = documents
  const byLink = { ...parts, references, questionnaires: within, invitations, shelf, isPaid, drawer, compose }
  const progress = createProgress(byLink)
  const declarations = createDeclarations(byLink)
  const cases: CaseService = createCaseService({
    onFinalized: companies.founded,
    ...{ config, database, vault, clock, references, questionnaires: within, uploads: shelf },
    ...{ orders: shop.orders, refunds: shop.refunds, telling: shop.telling },
    ...{ unfinished: invitations.unfinished, sealedParts: invitations.sealed.forOffice },
    ...{ files, drawer, compose, issued: documents.shelf, jobs },
    ...{ supplements: shop.supplements, payments: shop.payments },
    participants: {
      ...{ ...progress, declarations: declarations.all },
      writeAbout: (...said) => thread.writeAbout(...said),
    },
  })
  shop.addKind('appointment_moved', cases.appointing)
  const papers = partPapers(byLink)
  const powers = createOwnPowers({ ...byLink, cases: cases.forParticipants })
  const thread: ParticipantThread = createThread({ ...byLink, cases: cases.forParticipants })

  const ready = async () => {
    await database.ready()
    await checkDataKey(database, vault)
  }
  const app = await createServer({ config, log, metrics })
  app.addHook('onRequest', parts.switches.refresh)
  await app.register(registerHealth, { ready })
  await app.register(registerSecurityTxt, securityTxtActions({ config, clock }))
  await app.register(outboxRoutes, { config, outbox })
  await app.register(identitySandboxRoutes, { config, desks: sandboxDesks(sandbox) })
  const assistants = assistantAuthorization({ ...parts, questionnaires: within, references })
  await app.register(authorizationRoutes, { config, server: assistants.server })
  const tools = assistantTools({ ...parts, references, catalogue, questionnaires, compose, wording })
  await app.register(registerMcp, { config, clock, metrics, tools, authenticate: assistants.authenticate })
  await app.register(paymentSandboxRoutes, { sandbox: shop.paymentSandbox })

  await app.register(
    async (api) => {
      await guardApi(api, config, authenticator(accounts))
      await api.register(cookies)
      await describeApi(api, { brand: config.BRAND_NAME })
      await api.register(registerSite, site)
      await api.register(registerStories, { config, actions: stories })
      await api.register(
        registerStoryWriting,
        storyWriting({ database, clock, audit, pages: contentPages, isProvided: provided !== null }),
      )
      await api.register(registerPictures, pictureActions({ database, clock, files, audit }))
      const known = { config, database, clock, files, audit, switches: parts.switches, wording, references }
      await api.register(registerData, backOfficeData({ ...known, onContent: () => contentPages?.forget() }))
      await api.register(registerAudit, audit)
      await api.register(registerQuestionWords, wording)
      await api.register(registerPricePlanning, pricePlanning({ database, clock, audit, extras }))
      await api.register(registerStaff, staffActions({ database, clock, jobs, audit }))
      await api.register(registerOffices, adminOffices({ database, clock, audit, references }))
      await api.register(registerCountryWriting, countryWriting({ database, clock, audit, references }))
      await api.register(registerSwitches, switchActions({ ...parts, audit }))
      await api.register(registerContact, contact)
      await api.register(registerAccounts, {
        ...{ config, actions: accountActions(accounts), visitors, redirects, companies },
      })
      await api.register(registerAccountPage, { accounts, visitors, providers, keepers: keepers(parts), files, log })
      await api.register(registerSecondFactor, { config, visitors, actions: secondFactorActions(accounts) })
      await api.register(registerReference, reference)
      await api.register(registerExtras, extras)
      await api.register(registerAssistants, { config, ...assistants })
      await api.register(registerLegalCheckups, checkupActions({ database, clock }))
      await api.register(registerAddresses, addresses)
      await api.register(registerTradeRegister, register)
      await api.register(registerCatalogue, catalogue)
      await api.register(registerCalculations, { actions: calculations, configuration, visitors })
      await api.register(registerQuestionnaires, {
        ...{ config, visitors, actions: questionnaires },
        beforePaying: beforePaying({ config, clock, references, catalogue, questionnaires, addresses: lookUp, log }),
      })
      await api.register(registerKnownPeople, knownPeopleActions({ database, vault }))
      await api.register(registerDrafts, {
        ...{ config, visitors },
        actions: draftActions({ database, clock, catalogue, references, questionnaires: within }),
        links: draftLinks({ config, database, vault, jobs, clock, limits: accounts.limits }),
      })
      await api.register(registerReminders, stoppingActions({ database, vault, clock }))
      await api.register(registerDocuments, {
        visitors,
        actions: documentActions({ questionnaires, isPaid, ...documents }),
      })
      await api.register(registerBillings, shop.billings)
      await api.register(registerPayments, shop)
      await api.register(registerMemberships, shop.memberships)
      await api.register(registerPartners, parts.partners)
      await api.register(registerUploads, { visitors, actions: uploads })
      await api.register(registerDashboard, dashboardActions({ database, uploads, documents, companies }))
      await api.register(registerCompanies, companies)
      await api.register(registerContracts, { companies, ...contracts })
      await api.register(registerContractSigning, contracts.signing(accounts.limits))
      await api.register(registerWebhooks, webhookActions({ database, vault, clock, sender: parts.webhooks }))
      const door = createDoor({ ...byLink, limits: accounts.limits })
      await api.register(registerPartAppointments, { database, door, appointing: cases.appointing })
      await api.register(registerParticipants, {
        ...{ door, papers, powers, thread, declarations, cases: cases.forParticipants },
        part: partActions({
          ...{ ...byLink, papers, powers, thread, cases: cases.forParticipants },
          onComplete: async (tx, questionnaire) => {
            const version = (await within.newest(tx, questionnaire))?.uuid
            if (version !== undefined) await jobs.enqueue(tx, reissueDocuments, { questionnaire, version })
          },
        }),
        invited: invitedActions({ ...byLink, progress }),
      })
      await api.register(registerOwnCases, { actions: cases.own, accesses: accessActions({ database }) })
      await api.register(registerChanges, { actions: shop.changes })
      await api.register(registerAppointments, { own: cases.own, office: cases.office, hours: cases.hours })
      await api.register(registerCaseEvents, { events: cases.events })
      await api.register(registerCaseLinks, { actions: cases.links })
      await api.register(registerCaseServices, { actions: cases.services })
      await api.register(registerQuestionCounts, {
        counting: questionCounting({ database, clock, wording }),
        reporting: questionReporting({ database, clock, wording, flags: cases.flags }),
      })
      await api.register(registerCases, { actions: cases.office, queue: cases.queue })
      await docsRoutes(api, { brand: config.BRAND_NAME })
    },
    { prefix: '/api' },
  )

  // A page is shown also when the database is not there.
  const formTargets = () =>
    references.recent().then(
      (known) => known.formTargets,
      () => [],
    )
  const show =
    screens &&
    (await screenRoutes(app, {
      pages: createPages(screens, site.readSite, pageData({ configuration, stories, wording, log })),
      formTargets,
    }))

  pictureRoutes(app, { files, sharePicture: contentPages?.sharePicture })
  const content = contentPages && contentRoutes(app, { origin: config.PUBLIC_URL, pages: contentPages })

  app.setNotFoundHandler(async (request, reply) => {
    if (content && request.method === 'GET' && (await isWritten(content, request, reply))) return reply
    // A person who follows a dead link gets a page, a program gets the error.
    if (show && request.method === 'GET' && request.headers.accept?.includes('text/html')) return show(request, reply)
    throw new AppError('not_found')
  })
  await app.ready()
  return app

  /** Whether people wrote a page for this address, and it was sent. One that fails is a page that is not there. */
  async function isWritten(show: ShowContent, request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    try {
      return await show(request, reply)
    } catch (error) {
      request.log.warn({ err: error }, 'a page could not be drawn')
      return false
    }
  }
}
