// The small print in plain words: the general terms and what we do with data.
import { useSay } from '#web/i18n/index.ts'
import { useSite } from '#web/site/index.ts'

const parts = {
  terms: ['service', 'account', 'answers', 'price', 'notary', 'stop', 'liability', 'law'],
  privacy: ['what', 'why', 'who', 'safe', 'long', 'rights', 'cookies', 'contact'],
} as const

export default function Legal({ screen }: { screen: string }) {
  return screen === 'privacy' ? <Privacy /> : <LegalTerms />
}

function LegalTerms() {
  const say = useSay()
  const { brand, support_email: email } = useSite()
  return (
    <LegalSheet heading={say('legal.terms.heading')} intro={say('legal.terms.intro', { brand })}>
      {parts.terms.map((part) => (
        <LegalPart
          key={part}
          heading={say(`legal.terms.${part}.heading`)}
          text={say(`legal.terms.${part}.text`, { brand, email })}
        />
      ))}
    </LegalSheet>
  )
}

function Privacy() {
  const say = useSay()
  const { brand, support_email: email } = useSite()
  return (
    <LegalSheet heading={say('legal.privacy.heading')} intro={say('legal.privacy.intro', { brand })}>
      {parts.privacy.map((part) => (
        <LegalPart
          key={part}
          heading={say(`legal.privacy.${part}.heading`)}
          text={say(`legal.privacy.${part}.text`, { brand, email })}
        />
      ))}
    </LegalSheet>
  )
}

function LegalSheet({ heading, intro, children }: { heading: string; intro: string; children: React.ReactNode }) {
  return (
    <article className="mx-auto w-full max-w-form px-4.5 py-10 md:px-8 md:py-16">
      <h1 className="outline-none">{heading}</h1>
      <p className="mt-3 max-w-prose text-lg text-ink-2">{intro}</p>
      <div className="mt-8 grid max-w-prose gap-7">{children}</div>
    </article>
  )
}

function LegalPart({ heading, text }: { heading: string; text: string }) {
  return (
    <section>
      <h2>{heading}</h2>
      <p className="mt-1.5">{text}</p>
    </section>
  )
}
