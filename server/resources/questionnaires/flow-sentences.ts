import { type FlowName, flows } from '#domain/products/index.ts'

/** What a flow answers to who may not go on yet, in the language in which it is held; screens choose their own words by the code. */
const sentences = {
  nl: {
    paid: 'De bestelling is betaald: wijzig dit zelf.',
    by_hand: 'Dit doe je zelf.',
    files: 'Je kunt stukken voor de notaris sturen zodra de bestelling is betaald.',
    documents: 'Je kunt de documenten downloaden zodra de bestelling is betaald; tot dan kun je ze lezen.',
    invoice: 'Zonder dit kunnen we geen factuur maken.',
    criminal_record_status: 'Zet eerst een vinkje bij de verklaring over veroordelingen, dan kun je verder.',
    terms_of_service: 'Ga eerst akkoord met de algemene voorwaarden, dan kun je verder.',
    payment: 'Er is een fout opgetreden',
    ubo: 'De notaris kan pas verder als de UBO’s zijn opgegeven: zet een vinkje dat je dit weet.',
  },
  en: {
    paid: 'The order is paid: change this yourself.',
    by_hand: 'You do this yourself.',
    files: 'Files for the notary can be sent once the order is paid.',
    documents: 'Documents can be downloaded once the order is paid; until then they can be read.',
    invoice: 'An invoice cannot be made without this.',
    criminal_record_status: 'You need to check the Criminal Records option before you can continue',
    terms_of_service: 'In order to proceed, you first need to accept the General Terms and Conditions.',
    payment: 'Something went wrong',
    ubo: 'The notary cannot go on before the UBOs are reported: this must be acknowledged.',
  },
} as const

export const sentencesOf = (flow: FlowName) => sentences[flows[flow].language]
