type EndingAssistant = { assistant: string; day: string }

/** Dat een assistent de volgende dag niet meer meehelpt. */
export const nlAssistant = {
  hello: (name: string | undefined) => (name === undefined ? 'Dag,' : `Dag ${name},`),
  /** Waar een naam er niet als naam uitziet. */
  somebody: 'Je assistent',
  subject: ({ assistant, day }: EndingAssistant) => `${assistant} stopt op ${day}`,
  title: ({ assistant }: EndingAssistant) => `${assistant} helpt nog één dag mee`,
  paragraphs: ({ assistant, day }: EndingAssistant) => [
    `Je hebt ${assistant} laten meehelpen tot ${day}. Daarna kan deze assistent niets meer lezen of invullen.`,
    'Is dat goed zo? Dan hoef je niets te doen. Wil je er nog mee verder, verbind de assistent dan daarna opnieuw.',
    'In je account lees je wat de assistent heeft ingevuld. Daar kun je hem ook eerder laten stoppen.',
  ],
  action: 'Bekijk je assistenten',
  greeting: ({ brand }: { brand: string }) => `Hartelijke groet,\nhet team van ${brand}`,
  footer: ({ brand, support_email }: { brand: string; support_email: string }) => [
    `${brand} · ${support_email}`,
    `Je krijgt deze mail omdat je bij ${brand} een assistent hebt verbonden.`,
  ],
}

/** Every language has exactly these texts; one that is missing does not compile. */
export type AssistantWords = typeof nlAssistant
