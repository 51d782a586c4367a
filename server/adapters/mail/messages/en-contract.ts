import type { ContractMailWords } from './nl-contract.ts'

/** To whoever signs a contract, and about them to whoever sent it. */
export const enContract: ContractMailWords = {
  hello: ({ name }) => (name === '' ? 'Hello,' : `Hello ${name},`),
  greeting: ({ brand }) => `Kind regards,\nthe ${brand} team`,
  footer: ({ brand, support_email }) => [
    `${brand} · ${support_email}`,
    'Don’t know this contract? Then you can delete this email.',
  ],
  message: ({ by, message }) => `${by} adds: “${message}”`,
  invitation: {
    subject: ({ by, about }) => `${by} asks you to sign: ${about}`,
    title: 'Read and sign your contract',
    paragraphs: ({ by, about, day }) => [
      `${by} sends you a contract to sign: ${about}. You can read it in your own time first; you don’t need an account.`,
      'When you sign, we email you a code to be sure it is you. Is something not right? Then you can decline and say why.',
      `The link is yours alone and works until ${day}. Please don’t forward it.`,
    ],
    action: 'Read the contract',
  },
  reminder: {
    subject: ({ about }) => `Still waiting for your signature: ${about}`,
    title: 'Your contract is still waiting',
    paragraphs: ({ by, about, day }) => [
      `${by} is waiting for your signature under ${about}. You can sign until ${day}.`,
      'Don’t want to sign? Please say so by the same link.',
    ],
    action: 'Read the contract',
  },
  withdrawn: {
    subject: ({ about }) => `You no longer need to sign: ${about}`,
    title: 'The contract was taken back',
    paragraphs: ({ by, about }) => [
      `${by} took ${about} back. The link no longer works, and a signature that was already given no longer counts.`,
      'If there is a new version, you will get a new email.',
    ],
    action: '',
  },
  signed: {
    subject: ({ by, about }) => `${by} signed: ${about}`,
    title: 'Somebody signed',
    paragraphs: ({ by, about }) => [`${by} signed ${about}.`],
    action: 'View the contract',
  },
  completed: {
    subject: ({ about }) => `Everybody signed: ${about}`,
    title: 'Everybody signed',
    paragraphs: ({ about }) => [
      `${about} was signed by everybody. The signed file is ready, and its last page says who signed when.`,
      'Keep it safe. The file does not change any more.',
    ],
    action: 'To the signed contract',
  },
  declined: {
    subject: ({ by, about }) => `${by} does not sign: ${about}`,
    title: 'Somebody does not sign',
    paragraphs: ({ by, about }) => [
      `${by} does not want to sign ${about}. The reason stands with the contract.`,
      'You can change it and send it again.',
    ],
    action: 'View the contract',
  },
  expired: {
    subject: ({ about }) => `Not signed in time: ${about}`,
    title: 'The time to sign is over',
    paragraphs: ({ about }) => [
      `Not everybody signed ${about} in time. The links no longer work.`,
      'You can send the same contract again.',
    ],
    action: 'View the contract',
  },
}
