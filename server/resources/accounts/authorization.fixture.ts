import { randomUUID } from 'node:crypto'
import { usualHours } from '#domain/appointments/index.ts'

/** What a call answers. */
export type CallRow = {
  /** To those it is for. */
  readonly good: number
  /** The protocol does not say 401 to who has no session, but this; without it the call is for everybody. */
  readonly nobody?: number
  readonly params?: Readonly<Record<string, string>>
  readonly query?: string
  readonly payload?: object
}

const credentials = { email: 'niemand@voorbeeld.nl', password: 'een-goed-wachtwoord' }
const nowhere = '?auth_origin_url=https://evil.example'
const deed = { params: { index: '0' } }

/** Every call behind the door that the contract must give it: opening one wider takes a change here too. `*` is a product. */
export const doors: Readonly<Record<string, Readonly<Record<string, CallRow>>>> = {
  'the same for everyone': {
    getSite: { good: 200 },
    getStory: { good: 200, params: { slug: 'reviews' }, query: '?cv=1' },
    getStoryInFolder: { good: 404, params: { folder: 'tools', slug: 'nothing' }, query: '?cv=1' },
    getPageInformation: { good: 200, params: { slug: 'calculator' } },
    sendContactMessage: { good: 422, payload: {} },
    listCountries: { good: 200 },
    listNotaries: { good: 200 },
    listMemberships: { good: 200, query: '?notary_product_type_slug=dutch-bv' },
    listExtraServices: { good: 200 },
    getProductExtra: { good: 200, params: { id: '1', extra: 'dga_salary' } },
    getLegalCheckupType: { good: 200, params: { id: '1' } },
    findAddress: { good: 422 },
    findCompany: { good: 422 },
    getPrices: { good: 200, query: '?notary_product_type_slug=dutch-bv' },
    getOpenApi: { good: 200 },
    getCalculator: { good: 200 },
    openRedirection: { good: 302 },
    getWindowScript: { good: 200 },
    // The ticket is the key, and this is none.
    showSecondFactor: { good: 401, payload: { ticket: 'x', code: '123456' } },
    // The token is the key, and this is none.
    fetchCaseSet: { good: 404, params: { token: 'x' } },
    readReminderStops: { good: 404, params: { token: 'x' } },
    writeReminderStops: { good: 404, params: { token: 'x' }, payload: { stopped: [] } },
    stopReminders: { good: 404, params: { token: 'x' }, payload: {} },
    // The link is the key, and this is none.
    readPart: { good: 404, params: { token: 'x' } },
    showCode: { good: 404, params: { token: 'x' }, payload: {} },
    renewLink: { good: 404, params: { token: 'x' } },
    savePart: { good: 404, params: { token: 'x' }, payload: { answers: {} } },
    readPartDeed: { good: 404, params: { token: 'x' } },
    declarePart: { good: 404, params: { token: 'x' }, payload: { version: 1, hash: 'x' } },
    declinePart: { good: 404, params: { token: 'x' } },
    readPartAppointment: { good: 404, params: { token: 'x' } },
    answerPartAppointment: {
      ...{ good: 404, params: { token: 'x' } },
      payload: { starts: '2026-12-15T13:00:00Z', can: true },
    },
    addPartUpload: { good: 404, params: { token: 'x' }, payload: {} },
    readPartUpload: { good: 404, params: { token: 'x', upload: 'x' } },
    removePartUpload: { good: 404, params: { token: 'x', upload: 'x' } },
    readPartDeclaration: { good: 404, params: { token: 'x' } },
    readPartPower: { good: 404, params: { token: 'x', document: 'poa' } },
    downloadPart: { good: 404, params: { token: 'x' } },
    writeOnPart: { good: 404, params: { token: 'x' }, payload: { text: 'Dag' } },
    paymentWebhook: { good: 200, payload: { id: 'tr_unknown' } },
  },
  'for any visitor': {
    'create*': { good: 201 },
    'read*': { good: 200 },
    'save*': { good: 200, payload: { main: { email: 'anna@voorbeeld.nl' } } },
    'complete*': { good: 422 },
    'beforePaying*': { good: 200 },
    'transfer*': { good: 200 },
    'list*Documents': { good: 200 },
    'read*Document': { good: 200, ...deed },
    // Nobody paid for it yet.
    'download*Pdf': { good: 403, ...deed },
    'download*Docx': { good: 403, ...deed },
    getPredefinedNotary: { good: 200 },
    listDrafts: { good: 200 },
    removeDraft: { good: 200 },
    sendDraftLink: { good: 422, payload: {} },
    // This is no key.
    openDraftLink: { good: 404, payload: { key: 'x' } },
    createCalculation: { good: 201 },
    readCalculation: { good: 200 },
    saveCalculation: { good: 200, payload: { data: { answered: [] } } },
    completeCalculation: { good: 422, payload: { notary_product_type_slug: 'dutch-bv' } },
    shareCalculation: { good: 201 },
    // Whoever has the key may make it their own; this one is no key.
    copyCalculation: { good: 404, payload: { key: 'x' } },
  },
  'for who is signed in': {
    'add*Upload': { good: 403 },
    'list*Uploads': { good: 200 },
    'read*Upload': { good: 404 },
    'remove*Upload': { good: 404 },
    listKnownPeople: { good: 200 },
    readBilling: { good: 200 },
    saveBilling: { good: 200, payload: {} },
    listPayments: { good: 200 },
    readPayment: { good: 200 },
    createPayment: { good: 404, payload: { uuid: 'x' } },
    // Nobody ticked the boxes yet.
    payAgain: { good: 409 },
    readPaymentForAnalytics: { good: 200 },
    // There is none before it is paid.
    downloadInvoice: { good: 404 },
    getMe: { good: 200 },
    getMeForDashboard: { good: 200 },
    getArrival: { good: 200 },
    claimDrafts: { good: 200, payload: { uuids: [randomUUID()] } },
    markCheckupsSeen: { good: 200, payload: {} },
    createRedirection: { good: 200, query: '?redirect_url=/dashboard' },
    listNotaryProducts: { good: 200 },
    listCompanies: { good: 200 },
    createCompany: { good: 201, payload: { name: 'Molenwiek B.V.', legal_form: 'bv' } },
    readCompany: { good: 200 },
    saveCompany: { good: 200, payload: { town: 'Sneek' } },
    listContracts: { good: 200 },
    // Nobody said for which company.
    createContract: { good: 422, payload: { name: 'nda' } },
    readContract: { good: 200 },
    saveContract: { good: 200, payload: { title: 'Rotor' } },
    removeContract: { good: 200 },
    // Nothing was answered.
    submitContract: { good: 422 },
    approveContract: { good: 409, payload: { version: 1 } },
    readContractDocument: { good: 409 },
    downloadContractPdf: { good: 409 },
    downloadContractDocx: { good: 409 },
    // Nobody of it fills in a part of their own.
    listParticipants: { good: 404, query: '?questionnaire=x' },
    inviteParticipant: { good: 404 },
    revokeInvitation: { good: 404 },
    takeBackPart: { good: 404 },
    replaceParticipant: {
      good: 404,
      payload: { prefix: 'Mr', firstname: 'Bo', lastname: 'Berg', email: 'bo@voorbeeld.nl' },
    },
    readOwnCase: { good: 200 },
    actOnOwnCase: { good: 409, payload: { action: 'submit' } },
    writeOnOwnCase: { good: 201, payload: { text: 'Een vraag' } },
    seeOwnMessages: { good: 200, payload: { up_to: 1 } },
    readOwnConcept: { good: 404, params: { number: '1' } },
    readOwnAppointment: { good: 404 },
    readOwnSlots: { good: 200 },
    payMove: { good: 409, payload: { total: 6050 } },
    readOwnBankPapers: { good: 404 },
    readOwnMemberships: { good: 200 },
    listSubscriptions: { good: 200 },
    readChanges: { good: 200 },
    // Nothing was paid for.
    previewChange: { good: 404, payload: { patch: {} } },
    makeChange: { good: 404, payload: { patch: {}, total: 0 } },
    // Nothing was kept aside.
    payChange: { good: 409, payload: { revision: 1 } },
    withdrawChange: { good: 200 },
    readOwnServices: { good: 200 },
    decideOnService: { good: 404, params: { service: 'trademark-check' }, payload: { consent: true } },
    watchOwnCase: { good: 200 },
    listSessions: { good: 200 },
    endSession: { good: 200 },
    endAllSessions: { good: 200 },
    exportAccount: { good: 200 },
    exportAccountFiles: { good: 200 },
    listAccesses: { good: 200 },
    // The password is wrong.
    requestEmailChange: { good: 422, payload: { email: 'ander@voorbeeld.nl', current_password: 'x' } },
    listIdentities: { good: 200 },
    linkIdentity: { good: 200, params: { provider: 'google_oauth2' } },
    getSecondFactor: { good: 200 },
    // Whom it is for is told by the account, also of those whose role does not count yet: see second-factor.test.ts.
    beginSecondFactor: { good: 422, payload: { code: 1 } },
    confirmSecondFactor: { good: 422, payload: { code: '123456' } },
    renewRecoveryCodes: { good: 422, payload: { code: '123456' } },
    removeSecondFactor: { good: 422, payload: { code: '123456' } },
    unlinkIdentity: { good: 404, params: { provider: 'linkedin' } },
  },
  'for notary or support': {
    listCases: { good: 200 },
    countCases: { good: 200 },
    exportCases: { good: 200 },
    readCase: { good: 200 },
    actOnCase: { good: 409, payload: { action: 'complete' } },
    recordOnCase: { good: 200, payload: { handler: 'me' } },
    // Support says first why it looks.
    readParticipantThread: { good: 403, params: { person: 'p2' } },
    writeToParticipant: { good: 403, params: { person: 'p2' }, payload: { text: 'Dag' } },
    readParticipantDeclaration: { good: 403, params: { person: 'p2' } },
    commentOnCase: { good: 201, payload: { text: 'Een notitie', internal: true } },
    closeComment: { good: 404, params: { id: '1' }, payload: { resolved: true } },
    takeChange: { good: 200, params: { id: '1' } },
    // Nobody said why.
    downloadCase: { good: 403 },
    readCaseDocument: { good: 404 },
    reviewCaseDocument: { good: 404, payload: { review: 'accepted' } },
    addCaseDocument: { good: 415 },
    writeClientCheck: { good: 200, payload: { revision: 0 } },
    readClientCheckPaper: { good: 403 },
    readAppointment: { good: 404 },
    appointCase: { good: 409, payload: { action: 'confirm' } },
    unsealCase: { good: 200, payload: { reason: 'De klant vroeg ernaar.' } },
    moveReview: { good: 409, payload: { move: 'approve' } },
    readCaseDeed: { good: 200 },
    readNotaryPage: { good: 403 },
    writeCaseDeed: { good: 200, payload: { blanks: {}, layer: [], revision: 0 } },
    refundCase: { good: 409, payload: { amount: 1 } },
    resendCaseMail: { good: 404, params: { id: '999999' } },
    watchCase: { good: 200 },
    watchQueue: { good: 200 },
  },
  'for notary': {
    readOfficeHours: { good: 200 },
    writeOfficeHours: { good: 200, payload: { hours: usualHours, closed: [] } },
  },
  'for support': {
    listOffices: { good: 200 },
    listServices: { good: 200 },
    readCaseServices: { good: 200 },
    // Nothing was ordered beside the company.
    workOnService: { good: 404, params: { service: 'trademark-check' }, payload: { action: 'done' } },
    listCaseLinks: { good: 200 },
    // Nobody said why.
    makeCaseLink: { good: 403, payload: {} },
    revokeCaseLink: { good: 404, params: { id: '999999' } },
  },
  'for admin': {
    putCalculator: { good: 422, payload: {} },
    listPriceBooks: { good: 200 },
    planPriceBook: { good: 422, payload: {} },
    withdrawPriceBook: { good: 404, params: { valid_from: '2099-01-01' } },
    countFlaggedQuestions: { good: 200 },
  },
  'as the protocol of accounts has it': {
    register: { good: 422, payload: {} },
    signIn: { good: 401, payload: credentials },
    getSignIn: { good: 405 },
    signOut: { good: 200, nobody: 404 },
    validateToken: { good: 200, nobody: 401 },
    updateAccount: { good: 200, nobody: 404, payload: { firstname: 'Anna' } },
    deleteAccount: { good: 200, nobody: 404 },
    openConfirmation: { good: 302, query: '?confirmation_token=x&redirect_url=/questionnaire/' },
    sendConfirmation: { good: 401, payload: {} },
    requestPassword: { good: 401, payload: {} },
    openPasswordReset: { good: 404, query: '?reset_password_token=x&redirect_url=/questionnaire/' },
    // The key is what counts, and this is none.
    confirmEmailChange: { good: 404, payload: { key: 'x' } },
    changePassword: { good: 422, nobody: 401, payload: {} },
    startGoogle: { good: 422, query: nowhere },
    startGoogleByPost: { good: 422, query: nowhere },
    finishGoogle: { good: 302 },
    startLinkedIn: { good: 422, query: nowhere },
    startLinkedInByPost: { good: 422, query: nowhere },
    finishLinkedIn: { good: 302 },
  },
}
